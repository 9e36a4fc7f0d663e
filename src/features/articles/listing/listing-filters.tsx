import { filterWords, knowledgeBank as words } from "#content/pages/knowledge-bank.ts";
import { categories, readers, slug } from "../categories.ts";
import type { ArticleSummary } from "../render/render-article.tsx";

type FilterName = "reader" | "category" | "year";

interface FilterOption {
  value: string;
  label: string;
  count: number;
}

/**
 * Links, so that each choice has an address: `?reader=employed&year=2026`. Without script they lead
 * to the whole list, whose cards say for whom they are. The script counts again when another filter
 * or a search narrows the list.
 */
export function ListingFilters({ articles }: { articles: readonly ArticleSummary[] }) {
  const years = [...new Set(articles.map(({ taxYear }) => taxYear))].sort().reverse();
  return (
    <div
      className="listing-filters"
      data-filters=""
      data-filter-words={JSON.stringify(filterWords)}
    >
      <Filter
        name="reader"
        words={words.readerFilter}
        inAll={articles.length}
        options={readers.map((reader) => ({
          value: reader,
          label: words.readerFilter[reader],
          count: articles.filter((article) => article.readers.includes(reader)).length,
        }))}
      />
      <details>
        <summary>{words.filters}</summary>
        <Filter
          name="category"
          words={words.filter}
          inAll={articles.length}
          options={categories.map((category) => ({
            value: slug(category),
            label: category,
            count: articles.filter(
              (article) => article.category === category || article.alsoIn.includes(category),
            ).length,
          }))}
        />
        <Filter
          name="year"
          words={words.yearFilter}
          inAll={articles.length}
          options={years.map((year) => ({
            value: String(year),
            label: String(year),
            count: articles.filter(({ taxYear }) => taxYear === year).length,
          }))}
        />
      </details>
    </div>
  );
}

function Filter(props: {
  name: FilterName;
  words: { label: string; all: string };
  inAll: number;
  options: readonly FilterOption[];
}) {
  const { name, words, inAll, options } = props;
  return (
    <nav aria-label={words.label}>
      <ul className="filter-links">
        {[{ value: "", label: words.all, count: inAll }, ...options].map(
          ({ value, label, count }) => (
            <li key={value}>
              <a
                href={value ? `/knowledge-bank?${name}=${value}` : "/knowledge-bank"}
                aria-current={value ? undefined : "true"}
                data-filter={name}
                data-value={value}
                data-label={label}
              >
                {label}
                <small>{count}</small>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

export function filterValues({ id, readers, category, alsoIn, taxYear }: ArticleSummary) {
  return {
    "data-card": "",
    "data-reader": readers.join(" "),
    "data-start-for": readers.find((reader) => words.startFor[reader] === id),
    "data-category": [category, ...alsoIn].map(slug).join(" "),
    "data-year": taxYear,
  };
}

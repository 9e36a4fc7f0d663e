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
      className="relative border-b border-line"
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
        {/* In the row of the readers. */}
        <summary className="absolute top-0 right-0 py-2.5 text-nav leading-6 font-semibold text-pine max-sm:list-none">
          {words.filters}
        </summary>
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
    <nav className="border-t border-line" aria-label={words.label}>
      <ul
        className={`flex gap-x-3.5 sm:gap-x-7 ${name === "category" ? "row-to-swipe min-[72rem]:flex-wrap" : "flex-wrap"}`}
      >
        {[{ value: "", label: words.all, count: inAll }, ...options].map(
          ({ value, label, count }) => (
            <li key={value}>
              <a
                href={value ? `/knowledge-bank?${name}=${value}` : "/knowledge-bank"}
                className="flex min-h-11 items-center gap-[0.4rem] text-nav whitespace-nowrap text-ink-2 hover:text-ink hover:shadow-[inset_0_-2px_0_var(--color-line-strong)] aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-leaf)] sm:min-h-13"
                aria-current={value ? undefined : "true"}
                data-filter={name}
                data-value={value}
                data-label={label}
              >
                {label}
                <small
                  className={`text-xs font-normal tabular-digits text-ink-3 ${name === "reader" ? "max-sm:hidden" : ""}`}
                >
                  {count}
                </small>
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

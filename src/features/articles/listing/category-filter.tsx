import { searchWords, knowledgeBank as words } from "#content/knowledge-bank.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { ArticleSummary } from "../article-summary.ts";
import { type Category, categories, slug } from "../categories.ts";

/** Links, so that each category has an address. Without script they lead to the whole list. */
export function CategoryFilter({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <nav aria-label={words.filter.label}>
      <ul className="category-filter">
        <li>
          <a
            href="/knowledge-bank"
            aria-current="true"
            data-category=""
            data-says={counted(articles.length)}
          >
            {words.filter.all}
            <small>{articles.length}</small>
          </a>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <CategoryLink category={category} count={countIn(category, articles)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CategoryLink({ category, count }: { category: Category; count: number }) {
  return (
    <a
      href={`/knowledge-bank?category=${slug(category)}`}
      data-category={slug(category)}
      data-says={fillIn(searchWords.filtered, { articles: counted(count), category })}
    >
      {category}
      <small>{count}</small>
    </a>
  );
}

function counted(count: number): string {
  return count === 1 ? searchWords.oneArticle : fillIn(searchWords.manyArticles, { count });
}

function countIn(category: Category, articles: readonly ArticleSummary[]): number {
  return articles.filter((article) => [article.category, ...article.alsoIn].includes(category))
    .length;
}

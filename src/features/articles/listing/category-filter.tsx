import { searchWords, knowledgeBank as words } from "#content/knowledge-bank.ts";
import { fillIn } from "#wording/fill-in.ts";
import { categories, slug } from "../categories.ts";
import type { RenderedArticle } from "../render/render-article.tsx";

/** Links, so that each category has an address. Without script they lead to the whole list. */
export function CategoryFilter({ articles }: { articles: readonly RenderedArticle[] }) {
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
        {categories.map((category) => {
          const count = articles.filter(
            (article) => article.category === category || article.alsoIn.includes(category),
          ).length;
          return (
            <li key={category}>
              <a
                href={`/knowledge-bank?category=${slug(category)}`}
                data-category={slug(category)}
                data-says={fillIn(searchWords.filtered, { articles: counted(count), category })}
              >
                {category}
                <small>{count}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function counted(count: number): string {
  return count === 1 ? searchWords.oneArticle : fillIn(searchWords.manyArticles, { count });
}

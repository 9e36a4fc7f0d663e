import { Tag } from "#design-system/reading/tag.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { categoryTones, slug } from "./categories.ts";

/** Badge, date, author and minutes. */
export function CardFacts({ article }: { article: ArticleSummary }) {
  return (
    <div className="card-facts">
      <Tag tone={categoryTones[article.category]}>{article.category}</Tag>
      <p className="fact-row">
        <time dateTime={article.isoDate}>{article.date}</time>
        <span>{article.readTime}</span>
      </p>
    </div>
  );
}

/** What the filter in the browser looks at. */
export function categorySlugs({ category, alsoIn }: ArticleSummary): string {
  return [category, ...alsoIn].map(slug).join(" ");
}

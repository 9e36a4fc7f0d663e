import { knowledgeBank as words } from "#content/knowledge-bank.ts";
import { ArticleCard } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { FeaturedArticle } from "./featured-article.tsx";
import { feeds } from "./feed-links.ts";
import "./listing.css";

/** What was found stands in place of the list while somebody searches. */
export function ArticleList({
  featured,
  featuredHeroHtml,
  articles,
}: {
  featured: ArticleSummary;
  featuredHeroHtml: string;
  articles: readonly ArticleSummary[];
}) {
  return (
    <>
      <p className="listing-status" role="status" data-listing-status="" />
      <ol className="search-results" id="search-results" data-results="" hidden />
      <div data-listing="">
        <FeaturedArticle article={featured} heroHtml={featuredHeroHtml} />
        <h2 className="sr-only">{words.listHeading}</h2>
        <ul className="article-cards">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      </div>
      <p className="listing-feeds">
        {words.feeds.label}
        {feeds.map(({ label, href, type }) => (
          <a key={href} href={href} type={type}>
            {label}
          </a>
        ))}
      </p>
    </>
  );
}

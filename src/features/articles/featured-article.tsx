import { knowledgeBank as words } from "#content/knowledge-bank.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Eyebrow } from "#design-system/layout/eyebrow.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { ArticleText } from "./article-text.tsx";
import { CardFacts, categorySlugs } from "./card-facts.tsx";

/** The one article that stands large: its own figure is the picture. */
export function FeaturedArticle({
  article,
  heroHtml,
}: {
  article: ArticleSummary;
  heroHtml: string;
}) {
  return (
    <article className="featured-article" data-card="" data-categories={categorySlugs(article)}>
      <div className="featured-words">
        <Eyebrow>{words.featuredLabel}</Eyebrow>
        <h2>
          <a href={article.href}>{article.title}</a>
        </h2>
        <p className="featured-excerpt">{article.excerpt}</p>
        <CardFacts article={article} />
        <Button href={article.href} className="mt-7">
          {words.readFeatured}
          <span className="sr-only">: {article.title}</span>
        </Button>
      </div>
      <ArticleText html={heroHtml} className="featured-picture" />
    </article>
  );
}

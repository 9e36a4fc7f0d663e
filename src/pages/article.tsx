import { articlePage } from "#content/knowledge-bank.ts";
import { ArticleClosing } from "#features/articles/article-closing.tsx";
import { ArticleDisclaimer } from "#features/articles/article-disclaimer.tsx";
import { ArticleHeader } from "#features/articles/article-header.tsx";
import { readArticles } from "#features/articles/article-library.server.ts";
import { ArticleSources } from "#features/articles/article-sources.tsx";
import { summarize } from "#features/articles/article-summary.ts";
import { ArticleText } from "#features/articles/article-text.tsx";
import scriptUrl from "#features/articles/browser/article.ts?script";
import { feedLinks } from "#features/articles/feed-links.ts";
import { FurtherReading } from "#features/articles/further-reading.tsx";
import { besides, relatedTo } from "#features/articles/neighbors.ts";
import { articleData } from "#features/articles/structured-data.ts";
import { TableOfContents } from "#features/articles/table-of-contents.tsx";
import type { TypesetArticle } from "#features/articles/typeset-article.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { siteOrigin } from "#site-shell/site-origin.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";
import type { Route } from "./+types/article";

export async function loader({ params }: Route.LoaderArgs) {
  const articles = await readArticles();
  const article = articles.find(({ id }) => id === params.articleId);
  if (!article) throw new Response(null, { status: 404, statusText: "Not Found" });
  const { previous, next } = besides(article, articles);
  return {
    article,
    summary: summarize(article),
    related: relatedTo(article, articles).map(summarize),
    previous: previous && summarize(previous),
    next: next && summarize(next),
  };
}

export function describeArticle(article: TypesetArticle): PageDescription {
  const { breadcrumb, titleSuffix, descriptionSentence } = articlePage;
  const summary = summarize(article);
  return {
    title: `${article.title} | ${titleSuffix}`,
    description: `${article.excerpt} ${descriptionSentence}`,
    path: summary.href,
    keywords: article.keywords,
    type: "article",
    picture: { title: article.title, eyebrow: titleSuffix, slip: article.example },
    structuredData: [
      articleData(article, summary, siteOrigin),
      breadcrumbData(
        { label: breadcrumb.list, href: "/knowledge-bank" },
        { label: article.title, href: summary.href },
      ),
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { article, summary } = loaderData;
  return [
    ...pageMetadata(describeArticle(article)),
    { property: "article:published_time", content: summary.isoDate },
    { property: "article:modified_time", content: article.lastReviewed },
    { property: "article:section", content: article.category },
    ...feedLinks(),
  ];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, summary, related, previous, next } = loaderData;
  return (
    <>
      <article>
        <ArticleHeader article={article} summary={summary} />
        <ArticleText html={article.heroHtml} className="article-hero" />
        <div className="article-columns">
          <TableOfContents headings={article.headings} />
          <div className="article-column">
            <ArticleText html={article.bodyHtml} className="article-body" />
            <ArticleDisclaimer />
            <ArticleSources law={article.law} />
          </div>
        </div>
      </article>
      <ArticleClosing />
      <FurtherReading related={related} previous={previous} next={next} />
      <script type="module" src={scriptUrl} />
    </>
  );
}

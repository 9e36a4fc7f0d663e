import { firmTimeZone } from "#content/firm.ts";
import { articlePage } from "#content/pages/knowledge-bank.ts";
import { ArticleClosing } from "#features/articles/article/article-closing.tsx";
import { ArticleHeader } from "#features/articles/article/article-header.tsx";
import { ArticlePeople } from "#features/articles/article/article-people.tsx";
import { ArticleSources } from "#features/articles/article/article-sources.tsx";
import {
  ArticleDisclaimer,
  ArticleText,
  TableOfContents,
} from "#features/articles/article/article-text.tsx";
import { FurtherReading } from "#features/articles/article/further-reading.tsx";
import {
  laterEditionsOf,
  previousAndNext,
  relatedTo,
} from "#features/articles/article/related-articles.ts";
import {
  mistakesInArticle,
  readArticles,
  summaryOf,
} from "#features/articles/article-library.server.ts";
import scriptUrl from "#features/articles/browser/article.ts?script";
import { feedLinks } from "#features/articles/feed-links.ts";
import { StayUpdated } from "#features/articles/newsletter/stay-updated.tsx";
import type { BodyPart, RenderedArticle } from "#features/articles/render/render-article.tsx";
import { articleData } from "#features/articles/structured-data.ts";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata, sharingPicturePath } from "#site-shell/metadata.ts";
import { siteOrigin } from "#site-shell/site-origin.ts";
import { today } from "#wording/dates.ts";
import type { Route } from "./+types/article";

export async function loader({ params }: Route.LoaderArgs) {
  const articles = await readArticles();
  const article = articles.find(({ id }) => id === params.articleId);
  if (!article && import.meta.env.DEV) await refuseMistakes(params.articleId);
  if (!article) throw new Response(null, { status: 404, statusText: "Not Found" });
  const { previous, next } = previousAndNext(article, articles);
  return {
    article,
    laterEditions: laterEditionsOf(article, articles).map(summaryOf),
    related: relatedTo(article, articles).map(summaryOf),
    previous: previous && summaryOf(previous),
    next: next && summaryOf(next),
  };
}

/** In development an article with mistakes answers with what to correct. */
async function refuseMistakes(articleId: string): Promise<void> {
  const sentences = await mistakesInArticle(articleId);
  if (sentences.length > 0) throw new Response(sentences.join("\n"), { status: 422 });
}

export function describeArticle(article: RenderedArticle): PageDescription {
  const { breadcrumb, titleSuffix, descriptionSentence } = articlePage;
  return {
    title: `${article.title} | ${titleSuffix}`,
    description: `${article.excerpt} ${descriptionSentence}`,
    path: article.href,
    keywords: article.keywords,
    type: "article",
    picture: {
      title: article.title,
      eyebrow: titleSuffix,
      slip: article.example ?? article.comparison,
    },
    trail: [{ label: breadcrumb.list, href: "/knowledge-bank" }, { label: article.title }],
    structuredData: [
      articleData(article, siteOrigin, siteOrigin + sharingPicturePath(article.href)),
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { article } = loaderData;
  return [
    ...pageMetadata(describeArticle(article)),
    { property: "article:published_time", content: article.date },
    { property: "article:modified_time", content: article.lastReviewed },
    { property: "article:section", content: article.category },
    ...feedLinks(),
  ];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, laterEditions, related, previous, next } = loaderData;
  return (
    <>
      <article>
        <ArticleHeader
          article={article}
          laterEditions={laterEditions}
          today={today(firmTimeZone)}
        />
        {article.heroHtml ? <ArticleText html={article.heroHtml} className="article-hero" /> : null}
        <div className="article-columns">
          {article.contents.length > 0 ? <TableOfContents article={article} /> : null}
          <div className="article-column">
            <ArticleBody parts={article.bodyParts} />
            <ArticlePeople article={article} />
            <ArticleDisclaimer />
            <ArticleSources law={article.law} />
          </div>
        </div>
      </article>
      <StayUpdated form={<Island name="subscribe-form" props={{}} />} />
      <ArticleClosing reader={article.readers[0]} />
      <FurtherReading related={related} previous={previous} next={next} />
      <script type="module" src={scriptUrl} />
    </>
  );
}

function ArticleBody({ parts }: { parts: readonly BodyPart[] }) {
  return parts.map((part) =>
    "html" in part ? (
      <ArticleText key={part.html} html={part.html} className="article-body" />
    ) : (
      <Island key={part.tool} name={part.tool} props={{}} />
    ),
  );
}

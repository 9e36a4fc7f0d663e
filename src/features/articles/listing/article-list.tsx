import { firmTimeZone } from "#content/firm.ts";
import { searchWords, knowledgeBank as words } from "#content/pages/knowledge-bank.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Eyebrow } from "#design-system/layout/page-heading.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { ArticleMarks } from "../article/article-header.tsx";
import { ArticleText } from "../article/article-text.tsx";
import { readers as allReaders, categoryTones } from "../categories.ts";
import { feeds } from "../feed-links.ts";
import type { ArticleSummary, RenderedArticle } from "../render/render-article.tsx";
import { CardPicture } from "./card-picture.tsx";
import { filterValues } from "./listing-filters.tsx";
import "./listing.css";

/** While a visitor searches, the results replace the list. */
export function ArticleList(props: {
  featured: RenderedArticle;
  articles: readonly ArticleSummary[];
}) {
  const { featured, articles } = props;
  return (
    <>
      <p
        className="not-empty:pt-5 not-empty:text-ink-2 not-empty:text-nav"
        role="status"
        data-listing-status=""
      />
      <ol className="search-results" id="search-results" data-results="" hidden />
      <div data-listing="">
        <FeaturedArticle article={featured} />
        <h2 className="sr-only">{words.listHeading}</h2>
        <ul className="border-t-[1.5px] border-ink not-has-[>:not([hidden])]:hidden min-[68rem]:grid min-[68rem]:grid-cols-[1fr_1fr] min-[68rem]:gap-x-16 [[data-card][hidden]~&]:mt-10">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-0 mt-4 text-ink-3 text-sm">
        {words.feeds.label}
        {feeds.map(({ label, href, type }) => (
          <a
            key={href}
            href={href}
            type={type}
            className="inline-flex items-center min-h-11 text-pine font-medium"
          >
            {label}
          </a>
        ))}
      </p>
    </>
  );
}

function FeaturedArticle({ article }: { article: RenderedArticle }) {
  return (
    <article
      className="grid gap-x-16 gap-y-10 items-center py-12 min-[60rem]:grid-cols-[5fr_6fr] min-[60rem]:py-16 [&>*]:min-w-0"
      {...filterValues(article)}
    >
      <div>
        <Eyebrow>{words.featuredLabel}</Eyebrow>
        <h2 className="mt-4 text-[clamp(1.875rem,1.4rem+2vw,2.75rem)]">
          <a href={article.href} className="no-underline hover:underline hover:decoration-[1.5px]">
            {article.title}
          </a>
        </h2>
        <p className="my-5 text-ink-2 text-lg leading-normal" data-excerpt="">
          {article.excerpt}
        </p>
        <CardFacts article={article} />
        <Button href={article.href} className="mt-7">
          {words.readFeatured}
          <span className="sr-only">: {article.title}</span>
        </Button>
      </div>
      <ArticleText
        html={article.heroHtml}
        className="featured-picture sm:[&>.chart]:px-8 sm:[&>.chart]:pt-11 sm:[&>.chart]:pb-7 [&>.chart]:shadow-slip"
      />
    </article>
  );
}

function ArticleCard({ article }: { article: ArticleSummary }) {
  const { picture } = article;
  return (
    <li className="article-card group relative border-b border-line" {...filterValues(article)}>
      <article className="grid h-full gap-5 py-7 sm:grid-cols-[minmax(0,1fr)_8.5rem] sm:gap-8">
        <div className="flex flex-col items-start">
          <h3 className="text-[1.4375rem] leading-[1.18]">
            <a href={article.href} className="group-hover:underline group-hover:decoration-1">
              {article.title}
            </a>
          </h3>
          <p className="mt-3 mb-4 text-nav leading-normal text-ink-2" data-excerpt="">
            {article.excerpt}
          </p>
          <CardFacts article={article} />
          {/* The whole entry can be picked. */}
          <a
            href={article.href}
            className="inline-flex min-h-11 items-center pt-1 text-nav font-semibold text-pine group-hover:underline before:absolute before:inset-0"
          >
            {words.readMore}
            <span className="sr-only">: {article.title}</span>
          </a>
        </div>
        {picture ? <CardPicture picture={picture} category={article.category} /> : null}
      </article>
    </li>
  );
}

function CardFacts({ article }: { article: ArticleSummary }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Tag tone={categoryTones[article.category]}>{article.category}</Tag>
      <ArticleMarks article={article} />
      {article.taxYear < Number(today(firmTimeZone).slice(0, 4)) ? (
        <Tag tone="neutral">{fillIn(searchWords.earlierYear, { year: article.taxYear })}</Tag>
      ) : null}
      <p className="fact-row text-sm text-ink-3">
        <time dateTime={article.date}>{formatDate(article.date)}</time>
        <span>{article.readTime}</span>
        {article.tools.length > 0 ? <span>{words.withCalculator}</span> : null}
        {article.readers.length < allReaders.length ? (
          <span>{article.readers.map((reader) => words.readerFilter[reader]).join(", ")}</span>
        ) : null}
      </p>
    </div>
  );
}

import share from "lucide:share-2";
import { articlePage as words } from "#content/pages/knowledge-bank.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Icon } from "#design-system/actions/icon.tsx";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { WholeFormNames } from "#design-system/layout/emphasized.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { categoryTones, slug } from "../categories.ts";
import type { ArticleSummary, RenderedArticle } from "../render/render-article.tsx";
import { withCredentials } from "./article-people.tsx";
import { ArticleText } from "./article-text.tsx";
import { YearStrip } from "./year-strip.tsx";
import "./article.css";
import "../body/article-body.css";

export function ArticleHeader(props: {
  article: RenderedArticle;
  laterEditions: readonly ArticleSummary[];
  today: CalendarDate;
}) {
  const { article, laterEditions, today } = props;
  return (
    <Wrap className="article-header">
      <Breadcrumb
        items={[
          { label: words.breadcrumb.home, href: "/" },
          { label: words.breadcrumb.list, href: "/knowledge-bank" },
          { label: words.breadcrumb.here },
        ]}
      />
      <a
        className="inline-flex items-center min-h-11 mt-5 no-underline"
        href={`/knowledge-bank?category=${slug(article.category)}`}
      >
        <Tag tone={categoryTones[article.category]}>{article.category}</Tag>
      </a>{" "}
      <ArticleMarks article={article} />
      <h1 className="max-w-[19em] mt-2 text-[min(clamp(2.25rem,1.6rem+2.8vw,3.625rem),13vw)] leading-[1.06] print:text-[24pt]">
        <WholeFormNames text={article.title} />
      </h1>
      {/* The answer first; beside it on a wide screen what the data says of the year. */}
      <div className="article-opening grid gap-x-14 gap-y-0 items-start mt-6">
        {article.inShortHtml ? (
          <ArticleText html={article.inShortHtml} className="article-body article-in-short" />
        ) : null}
        {article.kind === "news" ? null : (
          <YearStrip article={article} laterEditions={laterEditions} today={today} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 mt-7 py-3 border-y border-line">
        <p className="fact-row text-ink-2 text-nav">
          <time dateTime={article.date}>{formatDate(article.date)}</time>
          <span>{withCredentials(article.author)}</span>
          <span>{article.readTime}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:flex-row-reverse print:hidden">
          <Button
            variant="quiet"
            size="small"
            data-share=""
            data-copied={words.share.copied}
            data-not-copied={words.share.notCopied}
            className="noscript:invisible"
          >
            <Icon drawing={share} className="size-[1.05em]" />
            {words.share.label}
          </Button>
          <output data-share-status="" className="text-leaf text-sm font-medium wrap-anywhere" />
        </div>
      </div>
      {article.kind === "news" ? null : <LastReview article={article} />}
    </Wrap>
  );
}

function LastReview({ article }: { article: RenderedArticle }) {
  return (
    <p className="fact-row mt-3 text-ink-3 text-sm">
      <span>
        {words.lastReviewed}{" "}
        <time dateTime={article.lastReviewed}>{formatDate(article.lastReviewed)}</time>
        {article.reviewer ? ` ${words.reviewedBy} ${withCredentials(article.reviewer)}` : null}
      </span>
    </p>
  );
}

/** What kind of article it is, and in development that it is not published yet. */
export function ArticleMarks({ article }: { article: ArticleSummary }) {
  const { kind, waits, date } = article;
  return (
    <>
      {kind === "news" ? <Tag tone="neutral">{words.news}</Tag> : null}{" "}
      {waits ? (
        <Tag tone="plum">
          {waits === "draft" ? words.draft : fillIn(words.waits, { date: formatDate(date) })}
        </Tag>
      ) : null}
    </>
  );
}

import share from "lucide:share-2";
import { articlePage as words } from "#content/pages/knowledge-bank.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
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
        className="mt-5 inline-flex min-h-11 items-center"
        href={`/knowledge-bank?category=${slug(article.category)}`}
      >
        <Tag tone={categoryTones[article.category]}>{article.category}</Tag>
      </a>{" "}
      <ArticleMarks article={article} />
      <h1>
        <WholeFormNames text={article.title} />
      </h1>
      <div className="article-opening">
        {article.inShortHtml ? (
          <ArticleText html={article.inShortHtml} className="article-body article-in-short" />
        ) : null}
        {article.kind === "news" ? null : (
          <YearStrip article={article} laterEditions={laterEditions} today={today} />
        )}
      </div>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-3">
        <p className="fact-row text-nav text-ink-2">
          <time dateTime={article.date}>{formatDate(article.date)}</time>
          <span>{withCredentials(article.author)}</span>
          <span>{article.readTime}</span>
        </p>
        <div className="article-share">
          <SmallButton
            data-share=""
            data-copied={words.share.copied}
            data-not-copied={words.share.notCopied}
          >
            <Icon drawing={share} className="size-[1.05em]" />
            {words.share.label}
          </SmallButton>
          <output data-share-status="" />
        </div>
      </div>
      {article.kind === "news" ? null : <LastReview article={article} />}
    </Wrap>
  );
}

function LastReview({ article }: { article: RenderedArticle }) {
  return (
    <p className="fact-row mt-3 text-sm text-ink-3">
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

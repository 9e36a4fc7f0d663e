import { firmTimeZone } from "#content/firm.ts";
import type { DeskIssue, IssueInList, NewsletterArticle } from "#contracts/desk/newsletter.ts";
import { dayOf } from "#wording/times.ts";
import type { ArticleOfSite } from "../http/static-files/site-description.ts";
import { columnsOf } from "../storage/rows.ts";
import type { NewsletterIssueRow, Queries } from "../storage/tables.ts";
import { chosenArticles, issueById } from "./drafts.ts";
import { countLeft } from "./feed-outbox.ts";
import { countReaders } from "./readers.ts";

export async function listIssues(queries: Queries, articles: readonly ArticleOfSite[]) {
  const rows = await queries
    .selectFrom("newsletter_issues")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const issues: IssueInList[] = [];
  for (const row of rows) issues.push(await inList(queries, row));
  const readers = await countReaders(queries);
  return { issues, articles: withNew(articles, rows), readers };
}

export async function readIssue(queries: Queries, id: string, articles: readonly ArticleOfSite[]) {
  const row = await issueById(queries, id);
  const issue: DeskIssue = {
    ...(await inList(queries, row)),
    previewLine: row.preview_line,
    opening: row.opening,
    articles: row.articles
      ? JSON.parse(row.articles)
      : chosenArticles(JSON.parse(row.article_ids), articles),
  };
  return { issue, readers: await countReaders(queries) };
}

async function inList(queries: Queries, row: NewsletterIssueRow): Promise<IssueInList> {
  return {
    ...columnsOf(row, "id", "subject", "slug", "version", "changed_at", "scheduled_at"),
    ...columnsOf(row, "started_at", "finished_at", "withdrawn_at"),
    status: row.withdrawn_at === null ? row.status : "withdrawn",
    counts: row.started_at === null ? null : await countsOf(queries, row),
  };
}

async function countsOf(
  queries: Queries,
  { id, status, readers, delivered, refused, unsubscribed }: NewsletterIssueRow,
): Promise<IssueInList["counts"]> {
  const left = status === "sent" ? { waiting: 0, queued: 0 } : await countLeft(queries, id);
  return { readers, waiting: left.waiting + left.queued, delivered, refused, unsubscribed };
}

/** Articles have a day, not a time, so one of the last issue's day is new if it was not in it. */
function withNew(
  articles: readonly ArticleOfSite[],
  issues: readonly NewsletterIssueRow[],
): NewsletterArticle[] {
  const started = issues.filter((issue) => issue.started_at !== null);
  const times = started.map((issue) => issue.started_at ?? 0);
  const lastDay = times.length === 0 ? "" : dayOf(Math.max(...times), firmTimeZone);
  const sent = new Set(started.flatMap((issue): string[] => JSON.parse(issue.article_ids)));
  return articles.map((article) => ({
    ...article,
    isNew: article.date >= lastDay && !sent.has(article.id),
  }));
}

import { unsubscribePath } from "#contracts/endpoints.ts";
import type { IssueArticle, NewsletterIssue } from "#emails/newsletter/newsletter-issue.ts";
import type { ArticleOfSite } from "../http/static-files/site-description.ts";
import { addressMail, type MailDraft, writeMail } from "../mail/message.ts";
import { type Claimed, enqueue, outboxRow } from "../outbox/queue.ts";
import type { SettledMessage } from "../outbox/worker.ts";
import { changeRows, deleteRows, more } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { NewsletterIssueRow, OutboxRow, Queries } from "../storage/tables.ts";
import { issueById } from "./drafts.ts";
import { freeSlug } from "./issue-slug.ts";
import { articlesToSend } from "./send-issue.ts";
import { unsubscribeUrl } from "./subscriptions.ts";

type IssueWords = Pick<NewsletterIssueRow, "subject" | "preview_line" | "opening">;
type IssueOptions = Pick<NewsletterIssue, "slug" | "origin" | "unsubscribeUrl" | "test">;

function issueContents(
  { subject, preview_line, opening }: IssueWords,
  articles: readonly IssueArticle[],
  options: IssueOptions,
): NewsletterIssue {
  return { subject, previewLine: preview_line, opening, articles, ...options };
}

export function sentContents(
  issue: NewsletterIssueRow,
  options: Omit<IssueOptions, "slug" | "test">,
): NewsletterIssue {
  const articles: IssueArticle[] = JSON.parse(issue.articles ?? "[]");
  return issueContents(issue, articles, { ...options, slug: issue.slug ?? "", test: false });
}

export type IssueReader = { recipientId: string; id: string; email: string; token: string };

/** Without text, which is the same for every reader and read from the issue when it is sent. */
export function readerMessage(
  issueId: string,
  { recipientId, id, email, token }: IssueReader,
  { origin, now }: { origin: string; now: number },
): OutboxRow {
  const outgoing = addressMail({
    purpose: "newsletter-issue",
    about: `${issueId}-${id}`,
    to: { name: "", address: email },
    unsubscribeUrl: unsubscribeUrl(origin, token),
    now,
  });
  return {
    ...outboxRow(outgoing, { now }),
    newsletter_recipient_id: recipientId,
    // All other new messages have 0, so they are claimed first.
    available_at: now,
  };
}

/** Undefined if the issue was stopped or the reader has unsubscribed. */
export async function readerDraft(
  storage: Storage,
  { content, newsletter_recipient_id }: Claimed,
  origin: string,
): Promise<MailDraft | undefined> {
  const addressed: Omit<MailDraft, "body"> = JSON.parse(content);
  const issue = await storage.run((queries) =>
    queries
      .selectFrom("newsletter_recipients")
      .innerJoin("newsletter_issues", "newsletter_issues.id", "newsletter_recipients.issue_id")
      .selectAll("newsletter_issues")
      .where("newsletter_recipients.id", "=", newsletter_recipient_id)
      .where("newsletter_issues.status", "=", "sending")
      .executeTakeFirst(),
  );
  if (issue === undefined) return undefined;
  const link = addressed.unsubscribeUrl ?? "";
  const contents = sentContents(issue, { origin, unsubscribeUrl: link });
  return { ...addressed, body: { kind: "newsletter", issue: contents } };
}

/** The message is deleted: issues are shown by their counts, not by message. */
export async function recordIssueDelivery(
  queries: Queries,
  { claimed, report, settlement }: SettledMessage,
) {
  const { newsletter_recipient_id: recipientId } = claimed;
  if (recipientId === null || settlement.status === "waiting") return;
  await deleteRows(queries, "outbox", claimed.id);
  const delivered = report.recipients.some(({ status }) => status === "delivered");
  const status = report.skipped ? "waiting" : delivered ? "delivered" : "refused";
  const which = { id: recipientId };
  const [recipient] = await changeRows(queries, "newsletter_recipients", which, { status });
  if (recipient === undefined || status === "waiting") return;
  await changeRows(queries, "newsletter_issues", recipient.issue_id, { [status]: more(status) });
}

/** To the person who asks for it, as every reader would get it. */
export async function enqueueTest(
  queries: Queries,
  id: string,
  options: { to: string; articles: readonly ArticleOfSite[]; origin: string; now: number },
) {
  const { to, articles, origin, now } = options;
  const row = await issueById(queries, id);
  const chosen = row.articles ? JSON.parse(row.articles) : articlesToSend(row, articles);
  const issue = issueContents(row, chosen, {
    slug: row.slug ?? (await freeSlug(queries, row.subject, now)),
    origin,
    // Opens the page with the button, which unsubscribes no one.
    unsubscribeUrl: `${origin}${unsubscribePath}`,
    test: true,
  });
  const outgoing = writeMail({
    purpose: "desk-newsletter-test",
    about: `${id}-${now}`,
    body: { kind: "newsletter", issue },
    to: { name: "", address: to },
    now,
  });
  await enqueue(queries, [outgoing], { now });
}

import type { RequestBody } from "#contracts/desk/api.ts";
import type { AuditAction, AuditDetails } from "#contracts/desk/audit.ts";
import { type Actor, recordAudit } from "../audit/audit.ts";
import { refusals } from "../http/refusal.ts";
import type { ArticleOfSite } from "../http/static-files/site-description.ts";
import { changeRows, more } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { NewsletterIssueRow, Queries } from "../storage/tables.ts";
import { chosenArticles, IssueConflict, issueById } from "./drafts.ts";
import { freeSlug } from "./issue-slug.ts";
import { addRecipients } from "./readers.ts";
import { scheduledTime } from "./scheduled-time.ts";

type ActingUser = { user: Actor; now: number };
export type SendOptions = ActingUser & {
  articles: readonly ArticleOfSite[];
  engine: Storage["engine"];
};

export function articlesToSend(
  { subject, article_ids }: NewsletterIssueRow,
  articles: readonly ArticleOfSite[],
) {
  if (subject === "") throw refusals.field("Write a subject first.", "subject");
  const chosen = chosenArticles(JSON.parse(article_ids), articles);
  if (chosen.length === 0) throw refusals.field("Choose at least one article.", "articleIds");
  return chosen;
}

export async function sendIssue(
  queries: Queries,
  id: string,
  { version, readers }: RequestBody<"sendIssue">,
  { user, now, articles, engine }: SendOptions,
) {
  const draft = await issueById(queries, id);
  const contents = JSON.stringify(articlesToSend(draft, articles));
  if (readers === 0) throw refusals.field("There are no readers yet.", "readers");
  const from = "draft";
  const found = await startSending(queries, draft, { from, version, contents, engine, now });
  // The transaction is rolled back.
  if (found !== readers)
    throw new IssueConflict("The number of readers has changed. Please confirm the new number.");
  await record(queries, "newsletter-sent", draft, { user, now }, { readers });
}

export async function scheduleIssue(
  queries: Queries,
  id: string,
  { version, at }: RequestBody<"scheduleIssue">,
  { user, now, articles }: Omit<SendOptions, "engine">,
) {
  const draft = await issueById(queries, id);
  const contents = articlesToSend(draft, articles);
  const columns = {
    status: "scheduled" as const,
    scheduled_at: scheduledTime(at, now),
    articles: JSON.stringify(contents),
  };
  await change(queries, id, "draft", columns, { version, now });
  await record(queries, "newsletter-scheduled", draft, { user, now }, { at });
}

export async function unscheduleIssue(queries: Queries, id: string, by: ActingUser) {
  const columns = { status: "draft" as const, scheduled_at: null, articles: null };
  const issue = await change(queries, id, "scheduled", columns, by);
  await record(queries, "newsletter-unscheduled", issue, by);
}

export async function sendScheduled(
  queries: Queries,
  id: string,
  { now, engine }: { now: number; engine: Storage["engine"] },
) {
  const issue = await issueById(queries, id);
  const { version, articles: contents } = issue;
  const from = "scheduled";
  const readers = await startSending(queries, issue, { from, version, contents, engine, now });
  await record(queries, "newsletter-sent", issue, { now }, { readers, reason: from });
}

/**
 * What has not left stays unsent. Messages that are being sent at this moment may still leave. The
 * rows are locked in the order in which a delivery is recorded. A message that another server puts
 * into the outbox meanwhile is not sent either (readerDraft).
 */
export async function stopIssue(queries: Queries, id: string, by: ActingUser) {
  const taken = await queries
    .deleteFrom("outbox")
    .where("lease_token", "is", null)
    .where("newsletter_recipient_id", "in", (query) =>
      query
        .selectFrom("newsletter_recipients")
        .select("id")
        .where("issue_id", "=", id)
        .where("status", "=", "queued"),
    )
    .returning("newsletter_recipient_id")
    .execute();
  const recipients = taken.flatMap(({ newsletter_recipient_id }) => newsletter_recipient_id ?? []);
  await changeRows(queries, "newsletter_recipients", recipients, { status: "waiting" });
  const issue = await change(queries, id, "sending", { status: "stopped" }, by);
  await record(queries, "newsletter-stopped", issue, by);
}

export async function resumeIssue(queries: Queries, id: string, by: ActingUser) {
  const issue = await change(queries, id, "stopped", { status: "sending" }, by);
  await record(queries, "newsletter-resumed", issue, by);
}

/** Its page says so from now on. What has left cannot be called back, and nothing more leaves. */
export async function withdrawIssue(queries: Queries, id: string, by: ActingUser) {
  const { status } = await issueById(queries, id);
  if (status !== "sent" && status !== "stopped")
    throw new IssueConflict("Only an issue that was sent or stopped can be withdrawn.");
  const issue = await change(queries, id, status, { withdrawn_at: by.now }, by);
  await record(queries, "newsletter-withdrawn", issue, by);
}

function record(
  queries: Queries,
  action: AuditAction,
  { id, subject: name }: NewsletterIssueRow,
  /** The server itself, without a user, sends a scheduled issue. */
  { user, now }: Partial<ActingUser> & { now: number },
  details: AuditDetails = {},
): Promise<void> {
  return recordAudit(queries, { user, now }, action, id, { name, ...details });
}

type StartOptions = {
  from: "draft" | "scheduled";
  version: number;
  contents: string | null;
  engine: Storage["engine"];
  now: number;
};

/** Changes the status and makes every reader a recipient, once whatever is repeated. */
async function startSending(
  queries: Queries,
  { id, subject }: NewsletterIssueRow,
  { from, version, contents, engine, now }: StartOptions,
): Promise<number> {
  const columns = {
    status: "sending" as const,
    articles: contents,
    slug: await freeSlug(queries, subject, now),
    scheduled_at: null,
    started_at: now,
  };
  await change(queries, id, from, columns, { version, now });
  const readers = await addRecipients(queries, engine, id);
  await changeRows(queries, "newsletter_issues", id, { readers });
  return readers;
}

/** A conflict if it has another status, was withdrawn, or has another version than the user saw. */
async function change(
  queries: Queries,
  id: string,
  from: NewsletterIssueRow["status"],
  columns: Partial<NewsletterIssueRow>,
  { version, now }: { version?: number; now: number },
): Promise<NewsletterIssueRow> {
  const seen = version === undefined ? {} : { version };
  const which = { id, status: from, withdrawn_at: null, ...seen };
  const values = { ...columns, version: more("version"), changed_at: now };
  const [changed] = await changeRows(queries, "newsletter_issues", which, values);
  if (changed !== undefined) return changed;
  await issueById(queries, id);
  throw new IssueConflict("This issue was changed meanwhile. Nothing was done.");
}

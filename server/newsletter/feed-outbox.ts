import { sql } from "kysely";
import type { Log } from "../log.ts";
import { changeRows, more } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { MessageStatus, Queries } from "../storage/tables.ts";
import { IssueConflict } from "./drafts.ts";
import { readerMessage } from "./issue-mail.ts";
import { sendScheduled } from "./send-issue.ts";

const second = 1000;

/**
 * The most newsletters in the outbox at once. While a mail server is down or asks us to try later,
 * the others wait in the issue, where `Stop` reaches them and the outbox stays small.
 */
const mostInOutbox = 500;

export type FeedParts = {
  storage: Storage;
  /** By all servers of this database together. */
  perSecond: number;
  origin: string;
  now: () => Promise<number>;
  log: Log;
};

/** Runs every second. Returns how many messages it put into the outbox. */
export async function feedOutbox(parts: FeedParts): Promise<number> {
  const { storage, log } = parts;
  const now = await parts.now();
  const issues = await storage.run((queries) =>
    queries
      .selectFrom("newsletter_issues")
      .select(["id", "status", "scheduled_at"])
      // Literals, not parameters, because SQLite uses a partial index only for literals.
      .where("status", "in", [sql.lit("scheduled" as const), sql.lit("sending" as const)])
      .orderBy("started_at")
      .execute(),
  );
  for (const { id, status, scheduled_at } of issues) {
    if (status !== "scheduled" || (scheduled_at ?? 0) > now) continue;
    try {
      const { engine } = storage;
      await storage.transaction((queries) => sendScheduled(queries, id, { now, engine }));
      log.info("newsletter-begun", { issueId: id });
    } catch (error) {
      // Another server has begun it, or an admin has changed it at this moment.
      if (!(error instanceof IssueConflict)) throw error;
    }
  }
  for (const { id, status } of issues) {
    if (status !== "sending") continue;
    const left = await storage.run((queries) => countLeft(queries, id));
    if (left.waiting > 0) return feedIssue(parts, id, now);
    if (left.queued === 0) await finish(parts, id, now);
  }
  return 0;
}

/** In one transaction, so that a message is in the outbox exactly if its recipient is `queued`. */
function feedIssue({ storage, perSecond, origin }: FeedParts, id: string, now: number) {
  return storage.transaction(async (queries) => {
    const isPostgres = storage.engine === "postgres";
    const issue = await queries
      .selectFrom("newsletter_issues")
      .select("fed_until")
      .where("id", "=", id)
      .where("status", "=", "sending")
      .$if(isPostgres, (query) => query.forUpdate())
      .executeTakeFirst();
    if (issue === undefined) return 0;
    const { due, all } = await countInOutbox(queries, now);
    const from = feedingFrom(issue.fed_until, now);
    const allowed = Math.floor(((now - from) * perSecond) / second);
    const limit = Math.min(allowed, perSecond - due, mostInOutbox - all);
    if (limit <= 0) return 0;
    const chosen = await queries
      .selectFrom("newsletter_recipients")
      .innerJoin("subscriptions", "subscriptions.id", "newsletter_recipients.subscription_id")
      .innerJoin("people", "people.id", "subscriptions.person_id")
      .select([
        "newsletter_recipients.id as recipientId",
        "subscriptions.id",
        "people.email",
        "subscriptions.unsubscribe_token as token",
        "subscriptions.refusal",
      ])
      .$narrowType<{ email: string }>()
      .where("newsletter_recipients.issue_id", "=", id)
      .where("newsletter_recipients.status", "=", "waiting")
      .limit(limit)
      // Readers who are unsubscribing at this moment.
      .$if(isPostgres, (query) => query.forUpdate("newsletter_recipients").skipLocked())
      .execute();
    // Mailboxes that have refused another message since this issue began.
    const [readers, refusing] = [
      chosen.filter(({ refusal }) => refusal === null),
      chosen.filter(({ refusal }) => refusal !== null),
    ];
    const messages = readers.map((reader) => readerMessage(id, reader, { origin, now }));
    if (messages.length > 0) await queries.insertInto("outbox").values(messages).execute();
    await setStatus(queries, readers, "queued");
    await setStatus(queries, refusing, "refused");
    await changeRows(queries, "newsletter_issues", id, {
      fed_until: from + Math.ceil((readers.length * second) / perSecond),
      refused: more("refused", refusing.length),
    });
    return readers.length;
  });
}

async function setStatus(
  queries: Queries,
  recipients: readonly { recipientId: string }[],
  status: "queued" | "refused",
) {
  const ids = recipients.map(({ recipientId }) => recipientId);
  await changeRows(queries, "newsletter_recipients", ids, { status });
}

/** At most a second is made up for. A time in the future means that the clock was set back. */
function feedingFrom(fedUntil: number, now: number): number {
  return fedUntil > now + second ? now - second : Math.max(fedUntil, now - second);
}

async function countInOutbox(queries: Queries, now: number): Promise<{ due: number; all: number }> {
  const { all, due } = await queries
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll().as("all"),
      fn.countAll().filterWhere("available_at", "<=", now).as("due"),
    ])
    .where("status", "=", sql.lit<MessageStatus>("waiting"))
    .where("newsletter_recipient_id", "is not", null)
    .executeTakeFirstOrThrow();
  return { all: Number(all), due: Number(due) };
}

export async function countLeft(queries: Queries, issueId: string) {
  const rows = await queries
    .selectFrom("newsletter_recipients")
    .select(({ fn }) => ["status", fn.countAll().as("count")])
    .where("issue_id", "=", issueId)
    .where("status", "in", ["waiting", "queued"])
    .groupBy("status")
    .execute();
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { waiting: count("waiting"), queued: count("queued") };
}

async function finish({ storage, log }: FeedParts, id: string, now: number) {
  const sent = { status: "sent", finished_at: now, version: more("version") } as const;
  const [finished] = await storage.run((queries) =>
    changeRows(queries, "newsletter_issues", { id, status: "sending" }, sent),
  );
  if (finished === undefined) return;
  const { readers, delivered, refused, unsubscribed } = finished;
  log.info("newsletter-sent", { issueId: id, readers, delivered, refused, unsubscribed });
}

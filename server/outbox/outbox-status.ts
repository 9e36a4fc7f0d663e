import { sql } from "kysely";
import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import type { MessageStatus, OutboxRow, Queries } from "../storage/tables.ts";
import { notMade } from "./delivery-report.ts";
import type { OutboxTiming } from "./timing.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Without newsletters, which each issue counts. The counts use partial indexes, so a long history
 * costs nothing. SQLite uses them only if the status is a literal in the query.
 */
export async function outboxStatus(queries: Queries, now: number, timing: OutboxTiming) {
  const all = (status: MessageStatus) =>
    queries.selectFrom("outbox").where("status", "=", sql.lit(status));
  const messages = (status: MessageStatus) =>
    all(status).where("newsletter_recipient_id", "is", null);
  // What the team has set aside alarms no more.
  const failedMessages = () => messages("failed").where("set_aside_at", "is", null);
  const counts = (query: ReturnType<typeof messages>) =>
    query
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
      .executeTakeFirstOrThrow();
  const waiting = await counts(messages("waiting"));
  const failed = await counts(failedMessages());
  const mailsGivenUp = failedMessages().where("channel", "=", "mail");
  const failedToday = await counts(mailsGivenUp.where("finished_at", ">", now - day));
  const lastSent = await all("sent")
    .select("finished_at")
    .where("channel", "=", "mail")
    .orderBy("finished_at", "desc")
    .limit(1)
    .executeTakeFirst();
  // A message that others overtook has a problem at its own recipient, such as a full mailbox. One
  // that was never tried and is not due yet waits on purpose.
  const notLeaving = await counts(
    messages("waiting")
      .where("channel", "=", "mail")
      .where("created_at", ">", lastSent?.finished_at ?? 0)
      .where(({ eb, or }) => or([eb("attempts", ">", 0), eb("available_at", "<=", now)])),
  );
  // Newsletters too.
  const broken = await counts(all("waiting").where("last_error", "like", `${notMade}%`));
  const ageOf = (time: unknown) => (time === null ? 0 : Math.max(0, now - Number(time)));
  const notLeavingMs = ageOf(notLeaving.oldest);
  return {
    waiting: Number(waiting.count),
    failed: Number(failed.count),
    /** E-mails that were given up in the last day. Older ones are on the Mail screen. */
    failedToday: Number(failedToday.count),
    oldestWaitingMs: ageOf(waiting.oldest),
    /** The age of the oldest e-mail that waits although it is due, if none was sent since. */
    notLeavingMs,
    /** Whether e-mail has not left for so long that an operator should check. */
    stuck: notLeavingMs > timing.stuckAfterMs,
    /** Messages that the program itself cannot make. Only another version of it helps. */
    notMade: Number(broken.count),
  };
}

export function watchOutbox(parts: {
  storage: Storage;
  timing: OutboxTiming;
  now: () => Promise<number>;
  log: Log;
}): () => Promise<void> {
  let lastLogged = "";
  return async function check() {
    const now = await parts.now();
    const { waiting, failedToday, stuck, notMade } = await parts.storage.run((queries) =>
      outboxStatus(queries, now, parts.timing),
    );
    const status = `${stuck} ${failedToday} ${notMade}`;
    if (status === lastLogged) return;
    lastLogged = status;
    const facts = { waiting, failedToday, stuck, notMade };
    if (stuck || failedToday + notMade > 0) parts.log.error("outbox-needs-attention", facts);
    else parts.log.info("outbox-well", facts);
  };
}

export function unfinishedMessages(queries: Queries): Promise<OutboxRow[]> {
  return queries
    .selectFrom("outbox")
    .selectAll()
    .where("status", "in", ["waiting", "failed"])
    .where("newsletter_recipient_id", "is", null)
    .where("set_aside_at", "is", null)
    .orderBy("created_at")
    .execute();
}

import { sql } from "kysely";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";

function readers(queries: Queries) {
  return queries
    .selectFrom("subscriptions")
    .where("status", "=", "confirmed")
    .where("refusal", "is", null);
}

export async function countReaders(queries: Queries): Promise<number> {
  const { count } = await readers(queries)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function confirmedSubscriptions(queries: Queries) {
  return readers(queries).selectAll().orderBy("confirmed_at").execute();
}

/** Returns how many. Within the transaction that begins to send it. */
export async function addRecipients(
  queries: Queries,
  engine: Storage["engine"],
  issueId: string,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto("newsletter_recipients")
    .columns(["id", "issue_id", "subscription_id", "status"])
    .expression(
      readers(queries)
        .select([
          sql<string>`${issueId} || ':' || subscriptions.id`.as("id"),
          sql<string>`${issueId}`.as("issue_id"),
          "subscriptions.id as subscription_id",
          sql.lit("waiting").as("status"),
        ])
        // Waits for readers who are unsubscribing at this moment, and leaves them out.
        .$if(engine === "postgres", (query) => query.forKeyShare()),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** The latest issue counts one more who has unsubscribed. */
export async function removeRecipient(queries: Queries, subscriptionId: string): Promise<void> {
  // In the order in which a delivery is recorded, so that the two never wait for each other.
  await queries
    .deleteFrom("outbox")
    .where("newsletter_recipient_id", "in", (query) =>
      query
        .selectFrom("newsletter_recipients")
        .select("id")
        .where("subscription_id", "=", subscriptionId),
    )
    .execute();
  const removed = await queries
    .deleteFrom("newsletter_recipients")
    .where("subscription_id", "=", subscriptionId)
    .returning("issue_id")
    .execute();
  if (removed.length === 0) return;
  await queries
    .updateTable("newsletter_issues")
    .set((value) => ({ unsubscribed: value("unsubscribed", "+", 1) }))
    .where("id", "=", (query) =>
      query
        .selectFrom("newsletter_issues")
        .select("id")
        .where(
          "id",
          "in",
          removed.map(({ issue_id }) => issue_id),
        )
        .orderBy("started_at", "desc")
        .limit(1),
    )
    .execute();
}

/** Who got a sent issue is kept until the next one, to count who unsubscribed after it. */
export async function removeOldRecipients(queries: Queries): Promise<void> {
  await queries
    .deleteFrom("newsletter_recipients")
    .where("issue_id", "in", (query) =>
      query
        .selectFrom("newsletter_issues")
        .select("id")
        .where("status", "=", "sent")
        .where("started_at", "<", (latest) =>
          latest.selectFrom("newsletter_issues").select(({ fn }) => fn.max("started_at").as("at")),
        ),
    )
    .execute();
}

import { sql } from "kysely";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";

/** Of a person who confirmed two addresses, the one that is theirs now. */
function readers(queries: Queries) {
  return queries
    .selectFrom("subscriptions")
    .innerJoin("people", "people.id", "subscriptions.person_id")
    .where("subscriptions.status", "=", "confirmed")
    .where("refusal", "is", null)
    .where("people.email", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("subscriptions as other")
            .select("other.id")
            .whereRef("other.person_id", "=", "people.merged_into")
            .where("other.status", "=", "confirmed"),
        ),
      ),
    );
}

export async function countReaders(queries: Queries): Promise<number> {
  const { count } = await readers(queries)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function confirmedSubscriptions(queries: Queries) {
  return readers(queries)
    .selectAll("subscriptions")
    .select("people.email")
    .$narrowType<{ email: string }>()
    .orderBy("confirmed_at")
    .execute();
}

/** Returns how many. Within the transaction that begins to send it. */
export async function addRecipients(queries: Queries, engine: Storage["engine"], issueId: string) {
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
        .$if(engine === "postgres", (query) => query.forKeyShare("subscriptions")),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Who got a sent issue is kept until the next one, to count who unsubscribed after it. */
export async function removeOldRecipients(queries: Queries) {
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

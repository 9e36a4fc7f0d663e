import { recordAudit } from "../audit/audit.ts";
import { listMailFolder } from "../mail/mail-folder.ts";
import { isToken } from "../storage/ids.ts";
import { countRows, deleteRows, findRow, findRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { recordEvent } from "./history.ts";
import { everyIdOf, findPerson } from "./person.ts";
import { suppress } from "./suppressions.ts";

type ErasureContext = { dataDir: string; now: number };

/**
 * Of a person who has ended the newsletter, or has not confirmed it, nothing else is known, and none
 * of their addresses gets it.
 */
export async function nothingIsLeftOf(queries: Queries, personId: string): Promise<boolean> {
  const untouched = { merged_into: null, status: "new", owner_id: null, next_step: null } as const;
  if (!(await findRow(queries, "people", { id: personId, ...untouched }))) return false;
  const theirs = { person_id: personId };
  const leads = await findRows(queries, "leads", theirs);
  if (leads.some(({ kind }) => kind !== "newsletter")) return false;
  const atAnyAddress = { person_id: await everyIdOf(queries, personId) };
  const counts = [
    await countRows(queries, "bookings", theirs),
    await countRows(queries, "person_notes", theirs),
    await countRows(queries, "subscriptions", atAnyAddress),
  ];
  return counts.every((count) => count === 0);
}

/**
 * Ends the newsletter for a person, at all their addresses. Nothing else, unless they are nothing
 * but a reader. False only for text that cannot be a token: an unknown one was used before.
 */
export async function unsubscribe(
  queries: Queries,
  token: string,
  { dataDir, now }: ErasureContext,
) {
  const subscription = await queries
    .selectFrom("subscriptions")
    .innerJoin("people", "people.id", "subscriptions.person_id")
    .select(["people.id", "people.merged_into"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (subscription === undefined) return isToken(token);
  const personId = subscription.merged_into ?? subscription.id;
  const ended = await queries
    .selectFrom("subscriptions")
    .innerJoin("people", "people.id", "subscriptions.person_id")
    .select(["subscriptions.id", "people.email"])
    .where("person_id", "in", await everyIdOf(queries, personId))
    .execute();
  for (const { id, email } of ended) {
    await removeRecipient(queries, id);
    await deleteRows(queries, "subscriptions", id);
    if (email !== null) await suppress(queries, email, "unsubscribed", now);
  }
  listMailFolder(dataDir).erase(ended.map(({ id }) => id));
  if (await nothingIsLeftOf(queries, personId))
    await deleteReader(queries, personId, "unsubscribed", { dataDir, now });
  else await recordEvent(queries, personId, { now }, { kind: "unsubscribed" });
  return true;
}

/**
 * The mail folder is listed after the rows are deleted: a message being written at that moment is
 * removed by its writer, which then finds no row (onErased of the outbox worker).
 */
async function deleteReader(
  queries: Queries,
  personId: string,
  reason: "unsubscribed" | "unconfirmed",
  { dataDir, now }: ErasureContext,
) {
  const leads = await findRows(queries, "leads", { person_id: personId });
  const ids = await everyIdOf(queries, personId);
  await deleteRows(queries, "people", ids);
  await recordAudit(queries, { now }, "person-erased", personId, { reason });
  listMailFolder(dataDir).erase(leads.map(({ id }) => id));
}

/** The latest issue counts one more who has unsubscribed. */
export async function removeRecipient(queries: Queries, subscriptionId: string) {
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
  const which = { subscription_id: subscriptionId };
  const removed = await deleteRows(queries, "newsletter_recipients", which);
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

/** Keeps the transaction short. The next run removes the rest. */
const mostAtOnce = 200;

/** Removes subscriptions that were not confirmed in time. Runs every minute. */
export async function removeUnconfirmed(
  storage: Storage,
  dataDir: string,
  { sentBefore, now }: { sentBefore: number; now: number },
) {
  const expired = (queries: Queries) =>
    queries
      .selectFrom("subscriptions")
      .select("id")
      .where("status", "=", "pending")
      .where("confirm_sent_at", "<", sentBefore)
      .limit(mostAtOnce);
  const found = await storage.run((queries) => expired(queries).execute());
  if (found.length === 0) return;
  await storage.transaction(async (queries) => {
    const removed = await queries
      .deleteFrom("subscriptions")
      .where("id", "in", expired(queries))
      .returning("person_id")
      .execute();
    for (const { person_id } of removed) {
      const person = await findPerson(queries, person_id);
      if (person && (await nothingIsLeftOf(queries, person.id)))
        await deleteReader(queries, person.id, "unconfirmed", { dataDir, now });
    }
  });
}

import { sql } from "kysely";
import { deleteLeads } from "../leads/erase-person.ts";
import { newsletterHash } from "../leads/record-lead.ts";
import { listMailbox } from "../mail/mail-folder.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { confirmationLasts } from "./subscriptions.ts";

/** So that a transaction is short; the rest follows a minute later. */
const mostAtOnce = 200;

/**
 * Done every minute: a subscription that was not confirmed in time is deleted with the lead that the
 * request made. A lead that has become a client stays.
 */
export async function removeUnconfirmed(
  storage: Storage,
  dataDir: string,
  now: number,
): Promise<void> {
  const expired = (queries: Queries) =>
    queries
      .selectFrom("subscriptions")
      .select("id")
      .where("state", "=", "pending")
      .where("confirm_sent_at", "<", now - confirmationLasts)
      .limit(mostAtOnce);
  const found = await storage.run((queries) => expired(queries).execute());
  if (found.length === 0) return;
  await storage.transaction(async (queries) => {
    const removed = await queries
      .deleteFrom("subscriptions")
      .where("id", "in", expired(queries))
      .returning("email")
      .execute();
    const hashes = removed.map(({ email }) => newsletterHash(email));
    const leads = await queries
      .selectFrom("leads")
      .select("id")
      .where("idempotency_hash", "in", hashes)
      .where("status", "!=", "client")
      .execute();
    const ids = leads.map(({ id }) => id);
    const mailbox = () => listMailbox(dataDir);
    await deleteLeads(queries, mailbox, ids, { reason: "unconfirmed", now });
  });
}

/**
 * Done every minute. The outbox holds a message with all its words, so with the link in it: it goes
 * when it has been sent, and when the link has expired.
 */
export async function removeConfirmationMessages(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom("outbox")
    // Not bound as a parameter: SQLite uses a partial index only for a value it can read.
    .where("purpose", "=", sql.lit("newsletter-confirmation"))
    .where(({ eb, or }) =>
      or([eb("state", "=", "done"), eb("created_at", "<", now - confirmationLasts)]),
    )
    .execute();
}

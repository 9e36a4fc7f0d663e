import { listMailFolder } from "../mail/mail-folder.ts";
import { endSubscription, unconfirmedSubscriptions } from "../newsletter/subscriptions.ts";
import { isToken } from "../storage/ids.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { deleteLeads } from "./erase-person.ts";
import { idempotencyHash, leadIdByHash } from "./record-lead.ts";

/** One lead for each address, however often it asks for the newsletter. */
export function newsletterHash(email: string): string {
  return idempotencyHash("newsletter", email.toLowerCase());
}

export async function newsletterLeadId(queries: Queries, email: string): Promise<string | null> {
  return (await leadIdByHash(queries, newsletterHash(email))) ?? null;
}

/**
 * The leads that these addresses have only because of the newsletter. A client, or a person about
 * whom the team has written notes, stays a lead without the subscription.
 */
async function onlyReaders(queries: Queries, emails: readonly string[]): Promise<string[]> {
  const leads = await queries
    .selectFrom("leads")
    .select("id")
    .where("idempotency_hash", "in", emails.map(newsletterHash))
    .where("status", "!=", "client")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("lead_notes").select("id").whereRef("lead_id", "=", "leads.id"))),
    )
    .execute();
  return leads.map(({ id }) => id);
}

/** False only for text that cannot be a token: an unknown one was used or erased before. */
export async function unsubscribe(
  queries: Queries,
  token: string,
  { dataDir, now }: { dataDir: string; now: number },
): Promise<boolean> {
  const ended = await endSubscription(queries, token, now);
  if (ended === undefined) return isToken(token);
  const leads = await onlyReaders(queries, [ended.email]);
  const by = { reason: "unsubscribed", now } as const;
  await deleteLeads(queries, () => listMailFolder(dataDir), leads, by);
  listMailFolder(dataDir).erase([ended.id]);
  return true;
}

/** Keeps the transaction short. The next run removes the rest. */
const mostAtOnce = 200;

/** Runs every minute. */
export async function removeUnconfirmed(
  storage: Storage,
  dataDir: string,
  now: number,
): Promise<void> {
  const expired = (queries: Queries) => unconfirmedSubscriptions(queries, now, mostAtOnce);
  const found = await storage.run((queries) => expired(queries).execute());
  if (found.length === 0) return;
  await storage.transaction(async (queries) => {
    const removed = await queries
      .deleteFrom("subscriptions")
      .where("id", "in", expired(queries))
      .returning("email")
      .execute();
    const emails = removed.map(({ email }) => email);
    const ids = await onlyReaders(queries, emails);
    const mailFolder = () => listMailFolder(dataDir);
    await deleteLeads(queries, mailFolder, ids, { reason: "unconfirmed", now });
  });
}

import type { SettledMessage } from "../outbox/worker.ts";
import { keyedHash } from "../storage/ids.ts";
import { installationKey } from "../storage/installation-key.ts";
import type { Queries, SuppressionRow } from "../storage/tables.ts";

/** Only a hash is stored, so that an address can be erased and still get no more mail. */
export async function suppressionHasher(queries: Queries): Promise<(email: string) => string> {
  const key = await installationKey(queries);
  return (email) => keyedHash(key, `newsletter\n${email.toLowerCase()}`);
}

async function suppressionHash(queries: Queries, email: string): Promise<string> {
  return (await suppressionHasher(queries))(email);
}

/** An address that refused our mail stays suppressed, even when its owner's data is erased. */
export async function suppress(
  queries: Queries,
  email: string,
  reason: SuppressionRow["reason"],
  now: number,
): Promise<void> {
  const email_hash = await suppressionHash(queries, email);
  await queries
    .insertInto("suppressions")
    .values({ email_hash, reason, created_at: now, asked_at: null })
    .onConflict((conflict) =>
      reason === "refused"
        ? conflict.column("email_hash").doUpdateSet({ reason })
        : conflict.column("email_hash").doNothing(),
    )
    .execute();
}

/** A mailbox that refused a newsletter gets no more of them. */
export async function suppressRefusals(
  queries: Queries,
  { claimed, report, now }: SettledMessage,
): Promise<void> {
  if (!claimed.purpose.startsWith("newsletter-")) return;
  for (const { address, status } of report.recipients) {
    if (status === "refused") await suppress(queries, address, "refused", now);
  }
}

/** Only a confirmation by its owner takes an address off the list. */
export async function removeSuppression(queries: Queries, email: string): Promise<void> {
  const hash = await suppressionHash(queries, email);
  await queries.deleteFrom("suppressions").where("email_hash", "=", hash).execute();
}

export async function suppressionOf(
  queries: Queries,
  email: string,
): Promise<SuppressionRow | undefined> {
  return queries
    .selectFrom("suppressions")
    .selectAll()
    .where("email_hash", "=", await suppressionHash(queries, email))
    .executeTakeFirst();
}

/** Records that a confirmation was sent to a suppressed address. */
export async function noteAsked(
  queries: Queries,
  { email_hash }: SuppressionRow,
  now: number,
): Promise<void> {
  await queries
    .updateTable("suppressions")
    .set({ asked_at: now })
    .where("email_hash", "=", email_hash)
    .execute();
}

/** How many have unsubscribed or were erased as subscribers. Nothing else is known of them. */
export async function countUnsubscribed(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("suppressions")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("reason", "=", "unsubscribed")
    .executeTakeFirstOrThrow();
  return Number(count);
}

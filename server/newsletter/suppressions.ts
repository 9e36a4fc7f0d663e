import { createHash } from "node:crypto";
import type { Queries, SuppressionRow } from "../storage/tables.ts";

/** Only a hash is kept, so that an address can be erased and still never be written to again. */
export function suppressionKey(email: string): string {
  return createHash("sha256").update(`newsletter\n${email.toLowerCase()}`).digest("hex");
}

export async function suppress(
  queries: Queries,
  email: string,
  reason: SuppressionRow["reason"],
  now: number,
): Promise<void> {
  await queries
    .insertInto("suppressions")
    .values({ email_hash: suppressionKey(email), reason, created_at: now })
    .onConflict((conflict) => conflict.column("email_hash").doUpdateSet({ reason }))
    .execute();
}

/** Only its owner's own confirmation takes an address off the list. */
export async function removeSuppression(queries: Queries, email: string): Promise<void> {
  await queries
    .deleteFrom("suppressions")
    .where("email_hash", "=", suppressionKey(email))
    .execute();
}

export async function suppressionOf(
  queries: Queries,
  email: string,
): Promise<SuppressionRow["reason"] | undefined> {
  const row = await queries
    .selectFrom("suppressions")
    .select("reason")
    .where("email_hash", "=", suppressionKey(email))
    .executeTakeFirst();
  return row?.reason;
}

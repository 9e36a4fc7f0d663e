import type { SettledMessage } from "../outbox/worker.ts";
import { installationKey, keyedHash } from "../storage/ids.ts";
import { addRow, changeRows, countRows, deleteRows, findRow } from "../storage/rows.ts";
import type { Queries, SuppressionRow } from "../storage/tables.ts";

/** Only a hash is stored, so that an address can be erased and still get no more mail. */
async function suppressionHash(queries: Queries, email: string): Promise<string> {
  return keyedHash(await installationKey(queries), `newsletter\n${email.toLowerCase()}`);
}

/** An address that refused our mail stays suppressed, even when its owner's data is erased. */
export async function suppress(
  queries: Queries,
  email: string,
  reason: SuppressionRow["reason"],
  now: number,
  refusal = "",
) {
  const email_hash = await suppressionHash(queries, email);
  await addRow(queries, "suppressions", { email_hash, reason, created_at: now });
  if (reason !== "refused") return;
  await changeRows(queries, "suppressions", { email_hash }, { reason });
  await setRefusal(queries, email, refusal);
}

async function setRefusal(queries: Queries, email: string, refusal: string | null) {
  await queries
    .updateTable("subscriptions")
    .set({ refusal })
    .where("person_id", "in", ({ selectFrom }) =>
      selectFrom("people").select("id").where("email", "=", email.toLowerCase()),
    )
    .execute();
}

export async function suppressRefusals(queries: Queries, { claimed, report, now }: SettledMessage) {
  if (!claimed.purpose.startsWith("newsletter-")) return;
  for (const { address, response } of report.refusedMailboxes ?? [])
    await suppress(queries, address, "refused", now, response);
}

/** Only a confirmation by its owner takes an address off the list. */
export async function removeSuppression(queries: Queries, email: string) {
  const hash = await suppressionHash(queries, email);
  await deleteRows(queries, "suppressions", { email_hash: hash });
  await setRefusal(queries, email, null);
}

export async function suppressionOf(queries: Queries, email: string) {
  return findRow(queries, "suppressions", { email_hash: await suppressionHash(queries, email) });
}

/** How many have unsubscribed or were erased as subscribers. Nothing else is known of them. */
export function countUnsubscribed(queries: Queries): Promise<number> {
  return countRows(queries, "suppressions", { reason: "unsubscribed" });
}

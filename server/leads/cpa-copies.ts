import { mailboxOf } from "#contracts/email-address.ts";
import { keyedHash, tokenHash } from "../storage/ids.ts";
import { installationKey } from "../storage/installation-key.ts";
import { addRow, changeRows, knownRow } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";

/**
 * The token in the link that stops the copies to a CPA's address, or undefined if they are stopped.
 * It is made from the mailbox, so that every copy has the same one, and only its hash is stored: a
 * CPA whose data is erased still gets no more.
 */
export async function tokenToStopCopies(
  queries: Queries,
  email: string,
): Promise<string | undefined> {
  const key = await installationKey(queries);
  const token = keyedHash(key, `copies\n${mailboxOf(email)}`, "base64url");
  const token_hash = tokenHash(token);
  await addRow(queries, "cpa_copies", { token_hash, stopped_at: null });
  const { stopped_at } = await knownRow(queries, "cpa_copies", { token_hash });
  return stopped_at === null ? token : undefined;
}

/** Whether the token is one that we sent. */
export async function stopCopies(queries: Queries, token: string, now: number): Promise<boolean> {
  const which = { token_hash: tokenHash(token) };
  return (await changeRows(queries, "cpa_copies", which, { stopped_at: now })).length > 0;
}

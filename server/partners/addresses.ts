import { createHash } from "node:crypto";
import { installationKey, isToken, keyedHash, newToken, tokenHash } from "../storage/ids.ts";
import { mergedPartners } from "../storage/merged-partners.ts";
import { changeRows, findRow, putRow } from "../storage/rows.ts";
import type { PartnerAddressRow, Queries } from "../storage/tables.ts";

const withoutMail = { email: null, agreed_at: null, stop_token_hash: null, mailed_on: null };

const change = (queries: Queries, partner: string, values: Partial<PartnerAddressRow>) =>
  putRow(queries, "partner_addresses", { partner }, values);

type Author = { userId: string; now: number };

/** Returns the secret, which is not stored. One that was made before no longer works. */
export async function makeAddress(queries: Queries, partner: string, by: Author): Promise<string> {
  const secret = newToken();
  await change(queries, partner, {
    secret_hash: tokenHash(secret),
    made_at: by.now,
    made_by: by.userId,
    withdrawn_at: null,
    withdrawn_by: null,
  });
  return secret;
}

/** Ends the monthly mail too. */
export function withdrawAddress(queries: Queries, partner: string, by: Author): Promise<void> {
  const withdrawn = { withdrawn_at: by.now, withdrawn_by: by.userId };
  return change(queries, partner, { secret_hash: null, ...withdrawn, ...withoutMail });
}

/** Another spelling of a partner, in numbers and lists. Null takes that back: nothing was rewritten. */
export function setSameAs(queries: Queries, partner: string, same_as: string | null) {
  return change(queries, partner, { same_as });
}

/** The partner whose private address has this secret. */
export async function partnerBySecret(queries: Queries, secret: string) {
  if (!isToken(secret)) return undefined;
  const found = await findRow(queries, "partner_addresses", { secret_hash: tokenHash(secret) });
  return found && (await mergedPartners(queries))(found.partner);
}

/**
 * The first mail is that of the next first Monday after `on`, once the owner of the address has
 * agreed. Returns the token of the links with which they do so and end it.
 */
export async function setMonthlyMail(
  queries: Queries,
  partner: string,
  email: string | null,
  on: string,
): Promise<string | null> {
  const token = email && (await stopToken(queries, partner, email));
  const stop_token_hash = token && tokenHash(token);
  const mail = { ...withoutMail, email, stop_token_hash, mailed_on: email && on };
  await change(queries, partner, mail);
  return token;
}

/** False if the desk has since set another address, or none. */
export async function agreeToMonthlyMail(queries: Queries, token: string, now: number) {
  const which = { stop_token_hash: tokenHash(token) };
  return (await changeRows(queries, "partner_addresses", which, { agreed_at: now })).length > 0;
}

/** The same in every mail to an address, so that links in old messages keep working. */
export async function stopToken(queries: Queries, partner: string, email: string): Promise<string> {
  const key = await installationKey(queries);
  return keyedHash(key, `partner-mail\n${partner}\n${email}`, "base64url");
}

/** False only for text that cannot be a token: an unknown one was used before. */
export async function stopMonthlyMail(queries: Queries, token: string): Promise<boolean> {
  const which = { stop_token_hash: tokenHash(token) };
  await changeRows(queries, "partner_addresses", which, withoutMail);
  return isToken(token);
}

/** Of a place's query: short to print, in letters and digits that can be read aloud. */
export function placeCode(query: string): string {
  const start = createHash("sha256").update(query).digest().readUIntBE(0, 6);
  return start.toString(36).padStart(10, "0");
}

import { isToken, keyedHash, newToken, tokenHash } from "../storage/ids.ts";
import { installationKey } from "../storage/installation-key.ts";
import type { PartnerAddressRow, Queries } from "../storage/tables.ts";

const empty: Omit<PartnerAddressRow, "partner"> = {
  secret_hash: null,
  made_at: null,
  made_by: null,
  withdrawn_at: null,
  withdrawn_by: null,
  email: null,
  stop_token_hash: null,
  mailed_on: null,
};

async function change(
  queries: Queries,
  partner: string,
  values: Partial<PartnerAddressRow>,
): Promise<void> {
  await queries
    .insertInto("partner_addresses")
    .values({ ...empty, partner, ...values })
    .onConflict((conflict) => conflict.column("partner").doUpdateSet(values))
    .execute();
}

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

export function withdrawAddress(queries: Queries, partner: string, by: Author): Promise<void> {
  const withdrawn = { withdrawn_at: by.now, withdrawn_by: by.userId };
  return change(queries, partner, { secret_hash: null, ...withdrawn });
}

/** The partner whose private address has this secret. */
export async function partnerBySecret(
  queries: Queries,
  secret: string,
): Promise<string | undefined> {
  if (!isToken(secret)) return undefined;
  const found = await queries
    .selectFrom("partner_addresses")
    .select("partner")
    .where("secret_hash", "=", tokenHash(secret))
    .executeTakeFirst();
  return found?.partner;
}

/** The first mail is that of the next first Monday after `on`. Without an address, there is none. */
export async function setMonthlyMail(
  queries: Queries,
  partner: string,
  email: string | null,
  on: string,
): Promise<void> {
  const stop_token_hash = email && tokenHash(await stopToken(queries, partner, email));
  await change(queries, partner, { email, stop_token_hash, mailed_on: email && on });
}

/** The same in every mail to an address, so that links in old messages keep working. */
export async function stopToken(queries: Queries, partner: string, email: string): Promise<string> {
  const key = await installationKey(queries);
  return keyedHash(key, `partner-mail\n${partner}\n${email}`, "base64url");
}

/** False only for text that cannot be a token: an unknown one was used before. */
export async function stopMonthlyMail(queries: Queries, token: string): Promise<boolean> {
  await queries
    .updateTable("partner_addresses")
    .set({ email: null, stop_token_hash: null, mailed_on: null })
    .where("stop_token_hash", "=", tokenHash(token))
    .execute();
  return isToken(token);
}

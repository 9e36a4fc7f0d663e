import type { Context } from "hono";
import type { Services } from "../../../services.ts";
import { newToken, tokenHash } from "../../../storage/ids.ts";
import { addRow, deleteRows } from "../../../storage/rows.ts";
import type { DeskChallengeRow, Queries } from "../../../storage/tables.ts";
import { clearDeskCookie, deskCookies, setDeskCookie } from "../desk-cookies.ts";

export const challengeLasts = 5 * 60_000;

type Purpose = DeskChallengeRow["purpose"];

/**
 * Stores what a passkey must sign, for the browser that gets the cookie. The user is null where it
 * is not known yet who signs in.
 */
export async function keepChallenge(
  context: Context,
  { storage, environment, databaseNow }: Services,
  challenge: string,
  purpose: Purpose,
  user_id: string | null = null,
) {
  const token = newToken();
  const now = await databaseNow();
  const times = { created_at: now, expires_at: now + challengeLasts };
  const row = { token_hash: tokenHash(token), challenge, purpose, user_id, ...times };
  await storage.run((queries) => addRow(queries, "desk_challenges", row));
  setDeskCookie(context, environment, "challenge", token);
}

/** The challenge of this browser. Reading it deletes it, even if the answer is refused later. */
export async function takeChallenge(
  context: Context,
  { storage, environment, databaseNow }: Services,
  purpose: Purpose,
  user_id: string | null = null,
): Promise<string | undefined> {
  const tokens = deskCookies(context, environment, "challenge");
  if (tokens.length === 0) return undefined;
  clearDeskCookie(context, environment, "challenge");
  const now = await databaseNow();
  const kept = { token_hash: tokens.map(tokenHash) };
  const taken = await storage.run((queries) => deleteRows(queries, "desk_challenges", kept));
  return taken.find(
    (row) =>
      row.purpose === purpose &&
      row.user_id === user_id &&
      row.created_at <= now &&
      row.expires_at > now,
  )?.challenge;
}

/** Runs every minute. */
export async function removeExpiredChallenges(queries: Queries, now: number) {
  await queries.deleteFrom("desk_challenges").where("expires_at", "<=", now).execute();
}

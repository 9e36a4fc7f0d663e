import { newToken, tokenHash } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";

const sessionLasts = 12 * 60 * 60 * 1000;

export async function openDeckSession(queries: Queries, now: number): Promise<string> {
  const token = newToken();
  await queries
    .insertInto("deck_sessions")
    .values({ token_hash: tokenHash(token), created_at: now, expires_at: now + sessionLasts })
    .execute();
  return token;
}

/** Also closed if the clock is set back to before its start. */
export async function isDeckSessionOpen(queries: Queries, token: string, now: number) {
  const session = await queries
    .selectFrom("deck_sessions")
    .select("token_hash")
    .where("token_hash", "=", tokenHash(token))
    .where("created_at", "<=", now)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return session !== undefined;
}

export async function endDeckSession(queries: Queries, token: string) {
  await queries.deleteFrom("deck_sessions").where("token_hash", "=", tokenHash(token)).execute();
}

/** Deleted every minute, so that setting the clock back cannot revive them. */
export async function removeEndedDeckSessions(queries: Queries, now: number) {
  await queries.deleteFrom("deck_sessions").where("expires_at", "<=", now).execute();
}

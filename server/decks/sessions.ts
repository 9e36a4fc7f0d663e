import { newToken, tokenHash } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";

const sessionLasts = 12 * 60 * 60 * 1000;

/** Returns the token, which only its holder knows: the database has its hash. */
export async function openSession(queries: Queries, now: number): Promise<string> {
  const token = newToken();
  await queries
    .insertInto("presentation_sessions")
    .values({ token_hash: tokenHash(token), created_at: now, expires_at: now + sessionLasts })
    .execute();
  return token;
}

/** A session is open from its beginning to its end; a clock set back before it does not open it. */
export async function isOpen(queries: Queries, token: string, now: number): Promise<boolean> {
  const session = await queries
    .selectFrom("presentation_sessions")
    .select("token_hash")
    .where("token_hash", "=", tokenHash(token))
    .where("created_at", "<=", now)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return session !== undefined;
}

export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries
    .deleteFrom("presentation_sessions")
    .where("token_hash", "=", tokenHash(token))
    .execute();
}

/** Done every minute: what has ended is gone, and a clock set back later cannot revive it. */
export async function removeEndedSessions(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom("presentation_sessions").where("expires_at", "<=", now).execute();
}

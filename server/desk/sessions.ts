import type { DeskRole } from "#contracts/desk/session.ts";
import { newToken, tokenHash } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";

export const sessionLasts = 12 * 60 * 60 * 1000;

/** Who is signed in, and until when. */
export type DeskUser = { id: string; email: string; role: DeskRole; sessionEndsAt: number };

/** "Last seen" is as fine as this: not every request needs to write. */
const seenEvery = 5 * 60 * 1000;

/** Returns the token, which only the browser's cookie holds: the database has its hash. */
export async function openDeskSession(
  queries: Queries,
  userId: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await queries
    .insertInto("desk_sessions")
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      created_at: now,
      expires_at: now + sessionLasts,
    })
    .execute();
  await queries
    .updateTable("desk_users")
    .set({ last_seen_at: now })
    .where("id", "=", userId)
    .execute();
  return token;
}

/** Whose session it is, if it is open at this moment and its user still belongs to the team. */
export async function userOfSession(
  queries: Queries,
  token: string,
  now: number,
): Promise<DeskUser | undefined> {
  const found = await queries
    .selectFrom("desk_sessions")
    .innerJoin("desk_users", "desk_users.id", "desk_sessions.user_id")
    .select(["desk_users.id", "email", "role", "last_seen_at", "expires_at"])
    .where("token_hash", "=", tokenHash(token))
    .where("desk_sessions.created_at", "<=", now)
    .where("expires_at", ">", now)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { id, email, role, last_seen_at, expires_at } = found;
  if (now - (last_seen_at ?? 0) > seenEvery) {
    await queries
      .updateTable("desk_users")
      .set({ last_seen_at: now })
      .where("id", "=", id)
      .execute();
  }
  return { id, email, role, sessionEndsAt: expires_at };
}

export async function endDeskSession(queries: Queries, token: string): Promise<void> {
  await queries.deleteFrom("desk_sessions").where("token_hash", "=", tokenHash(token)).execute();
}

export async function endSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("desk_sessions").where("user_id", "=", userId).execute();
}

/** Done every minute: a clock set back later cannot revive what has ended. */
export async function removeEndedDeskSessions(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom("desk_sessions").where("expires_at", "<=", now).execute();
}

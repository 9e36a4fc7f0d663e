import type { DeskRole, DeskSession, SignInWay } from "#contracts/desk/session.ts";
import { newId, newToken, tokenHash } from "../../storage/ids.ts";
import { addRow, changeRows, deleteRows } from "../../storage/rows.ts";
import type { DeskSessionRow, Queries } from "../../storage/tables.ts";

const minute = 60_000;

export const sessionLasts = 12 * 60 * minute;
/** A session ends after this long without a request. */
const idleLimit = 60 * minute;
/**
 * The last use is stored this coarsely, so that not every request writes. A session therefore ends
 * after 59 to 60 minutes without a request, never later.
 */
const seenEvery = minute;

export const confirmationLasts = 10 * minute;

export type DeskUser = {
  id: string;
  email: string;
  role: DeskRole;
  session: {
    id: string;
    signedInBy: SignInWay;
    /** Until when actions that need a recent confirmation are allowed; null if they are not. */
    confirmedUntil: number | null;
  };
};

type NewSession = {
  userId: string;
  signedInBy: SignInWay;
  browser: string;
  confirmedAt: number | null;
  now: number;
};

/** Returns the token, which only the browser's cookie holds. The database stores its hash. */
export async function openDeskSession(
  queries: Queries,
  { userId, signedInBy, browser, confirmedAt, now }: NewSession,
): Promise<string> {
  const token = newToken();
  await addRow(queries, "desk_sessions", {
    id: newId(),
    token_hash: tokenHash(token),
    user_id: userId,
    signed_in_by: signedInBy,
    browser,
    created_at: now,
    expires_at: now + sessionLasts,
    last_seen_at: now,
    confirmed_at: confirmedAt,
  });
  await changeRows(queries, "desk_users", userId, { last_seen_at: now });
  return token;
}

/**
 * The session that one of the tokens belongs to, if it is open now and its user is still in the
 * team. A request in the background does not count as use, which would keep an unused session open.
 */
export async function userOfSession(
  queries: Queries,
  tokens: readonly string[],
  now: number,
  { background = false } = {},
): Promise<DeskUser | undefined> {
  if (tokens.length === 0) return undefined;
  const found = await queries
    .selectFrom("desk_sessions")
    .innerJoin("desk_users", "desk_users.id", "desk_sessions.user_id")
    .selectAll("desk_sessions")
    .select(["email", "role"])
    .where("token_hash", "in", tokens.map(tokenHash))
    .where("desk_sessions.created_at", "<=", now)
    .where("expires_at", ">", now)
    .where("desk_sessions.last_seen_at", ">", now - idleLimit)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (!background && now - found.last_seen_at >= seenEvery) {
    const seen = { last_seen_at: now };
    await changeRows(queries, "desk_sessions", found.id, seen);
    await changeRows(queries, "desk_users", found.user_id, seen);
  }
  return {
    id: found.user_id,
    email: found.email,
    role: found.role,
    session: {
      id: found.id,
      signedInBy: found.signed_in_by,
      confirmedUntil: confirmedUntil(found, now),
    },
  };
}

/** If the clock was set back, a confirmation must not last longer. */
function confirmedUntil({ confirmed_at }: DeskSessionRow, now: number): number | null {
  if (confirmed_at === null || confirmed_at > now) return null;
  const until = confirmed_at + confirmationLasts;
  return until > now ? until : null;
}

/**
 * Records that the user of this session has proven again who they are. Returns the new token; the
 * old one no longer works.
 */
export async function renewConfirmation(
  queries: Queries,
  sessionId: string,
  change: { confirmed_at: number; signed_in_by?: SignInWay },
): Promise<string> {
  const token = newToken();
  await changeRows(queries, "desk_sessions", sessionId, {
    token_hash: tokenHash(token),
    ...change,
  });
  return token;
}

/** A user's open sessions, last used first. */
export async function sessionsOf(
  queries: Queries,
  user: DeskUser,
  now: number,
): Promise<DeskSession[]> {
  const rows = await queries
    .selectFrom("desk_sessions")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("expires_at", ">", now)
    .where("last_seen_at", ">", now - idleLimit)
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at,
    lastUsedAt: row.last_seen_at,
    signedInBy: row.signed_in_by,
    browser: row.browser,
    current: row.id === user.session.id,
  }));
}

/**
 * Ends all sessions of a user, or all but one, and voids unused links. Returns how many sessions
 * ended.
 */
export async function endSessionsOf(queries: Queries, userId: string, butNot?: string) {
  await deleteRows(queries, "desk_sign_in_links", { user_id: userId });
  const { numDeletedRows } = await queries
    .deleteFrom("desk_sessions")
    .where("user_id", "=", userId)
    .$if(butNot !== undefined, (query) => query.where("id", "!=", butNot ?? ""))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Runs every minute. Expired sessions are deleted, so setting the clock back cannot revive them.
 */
export async function removeEndedDeskSessions(queries: Queries, now: number) {
  await queries
    .deleteFrom("desk_sessions")
    .where(({ eb, or }) =>
      or([eb("expires_at", "<=", now), eb("last_seen_at", "<=", now - idleLimit)]),
    )
    .execute();
}

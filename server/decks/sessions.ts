import { newToken, tokenHash } from "../storage/ids.ts";
import { addRow, deleteRows, findRow } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";

const sessionLasts = 12 * 60 * 60 * 1000;

export async function openDeckSession(queries: Queries, now: number): Promise<string> {
  const token = newToken();
  const session = { token_hash: tokenHash(token), created_at: now, expires_at: now + sessionLasts };
  await addRow(queries, "deck_sessions", session);
  return token;
}

/** Also closed if the clock is set back to before its start. */
export async function isDeckSessionOpen(queries: Queries, token: string, now: number) {
  const session = await findRow(queries, "deck_sessions", { token_hash: tokenHash(token) });
  return session !== undefined && session.created_at <= now && session.expires_at > now;
}

export async function endDeckSession(queries: Queries, token: string) {
  await deleteRows(queries, "deck_sessions", { token_hash: tokenHash(token) });
}

/** Deleted every minute, so that setting the clock back cannot revive them. */
export async function removeEndedDeckSessions(queries: Queries, now: number) {
  await queries.deleteFrom("deck_sessions").where("expires_at", "<=", now).execute();
}

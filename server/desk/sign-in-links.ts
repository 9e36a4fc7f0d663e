import { sql } from "kysely";
import { deskFirstAdminPagePath, deskSignInPagePath } from "#contracts/desk/endpoints.ts";
import { newToken, tokenHash } from "../storage/ids.ts";
import type { DeskUserRow, Queries } from "../storage/tables.ts";
import { recordAudit } from "./audit.ts";
import { addMember } from "./users.ts";

const minute = 60_000;
const linkLasts = 15 * minute;
const firstAdminLinkLasts = 24 * 60 * minute;

/** More requests than this bring no more messages, so nobody can fill a colleague's mailbox. */
const mostOpenLinks = 5;

/** The token is the fragment of the address: browsers keep it from servers, proxies and their logs. */
export function signInUrl(origin: string, token: string): string {
  return `${origin}${deskSignInPagePath}#${token}`;
}

export function firstAdminUrl(origin: string, token: string): string {
  return `${origin}${deskFirstAdminPagePath}#${token}`;
}

/** Returns the token; the database has its hash. Undefined if the user has enough open links. */
export async function makeSignInLink(
  queries: Queries,
  userId: string,
  now: number,
): Promise<string | undefined> {
  const open = await queries
    .selectFrom("desk_sign_in_links")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .execute();
  if (open.length >= mostOpenLinks) return undefined;
  return insertLink(queries, userId, now, linkLasts);
}

/** The user whose link it is, once: with it all their links are used up. */
export async function useSignInLink(
  queries: Queries,
  token: string,
  now: number,
): Promise<DeskUserRow | undefined> {
  const link = await queries
    .deleteFrom("desk_sign_in_links")
    .where("token_hash", "=", tokenHash(token))
    .where("user_id", "is not", null)
    .where("created_at", "<=", now)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  if (link === undefined) return undefined;
  await queries.deleteFrom("desk_sign_in_links").where("user_id", "=", link.user_id).execute();
  return queries
    .selectFrom("desk_users")
    .selectAll()
    .where("id", "=", link.user_id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/**
 * For the operator, at each start without a user. Several servers may each print one: the first
 * that is used voids the rest, as does any other way in which a user came to be.
 */
export async function makeFirstAdminLink(
  queries: Queries,
  now: number,
): Promise<string | undefined> {
  if (await anybodyIsIn(queries)) return undefined;
  return insertLink(queries, null, now, firstAdminLinkLasts);
}

/** Makes the holder of such a link the first admin, under the given address. */
export async function useFirstAdminLink(
  queries: Queries,
  token: string,
  email: string,
  now: number,
): Promise<DeskUserRow | undefined> {
  const hash = tokenHash(token);
  const link = await queries
    .selectFrom("desk_sign_in_links")
    .select("token_hash")
    .where("token_hash", "=", hash)
    .where("user_id", "is", null)
    .where("created_at", "<=", now)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (link === undefined) return undefined;
  // All of them: on PostgreSQL a second holder waits here, and then finds its own deleted.
  const deleted = await queries
    .deleteFrom("desk_sign_in_links")
    .where("user_id", "is", null)
    .returning("token_hash")
    .execute();
  const isOurs = deleted.some(({ token_hash }) => token_hash === hash);
  if (!isOurs || (await anybodyIsIn(queries))) return undefined;
  const admin = await addMember(queries, email, "admin", now);
  const details = { email: email.toLowerCase(), role: "admin" };
  await recordAudit(queries, {
    user: undefined,
    action: "user-invited",
    subject: admin?.id ?? "",
    details,
    now,
  });
  return admin;
}

async function anybodyIsIn(queries: Queries): Promise<boolean> {
  const user = await queries
    .selectFrom("desk_users")
    .select("id")
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

async function insertLink(
  queries: Queries,
  userId: string | null,
  now: number,
  lasts: number,
): Promise<string> {
  const token = newToken();
  await queries
    .insertInto("desk_sign_in_links")
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      created_at: now,
      expires_at: now + lasts,
    })
    .execute();
  return token;
}

/**
 * Done every minute. The outbox holds a message with all its words, so with the link in it: it goes
 * when it has been sent, and when the link has expired, since nobody could use it any more.
 */
export async function removeExpiredLinks(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom("desk_sign_in_links").where("expires_at", "<=", now).execute();
  await queries
    .deleteFrom("outbox")
    // Not bound as a parameter: SQLite uses a partial index only for a value it can read.
    .where("purpose", "=", sql.lit("desk-sign-in"))
    .where(({ eb, or }) =>
      or([eb("state", "!=", "pending"), eb("created_at", "<=", now - linkLasts)]),
    )
    .execute();
}

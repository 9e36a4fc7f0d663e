import { sql } from "kysely";
import { deskSignInPagePath } from "#contracts/desk/pages.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { newToken, tokenHash } from "../../../storage/ids.ts";
import { addRow, deleteRows, findRow, findRows } from "../../../storage/rows.ts";
import type { DeskSignInLinkRow, DeskUserRow, Queries } from "../../../storage/tables.ts";
import { addMember } from "../users.ts";

const minute = 60_000;
const hour = 60 * minute;

/** How long each kind of link works. An invitation may arrive on a Friday. */
const linkLasts = {
  mail: 10 * minute,
  terminal: 10 * minute,
  invitation: 72 * hour,
  "first-admin": hour,
} as const;

type LinkKind = DeskSignInLinkRow["kind"];

/** Of one browser, for each member. */
const mostOpenLinks = 5;

/**
 * The token is in the fragment, which browsers do not send to servers or proxies, so it appears in
 * no log.
 */
export function signInUrl(origin: string, token: string): string {
  return `${origin}${deskSignInPagePath}#${token}`;
}

/**
 * For a request at the sign-in page, tied to the browser with this cookie. Returns the token; the
 * database stores its hash. Replaces the browser's oldest link, and never that of another browser,
 * which may be the member's.
 */
export async function makeMailedLink(
  queries: Queries,
  userId: string,
  browser: string,
  now: number,
): Promise<string> {
  const open = await queries
    .selectFrom("desk_sign_in_links")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("browser_hash", "=", tokenHash(browser))
    .orderBy("created_at", "desc")
    .execute();
  const replaced = open.slice(mostOpenLinks - 1).map(({ token_hash }) => token_hash);
  await deleteRows(queries, "desk_sign_in_links", { token_hash: replaced });
  return makeLink(queries, { userId, kind: "mail", browser, now });
}

export type OpenLink = { user: DeskUserRow; kind: LinkKind; browserHash: string | null };

/** The link, if it is valid now. Reading does not use it up. */
export async function findSignInLink(queries: Queries, token: string, now: number) {
  const link = await openLink(queries, token, now);
  if (!link?.user_id) return undefined;
  const user = await findRow(queries, "desk_users", { id: link.user_id, removed_at: null });
  return user && { user, kind: link.kind, browserHash: link.browser_hash };
}

/** Also uses up the user's other links. Returns false if another request was faster. */
export async function useUpSignInLink(queries: Queries, token: string, userId: string) {
  const used = await deleteRows(queries, "desk_sign_in_links", { user_id: userId });
  return used.some(({ token_hash }) => token_hash === tokenHash(token));
}

/**
 * For the operator, at each start while there are no users. Several servers may each make one. As
 * soon as there is a user, the others are void.
 */
export async function makeFirstAdminLink(queries: Queries, now: number) {
  if (await hasUsers(queries)) return undefined;
  return makeLink(queries, { userId: null, kind: "first-admin", now });
}

/** Makes the holder of such a link the first admin, with the given address. */
export async function useFirstAdminLink(
  queries: Queries,
  token: string,
  email: string,
  now: number,
): Promise<DeskUserRow | undefined> {
  const link = await openLink(queries, token, now);
  if (link?.kind !== "first-admin") return undefined;
  // Deletes all of them. On PostgreSQL a second holder waits here and then finds its own deleted.
  const deleted = await deleteRows(queries, "desk_sign_in_links", { kind: "first-admin" });
  const isOurs = deleted.some(({ token_hash }) => token_hash === link.token_hash);
  if (!isOurs || (await hasUsers(queries))) return undefined;
  const admin = await addMember(queries, email, "admin", now);
  const details = { email: email.toLowerCase(), role: "admin" };
  await recordAudit(queries, { now }, "user-invited", admin?.id, details);
  return admin;
}

export async function firstAdminLinkIsOpen(queries: Queries, now: number): Promise<boolean> {
  if (await hasUsers(queries)) return false;
  const links = await findRows(queries, "desk_sign_in_links", { kind: "first-admin" });
  return links.some(({ expires_at }) => expires_at > now);
}

async function hasUsers(queries: Queries): Promise<boolean> {
  return (await findRow(queries, "desk_users", { removed_at: null })) !== undefined;
}

async function openLink(queries: Queries, token: string, now: number) {
  const link = await findRow(queries, "desk_sign_in_links", { token_hash: tokenHash(token) });
  return link && link.created_at <= now && now < link.expires_at ? link : undefined;
}

type NewLink = { userId: string | null; kind: LinkKind; browser?: string; now: number };

/** One for an invitation or the terminal is not tied to a browser. Returns the token. */
export async function makeLink(queries: Queries, { userId, kind, browser, now }: NewLink) {
  const token = newToken();
  await addRow(queries, "desk_sign_in_links", {
    token_hash: tokenHash(token),
    user_id: userId,
    kind,
    browser_hash: browser === undefined ? null : tokenHash(browser),
    created_at: now,
    expires_at: now + linkLasts[kind],
  });
  return token;
}

const mailsWithLinks = [
  { purpose: "desk-sign-in", kind: "mail", done: ["sent", "failed"] },
  { purpose: "desk-invitation", kind: "invitation", done: ["sent"] },
] as const;

/**
 * Runs every minute. Messages in the outbox contain the link, so they are deleted when they have
 * been sent or the link has expired. An invitation that could not be delivered stays until then,
 * for the desk's list of failed messages.
 */
export async function removeExpiredLinks(queries: Queries, now: number) {
  await queries.deleteFrom("desk_sign_in_links").where("expires_at", "<=", now).execute();
  for (const { purpose, kind, done } of mailsWithLinks)
    await queries
      .deleteFrom("outbox")
      // A literal, not a parameter, because SQLite uses a partial index only for a literal.
      .where("purpose", "=", sql.lit(purpose))
      .where(({ eb, or }) =>
        or([eb("status", "in", done), eb("created_at", "<=", now - linkLasts[kind])]),
      )
      .execute();
}

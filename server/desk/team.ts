import type { DeskRole } from "#contracts/desk/session.ts";
import { newId } from "../storage/ids.ts";
import type { DeskUserRow, Queries } from "../storage/tables.ts";
import { endSessionsOf } from "./sign-in/sessions.ts";

/** Everybody who may come in, in the order they were invited. */
export function teamMembers(queries: Queries): Promise<DeskUserRow[]> {
  return queries
    .selectFrom("desk_users")
    .selectAll()
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findMember(queries: Queries, address: string): Promise<DeskUserRow | undefined> {
  return queries
    .selectFrom("desk_users")
    .selectAll()
    .where("email", "=", address.trim().toLowerCase())
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** An account at the provider. Its subject never changes; its address may be given to another person. */
export type OidcAccount = { issuer: string; subject: string; email: string };

/**
 * The member with the account's address. The first account that comes with it is kept, and from then
 * on no other gets in under that address.
 */
export async function memberOfAccount(
  queries: Queries,
  { issuer, subject, email }: OidcAccount,
): Promise<DeskUserRow | undefined> {
  const member = await findMember(queries, email);
  if (member === undefined) return undefined;
  if (member.oidc_subject !== null)
    return member.oidc_issuer === issuer && member.oidc_subject === subject ? member : undefined;
  return (
    queries
      .updateTable("desk_users")
      .set({ oidc_issuer: issuer, oidc_subject: subject })
      .where("id", "=", member.id)
      // Of two that come first at the same moment, one is kept.
      .where("oidc_subject", "is", null)
      .returningAll()
      .executeTakeFirst()
  );
}

/**
 * Lets an address come in, in this role. Somebody who was removed is the same user again, so that
 * their notes are theirs. Undefined if the address is in the team already.
 */
export async function addMember(
  queries: Queries,
  address: string,
  role: DeskRole,
  now: number,
): Promise<DeskUserRow | undefined> {
  const email = address.trim().toLowerCase();
  const added = { role, created_at: now, last_seen_at: null, removed_at: null };
  return queries
    .insertInto("desk_users")
    .values({ id: newId(), email, ...added, oidc_issuer: null, oidc_subject: null })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(added).where("desk_users.removed_at", "is not", null),
    )
    .returningAll()
    .executeTakeFirst();
}

export type TeamChange =
  | { outcome: "changed"; member: DeskUserRow }
  | { outcome: "unknown" | "last-admin" };

export async function setRole(queries: Queries, id: string, role: DeskRole): Promise<TeamChange> {
  if (role !== "admin" && (await isLastAdmin(queries, id))) return { outcome: "last-admin" };
  const member = await queries
    .updateTable("desk_users")
    .set({ role })
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return member ? { outcome: "changed", member } : { outcome: "unknown" };
}

/**
 * Ends every way in that the user has: sessions, links, passkeys and the account at the provider. The
 * row stays for what the user wrote.
 */
export async function removeMember(queries: Queries, id: string, now: number): Promise<TeamChange> {
  if (await isLastAdmin(queries, id)) return { outcome: "last-admin" };
  const member = await queries
    .updateTable("desk_users")
    .set({ removed_at: now, oidc_issuer: null, oidc_subject: null })
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (member === undefined) return { outcome: "unknown" };
  await endSessionsOf(queries, id);
  await queries.deleteFrom("desk_passkeys").where("user_id", "=", id).execute();
  await queries.deleteFrom("desk_challenges").where("user_id", "=", id).execute();
  return { outcome: "changed", member };
}

/**
 * Without an admin nobody could invite one. Changes of the team take turns, also on PostgreSQL, by
 * first writing one row that is always there as it is: of two admins who remove each other at the
 * same moment, one waits and then finds itself alone.
 */
async function isLastAdmin(queries: Queries, id: string): Promise<boolean> {
  await queries
    .updateTable("desk_users")
    .set(({ ref }) => ({ email: ref("email") }))
    .where("id", "=", ({ selectFrom, fn }) =>
      selectFrom("desk_users").select(fn.min("id").as("first")),
    )
    .execute();
  const admins = await queries
    .selectFrom("desk_users")
    .select("id")
    .where("role", "=", "admin")
    .where("removed_at", "is", null)
    .execute();
  return admins.length === 1 && admins[0]?.id === id;
}

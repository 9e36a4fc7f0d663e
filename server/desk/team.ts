import type { Colleague } from "#contracts/desk/people.ts";
import type { DeskRole } from "#contracts/desk/session.ts";
import type { DeskUserRow, Queries } from "../storage/tables.ts";
import { endSessionsOf } from "./sign-in/sessions.ts";

/** The users who may sign in, in the order they were invited. */
export function teamMembers(queries: Queries): Promise<DeskUserRow[]> {
  return queries
    .selectFrom("desk_users")
    .selectAll()
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
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
 * Removes everything the user can sign in with: sessions, links, passkeys and the account at the
 * provider; and their hours, calendars and their secret addresses. The row stays as the author of
 * what the user wrote. Their calls are handed over by the caller.
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
  for (const table of [
    "booking_settings",
    "booking_hours",
    "booking_absences",
    "busy_times",
  ] as const)
    await queries.deleteFrom(table).where("user_id", "=", id).execute();
  return { outcome: "changed", member };
}

/**
 * There must always be an admin, since only admins can invite one. Changes of the team are
 * serialized, on PostgreSQL by first updating one row that always exists. So if two admins remove
 * each other at the same moment, the second one waits and is then refused as the last admin.
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

/** The users who can own a lead. */
export function presentUsers(queries: Queries): Promise<Colleague[]> {
  return users(queries).where("removed_at", "is", null).execute();
}

/** Includes removed users, because their leads must be found and given to another owner. */
export function everyUser(queries: Queries): Promise<Colleague[]> {
  return users(queries).execute();
}

function users(queries: Queries) {
  return queries.selectFrom("desk_users").select(["id", "email", "name"]).orderBy("email");
}

import { sql } from "kysely";
import type { Colleague } from "#contracts/desk/people.ts";
import type { DeskRole } from "#contracts/desk/session.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { type Authorship, recordAudit } from "../audit/audit.ts";
import { readCalls } from "../bookings/calls.ts";
import { eachCall, handOver } from "../bookings/change-booking.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import { parseRecipients } from "../outbox/recipients.ts";
import { changeRows, deleteRows, findRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { DeskUserRow, MessageStatus, Queries } from "../storage/tables.ts";
import { takeTurns } from "../storage/take-turns.ts";
import { endSessionsOf } from "./sign-in/sessions.ts";

/** The users who may sign in, in the order they were invited. */
export function teamMembers(queries: Queries): Promise<DeskUserRow[]> {
  return findRows(queries, "desk_users", { removed_at: null }, "created_at", "id");
}

export async function setRole(queries: Queries, id: string, role: DeskRole): Promise<DeskUserRow> {
  if (role !== "admin") await refuseLastAdmin(queries, id);
  const [member] = await changeRows(queries, "desk_users", { id, removed_at: null }, { role });
  if (member === undefined) throw refusals.nothingHere();
  return member;
}

/**
 * Removes a member and gives their coming calls to this colleague, or to those who are free. Removes
 * first, so that no call stays with the member.
 */
export async function removeWithCalls(
  storage: Storage,
  id: string,
  callsTo: string | null,
  { user, origin, now }: Authorship & { origin: string },
): Promise<{ handedOver: number; left: number }> {
  const open = await storage.transaction(async (queries) => {
    const member = await removeMember(queries, id, now);
    if (member === undefined) throw refusals.nothingHere();
    await recordAudit(queries, { user, now }, "user-removed", id, { email: member.email });
    return readCalls(queries, { userId: id, openAt: now });
  });
  const by = { author: user, origin, now };
  const { done, left } = await eachCall(open, (seen) => handOver(storage, seen, callsTo, by));
  return { handedOver: done.length, left: left.length };
}

/**
 * Removes everything the user can sign in with: sessions, links, passkeys and the account at the
 * provider; and their hours, calendars and their secret addresses. The row stays as the author of
 * what the user wrote. Their calls are handed over by the caller.
 */
export async function removeMember(queries: Queries, id: string, now: number) {
  await refuseLastAdmin(queries, id);
  const present = { id, removed_at: null };
  const removed = { removed_at: now, oidc_issuer: null, oidc_subject: null };
  const [member] = await changeRows(queries, "desk_users", present, removed);
  if (member === undefined) return undefined;
  await endSessionsOf(queries, id);
  for (const table of [
    "desk_passkeys",
    "desk_challenges",
    "booking_settings",
    "booking_hours",
    "booking_absences",
    "busy_times",
  ] as const)
    await queries.deleteFrom(table).where("user_id", "=", id).execute();
  await withdrawMailTo(queries, member.email);
  return member;
}

/** Who has left gets no mail of ours, also not what waits because the mail server is away. */
async function withdrawMailTo(queries: Queries, email: string) {
  const waiting = await queries
    .selectFrom("outbox")
    .select(["id", "recipients"])
    // A literal, not a parameter, because SQLite uses a partial index only for a literal.
    .where("status", "=", sql.lit<MessageStatus>("waiting"))
    .where(({ eb, or }) =>
      or([eb("purpose", "=", "booking-notification"), eb("purpose", "like", "desk-%")]),
    )
    .execute();
  const theirs = waiting
    .map(parseRecipients)
    .filter(({ recipients }) => recipients.some(({ address }) => sameAddress(address, email)));
  await deleteRows(
    queries,
    "outbox",
    theirs.map(({ id }) => id),
  );
}

/**
 * There must always be an admin, since only admins can invite one. If two admins remove each other
 * at the same moment, the second one waits and is then refused as the last admin.
 */
async function refuseLastAdmin(queries: Queries, id: string) {
  await takeTurns(queries);
  const admins = await findRows(queries, "desk_users", { role: "admin", removed_at: null });
  if (admins.length === 1 && admins[0]?.id === id)
    throw new Refusal(409, "The desk needs an admin. Make somebody else one first.");
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

import { firm, firmTimeZone } from "#content/firm.ts";
import { dayDigest } from "#emails/letters/desk.ts";
import { dayAfter, momentsOf, startOfDay, today } from "#wording/dates.ts";
import { dateFormat } from "#wording/formats.ts";
import { formatTime } from "#wording/times.ts";
import { readCalls } from "../bookings/calls.ts";
import { enqueueLetterToMember } from "../outbox/letter-to-member.ts";
import { findRows, jsonOrUndefined } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { DeskUserRow, Queries } from "../storage/tables.ts";

const day = 24 * 60 * 60 * 1000;

export type OpeningHours = {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
};

/** When the firm opens on this day and when it closes; undefined on a day when it is closed. */
export function openingOf(on: string, open: OpeningHours = firm.hours) {
  const weekday = dateFormat({ timeZone: "UTC", weekday: "long" }).format(new Date(on));
  const [opensAt] = momentsOf(`${on}T${open.opens}`, firmTimeZone);
  const [closesAt] = momentsOf(`${on}T${open.closes}`, firmTimeZone);
  if (!open.days.includes(weekday) || opensAt === undefined || closesAt === undefined)
    return undefined;
  return { opensAt, closesAt };
}

/**
 * Puts the day's mail to each member who has asked for it into the outbox, from the hour when the
 * firm opens. The day is remembered in the same transaction, so that several
 * processes send one. Returns how many were written.
 */
export async function sendDigests(storage: Storage, origin: string, now: number): Promise<number> {
  const on = today(firmTimeZone, new Date(now));
  const opening = openingOf(on);
  if (opening === undefined || now < opening.opensAt || now >= opening.closesAt) return 0;
  const asked = await storage.run((queries) =>
    findRows(queries, "desk_users", { digest_mail: 1, removed_at: null }),
  );
  let written = 0;
  for (const { id, digest_sent_on: since } of asked) {
    if (since === on) continue;
    const isWritten = await storage.transaction(async (queries) => {
      const claimed = await claimDay(queries, id, on);
      return claimed ? writeDigest(queries, claimed, { on, since, origin, now }) : false;
    });
    if (isWritten) written += 1;
  }
  return written;
}

/** Undefined if another process has written the digest of this day. */
function claimDay(queries: Queries, id: string, on: string): Promise<DeskUserRow | undefined> {
  return queries
    .updateTable("desk_users")
    .set({ digest_sent_on: on })
    .where("id", "=", id)
    .where(({ eb, or }) => or([eb("digest_sent_on", "is", null), eb("digest_sent_on", "!=", on)]))
    .returningAll()
    .executeTakeFirst();
}

type Digest = {
  on: string;
  /** The day of the last one. */
  since: string | null;
  origin: string;
  now: number;
};

/** Nothing is sent on a day with nothing to do. */
async function writeDigest(
  queries: Queries,
  user: DeskUserRow,
  { on, since, origin, now }: Digest,
): Promise<boolean> {
  const due = await peopleOf(queries, user.id)
    .where("next_step_on", "<=", on)
    .orderBy("next_step_on")
    .orderBy("id")
    .execute();
  const from = (since === null ? undefined : openingOf(since)?.opensAt) ?? now - day;
  const assigned = await assignedSince(queries, user.id, from);
  const calls = await callsOn(queries, user.id, on);
  if (due.length + assigned.length + calls.length === 0) return false;
  const letter = dayDigest({ day: on, due, calls, assigned, ownerId: user.id, origin });
  await enqueueLetterToMember(queries, { purpose: "desk-digest", letter, email: user.email, now });
  return true;
}

function peopleOf(queries: Queries, ownerId: string) {
  return queries
    .selectFrom("people")
    .select(["id", "name", "email", "phone", "practice_name", "next_step", "next_step_on"])
    .where("owner_id", "=", ownerId)
    .where("merged_into", "is", null);
}

/** People whom a colleague gave them since then, and that are still theirs. */
async function assignedSince(queries: Queries, userId: string, since: number) {
  const events = await queries
    .selectFrom("person_events")
    .select(["person_id", "details"])
    .where("kind", "=", "owner")
    .where("author_id", "!=", userId)
    .where("created_at", ">=", since)
    .execute();
  const ids = events
    .filter(({ details }) => Object(jsonOrUndefined(details)).to === userId)
    .map(({ person_id }) => person_id);
  return peopleOf(queries, userId).where("id", "in", ids).orderBy("id").execute();
}

async function callsOn(queries: Queries, userId: string, on: string) {
  const [from, until] = [on, dayAfter(on)].map((day) => startOfDay(day, firmTimeZone));
  const calls = await readCalls(queries, { userId, openAt: (from ?? 0) - 1 });
  return calls
    .filter((call) => call.held_until === null && call.starts_at < (until ?? 0))
    .map(({ person_id: id, name, phone, starts_at }) => ({
      id,
      text: `${formatTime(starts_at, firmTimeZone)}, ${name}, ${phone}`,
    }));
}

/**
 * A digest names people, and is not erased with them, so it is deleted when it has left. A partner's
 * mail has the link that stops it, whose token is stored nowhere else.
 */
export async function removeSentDigests(queries: Queries, now: number) {
  await queries
    .deleteFrom("outbox")
    .where(({ eb, or, and }) =>
      or([
        and([
          eb("purpose", "=", "desk-digest"),
          or([eb("status", "!=", "waiting"), eb("created_at", "<", now - day)]),
        ]),
        and([eb("purpose", "=", "partner-numbers"), eb("status", "=", "sent")]),
      ]),
    )
    .execute();
}

import { sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import { callMinutes } from "#contracts/booked-call.ts";
import type { OfferedTime } from "#contracts/booking.ts";
import { defaultHours } from "#contracts/desk/hours.ts";
import { dayOf } from "#wording/times.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import { deleteRows, findRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import type { Colleague } from "./colleagues.ts";
import { isOn, minute, nearestTimes, whoIsFree } from "./free-times.ts";

/** The answer has the nearest free times, in order. */
export class TimeTaken extends Refusal {
  constructor(times: readonly OfferedTime[] = []) {
    super(409, "Someone has just booked that time. Please choose another.", {}, { times });
  }
}

const cellMs = 5 * minute;

/** Runs a transaction that claims a time. If that is taken, the refusal names the nearest free ones. */
export async function claiming<Result>(
  storage: Storage,
  { start, now }: { start: number; now: number },
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  try {
    return await storage.transaction(work);
  } catch (error) {
    if (!(error instanceof TimeTaken)) throw error;
    throw new TimeTaken(await storage.run((queries) => nearestTimes(queries, { start, now })));
  }
}

type WantedTime = {
  start: number;
  now: number;
  /** The call that is moved, and who has it. */
  moved?: { id: string; user_id: string } | undefined;
  /** A call that is handed over: it does not block its own time. */
  without?: string;
};

/** The people who could take a call then, the one whose turn it is first. */
export async function candidates(queries: Queries, { start, now, moved, without }: WantedTime) {
  const free = await whoIsFree(queries, {
    start,
    now,
    without: moved?.id ?? without,
    handedOver: without !== undefined,
  });
  if (free === "taken") throw new TimeTaken();
  if (free === "never")
    throw refusals.field(
      "We don’t offer that time, or it is too soon now. Please choose another.",
      "start",
    );
  const last = await lastBooked(queries);
  const isThatDay = isOn(dayOf(start, firmTimeZone));
  const rank = (person: Colleague): [number, number, number] => [
    // A call that is moved stays with the same colleague if they are free.
    person.id === moved?.user_id ? 0 : 1,
    person.calls.filter(isThatDay).length,
    last.get(person.id) ?? 0,
  ];
  return free
    .map((person) => ({ id: person.id, rank: rank(person) }))
    .toSorted((one, other) => {
      const differing = one.rank.findIndex((value, n) => value !== other.rank[n]);
      return (one.rank[differing] ?? 0) - (other.rank[differing] ?? 0);
    })
    .map(({ id }) => id);
}

/**
 * Checks that a colleague chosen at the desk can take a call then. Hours do not matter, only absences,
 * busy times and other calls. Returns the colleague as a list, as `candidates` does.
 */
export async function freeFor(
  queries: Queries,
  { colleagueId, start, now, without = "" }: WantedTime & { colleagueId: string },
): Promise<string[]> {
  if (start % cellMs !== 0)
    throw refusals.field("Choose a time in steps of five minutes.", "start");
  if (start <= now) throw refusals.field("Choose a time that is still ahead.", "start");
  const day = dayOf(start, firmTimeZone);
  const colleague = await findRow(queries, "desk_users", { id: colleagueId, removed_at: null });
  if (colleague === undefined)
    throw refusals.field("This person is not in the team (any more).", "colleagueId");
  const who = colleague.name ?? colleague.email;
  const end = start + callMinutes * minute;
  const { rows } = await sql<{ why: "absent" | "busy" }>`
    SELECT 'absent' AS why FROM booking_absences
    WHERE user_id = ${colleagueId} AND first_day <= ${day} AND last_day >= ${day}
    UNION SELECT 'busy' FROM busy_times
    WHERE user_id = ${colleagueId} AND starts_at < ${end} AND ends_at > ${start}
    UNION SELECT 'busy' FROM bookings
    WHERE user_id = ${colleagueId} AND starts_at < ${end} AND ends_at > ${start}
      AND status <> 'cancelled' AND id <> ${without}`.execute(queries);
  const reasons = rows.map(({ why }) => why);
  if (reasons.includes("absent"))
    throw refusals.field(`${who} is absent on that day.`, "colleagueId");
  if (reasons.includes("busy")) throw refusals.field(`${who} is busy at that time.`, "start");
  return [colleagueId];
}

/** When each person last got a call. */
async function lastBooked(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom("bookings")
    .select(({ fn }) => ["user_id", fn.max("created_at").as("at")])
    .where("status", "!=", "cancelled")
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, at }) => [user_id, Number(at)]));
}

/**
 * Stores a row for every five minutes of a call and of the buffer after it. The table's key allows
 * one row for a colleague and a cell. Returns false, and stores nothing, if another call has a cell.
 */
export async function claimCells(
  queries: Queries,
  booking: { id: string; userId: string; start: number },
): Promise<boolean> {
  const settings = await findRow(queries, "booking_settings", { user_id: booking.userId });
  const minutes = callMinutes + (settings?.buffer_minutes ?? defaultHours.bufferMinutes);
  const first = Math.floor(booking.start / cellMs);
  const end = Math.ceil((booking.start + minutes * minute) / cellMs);
  const cells = Array.from({ length: end - first }, (_, n) => ({
    id: `${booking.userId}/${first + n}`,
    user_id: booking.userId,
    cell: first + n,
    booking_id: booking.id,
  }));
  const taken = await queries
    .insertInto("booking_cells")
    .values(cells)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  if (taken.length === cells.length) return true;
  await freeCells(queries, booking.id);
  return false;
}

export async function freeCells(queries: Queries, bookingId: string) {
  await deleteRows(queries, "booking_cells", { booking_id: bookingId });
}

import { firmTimeZone } from "#content/firm.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import { defaultHours, type PersonHours } from "#contracts/desk/hours.ts";
import { dayOf } from "#wording/times.ts";
import { newId } from "../storage/ids.ts";
import { addRow, changeRows, deleteRows, findRows } from "../storage/rows.ts";
import type { BookingAbsenceRow, BookingSettingsRow, Queries } from "../storage/tables.ts";
import { readCalls } from "./calls.ts";

/** Without a feed or an own calendar. */
const newSettings = {
  buffer_minutes: defaultHours.bufferMinutes,
  hours_ahead: defaultHours.hoursAhead,
  most_calls_a_day: defaultHours.mostCallsADay,
  works_on_holidays: 0,
  feed_secret_hash: null,
  calendar_url: null,
  version: 0,
} as const;

/** The hours of everyone in the team by address, or of one person. Absences that are over are left out. */
export async function readHours(
  queries: Queries,
  { userId, now }: { userId?: string; now: number },
): Promise<PersonHours[]> {
  const people = await queries
    .selectFrom("desk_users")
    .select(["id", "email", "name"])
    .where("removed_at", "is", null)
    .$if(userId !== undefined, (query) => query.where("id", "=", userId ?? ""))
    .orderBy("email")
    .execute();
  const ids = people.map(({ id }) => id);
  const theirs = { user_id: ids };
  const settings = await findRows(queries, "booking_settings", theirs);
  const weekly = await findRows(queries, "booking_hours", theirs, "weekday", "from_minute");
  const absences = await queries
    .selectFrom("booking_absences")
    .selectAll()
    .where("user_id", "in", ids)
    .where("last_day", ">=", dayOf(now, firmTimeZone))
    .orderBy("first_day")
    .orderBy("id")
    .execute();
  const open = (await readCalls(queries, { openAt: now })).filter(({ user_id }) =>
    ids.includes(user_id),
  );
  const whileAbsent = (userId: string) =>
    open
      .filter(({ user_id, starts_at }) => {
        const day = dayOf(starts_at, firmTimeZone);
        const isAbsent = (row: BookingAbsenceRow) => row.first_day <= day && day <= row.last_day;
        return (
          user_id === userId && absences.some((row) => row.user_id === userId && isAbsent(row))
        );
      })
      .map(({ id, sequence, starts_at: start, name }) => ({ id, sequence, start, name }));
  return people.map((person) => {
    const of = <Row extends { user_id: string }>(rows: readonly Row[]) =>
      rows.filter(({ user_id }) => user_id === person.id);
    const row = of(settings)[0] ?? newSettings;
    return {
      person,
      weekly: of(weekly).map(({ weekday, from_minute, to_minute }) => ({
        weekday,
        from: from_minute,
        to: to_minute,
      })),
      absences: of(absences).map(({ first_day, last_day, why }) => ({
        from: first_day,
        to: last_day,
        why,
      })),
      bufferMinutes: row.buffer_minutes as PersonHours["bufferMinutes"],
      hoursAhead: row.hours_ahead,
      mostCallsADay: row.most_calls_a_day,
      worksOnHolidays: row.works_on_holidays === 1,
      hasFeed: row.feed_secret_hash !== null,
      calendar:
        row.calendar_url === null
          ? null
          : {
              host: new URL(row.calendar_url).host,
              readAt: row.calendar_read_at,
              failedAt: row.calendar_failed_at,
              failure: row.calendar_failure,
            },
      callsWhileAbsent: whileAbsent(person.id),
      version: row.version,
    };
  });
}

/** Changes nothing and returns false if the hours are no longer at the version the user saw. */
export async function saveHours(
  queries: Queries,
  userId: string,
  { version, ...hours }: RequestBody<"saveHours">,
): Promise<boolean> {
  await keepSettings(queries, userId);
  const settings = {
    buffer_minutes: hours.bufferMinutes,
    hours_ahead: hours.hoursAhead,
    most_calls_a_day: hours.mostCallsADay,
    works_on_holidays: hours.worksOnHolidays ? 1 : 0,
    version: version + 1,
  } as const;
  const seen = { user_id: userId, version };
  const saved = await changeRows(queries, "booking_settings", seen, settings);
  if (saved.length === 0) return false;
  await deleteRows(queries, "booking_hours", { user_id: userId });
  await deleteRows(queries, "booking_absences", { user_id: userId });
  const owned = () => ({ id: newId(), user_id: userId });
  const weekly = hours.weekly.map(({ weekday, from, to }) => ({
    ...owned(),
    weekday,
    from_minute: from,
    to_minute: to,
  }));
  const absences = hours.absences.map(({ from, to, why }) => ({
    ...owned(),
    first_day: from,
    last_day: to,
    why,
  }));
  if (weekly.length > 0) await queries.insertInto("booking_hours").values(weekly).execute();
  if (absences.length > 0) await queries.insertInto("booking_absences").values(absences).execute();
  return true;
}

/** Calendars are changed apart from the hours, so that this disturbs no form that is open. */
export async function changeCalendars(
  queries: Queries,
  userId: string,
  change: Partial<BookingSettingsRow>,
) {
  await keepSettings(queries, userId);
  await changeRows(queries, "booking_settings", { user_id: userId }, change);
}

async function keepSettings(queries: Queries, userId: string) {
  await addRow(queries, "booking_settings", { user_id: userId, ...newSettings });
}

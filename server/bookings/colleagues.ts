import { sql } from "kysely";
import type { Queries } from "../storage/tables.ts";
import { isProven } from "./proof.ts";

export type Span = { start: number; end: number };

/** A colleague who takes calls, with all that decides about free times. */
export type Colleague = Awaited<ReturnType<typeof colleaguesWithHours>>[number];

/** Of the columns after `user_id` each kind of row fills its own, and the others are empty. */
type Row = {
  what: "settings" | "hours" | "absence" | "busy" | "call";
  user_id: string;
  buffer_minutes: number;
  hours_ahead: number;
  most_calls_a_day: number;
  works_on_holidays: 0 | 1;
  weekday: number;
  /** Of hours in minutes of the day, of calls and busy times in milliseconds. */
  start: number;
  end: number;
  first_day: string;
  last_day: string;
  is_proven: 0 | 1;
};

const minute = 60_000;
const day = 24 * 60 * minute;

type Period = {
  now: number;
  from: number;
  until: number;
  /** A call that is being moved does not block its own new time. */
  without?: string | undefined;
};

/**
 * Everyone who takes calls, in one query: who has hours has settings too (hours.ts). A copy of a
 * colleague's own calendar is used for a day after it was last read, unless a wrong clock says that
 * this is still to come. Busy times are clipped, because SQLite refuses a whole answer with one
 * number that JavaScript cannot hold.
 */
export async function colleaguesWithHours(
  queries: Queries,
  { now, from, until, without = "" }: Period,
) {
  const { rows } = await sql<Row>`
    SELECT 'settings' AS what, user_id, buffer_minutes, hours_ahead,
      coalesce(most_calls_a_day, 0) AS most_calls_a_day, works_on_holidays,
      0 AS weekday, 0 AS start, 0 AS "end", '' AS first_day, '' AS last_day, 0 AS is_proven
    FROM booking_settings JOIN desk_users ON desk_users.id = user_id
    WHERE removed_at IS NULL AND user_id IN (SELECT user_id FROM booking_hours)
    UNION ALL
    SELECT 'hours', user_id, 0, 0, 0, 0, weekday, from_minute, to_minute, '', '', 0
    FROM booking_hours
    UNION ALL
    SELECT 'absence', user_id, 0, 0, 0, 0, 0, 0, 0, first_day, last_day, 0
    FROM booking_absences
    UNION ALL
    SELECT 'busy', busy_times.user_id, 0, 0, 0, 0, 0,
      CASE WHEN starts_at < ${from - day} THEN ${from - day} ELSE starts_at END,
      CASE WHEN ends_at > ${until} THEN ${until} ELSE ends_at END, '', '', 0
    FROM busy_times JOIN booking_settings ON booking_settings.user_id = busy_times.user_id
    WHERE calendar_url IS NOT NULL
      AND calendar_read_at > ${now - day} AND calendar_read_at <= ${now + minute}
      AND ends_at > ${from - day} AND starts_at < ${until}
    UNION ALL
    SELECT 'call', user_id, 0, 0, 0, 0, 0, starts_at, ends_at, '', '',
      CASE WHEN ${isProven(sql.ref("bookings.person_id"))} THEN 1 ELSE 0 END
    FROM bookings
    WHERE status IN ('booked', 'called', 'no-answer') AND id <> ${without}
      AND starts_at > ${from - day} AND starts_at < ${until}`.execute(queries);
  return rows
    .filter(({ what }) => what === "settings")
    .map(({ user_id: id, ...settings }) => {
      const own = (what: Row["what"]) =>
        rows.filter((row) => row.user_id === id && row.what === what);
      return {
        id,
        bufferMinutes: settings.buffer_minutes,
        hoursAhead: settings.hours_ahead,
        mostCallsADay: settings.most_calls_a_day || Number.POSITIVE_INFINITY,
        worksOnHolidays: settings.works_on_holidays === 1,
        hours: own("hours").map(({ weekday, start, end }) => ({ weekday, from: start, to: end })),
        absences: own("absence").map((row) => ({ first: row.first_day, last: row.last_day })),
        /** Calls that take their time, also those that are over. */
        calls: own("call").map(({ start, end, is_proven }) => ({
          start,
          end,
          isProven: is_proven === 1,
        })),
        /** Of the colleague's own calendar. */
        busy: own("busy").map(({ start, end }) => ({ start, end })),
      };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

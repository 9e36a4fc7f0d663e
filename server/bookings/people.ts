import { sql } from "kysely";
import type { Queries } from "../storage/tables.ts";

export type Span = { start: number; end: number };

/** A member of the team who takes calls, with all that decides about free times. */
export type Person = {
  id: string;
  bufferMinutes: number;
  hoursAhead: number;
  mostCallsADay: number;
  worksOnHolidays: boolean;
  hours: { weekday: number; from: number; to: number }[];
  absences: { first: string; last: string }[];
  /** Calls that take their time, also those that are over. */
  calls: Span[];
  /** Of the person's own calendar. */
  busy: Span[];
};

type Row = {
  what: "person" | "hours" | "absence" | "busy" | "call";
  user_id: string;
  one: number;
  two: number;
  three: number;
  four: number;
  first_day: string;
  last_day: string;
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
 * Everyone who takes calls, in one query. A copy of a person's own calendar is used for a day after
 * it was last read, unless a wrong clock says that this is still to come. Busy times are clipped,
 * because SQLite refuses a whole answer with one number that JavaScript cannot hold.
 */
export async function peopleWithHours(
  queries: Queries,
  { now, from, until, without = "" }: Period,
): Promise<Person[]> {
  const { rows } = await sql<Row>`
    WITH people AS (
      SELECT id FROM desk_users
      WHERE removed_at IS NULL AND id IN (SELECT user_id FROM booking_hours)
    )
    SELECT 'person' AS what, people.id AS user_id, coalesce(buffer_minutes, 10) AS one,
      coalesce(hours_ahead, 4) AS two, coalesce(most_calls_a_day, 0) AS three,
      coalesce(works_on_holidays, 0) AS four, '' AS first_day, '' AS last_day
    FROM people LEFT JOIN booking_settings ON booking_settings.user_id = people.id
    UNION ALL
    SELECT 'hours', user_id, weekday, from_minute, to_minute, 0, '', ''
    FROM booking_hours WHERE user_id IN (SELECT id FROM people)
    UNION ALL
    SELECT 'absence', user_id, 0, 0, 0, 0, first_day, last_day
    FROM booking_absences WHERE user_id IN (SELECT id FROM people)
    UNION ALL
    SELECT 'busy', busy_times.user_id,
      CASE WHEN starts_at < ${from - day} THEN ${from - day} ELSE starts_at END,
      CASE WHEN ends_at > ${until} THEN ${until} ELSE ends_at END, 0, 0, '', ''
    FROM busy_times JOIN booking_settings ON booking_settings.user_id = busy_times.user_id
    WHERE calendar_url IS NOT NULL
      AND calendar_read_at > ${now - day} AND calendar_read_at <= ${now + minute}
      AND ends_at > ${from - day} AND starts_at < ${until}
    UNION ALL
    SELECT 'call', user_id, starts_at, ends_at, 0, 0, '', ''
    FROM bookings
    WHERE status IN ('booked', 'called', 'no-answer') AND id <> ${without}
      AND starts_at > ${from - day} AND starts_at < ${until}`.execute(queries);
  const of = (id: string, what: Row["what"]) =>
    rows.filter((row) => row.user_id === id && row.what === what);
  const spans = (found: Row[]) => found.map(({ one, two }) => ({ start: one, end: two }));
  return rows
    .filter(({ what }) => what === "person")
    .map(({ user_id: id, one, two, three, four }) => ({
      id,
      bufferMinutes: one,
      hoursAhead: two,
      mostCallsADay: three === 0 ? Number.POSITIVE_INFINITY : three,
      worksOnHolidays: four === 1,
      hours: of(id, "hours").map((row) => ({ weekday: row.one, from: row.two, to: row.three })),
      absences: of(id, "absence").map((row) => ({ first: row.first_day, last: row.last_day })),
      calls: spans(of(id, "call")),
      busy: spans(of(id, "busy")),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

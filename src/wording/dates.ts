import { dateFormat } from "./formats.ts";

/** A day, month or year as YYYY-MM-DD, YYYY-MM or YYYY, as exact as it is known. */
export type CalendarDate = string;

/**
 * Today's date in a time zone, as YYYY-MM-DD. Pages, scripts and tools pass `firmTimeZone` of
 * content/firm.ts, because a deadline ends with its day where the firm is.
 */
export function today(timeZone: string, now = new Date()): CalendarDate {
  // Every page calls this at its start. The first Intl.DateTimeFormat takes a phone about 0.15
  // seconds.
  if (globalThis.Temporal)
    return Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  const digits = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const [month, day, year] = dateFormat({ timeZone, ...digits })
    .format(now)
    .split("/");
  return `${year}-${month}-${day}`;
}

/** The moment a day begins in a time zone, in milliseconds since 1970. */
export function startOfDay(day: CalendarDate, timeZone: string): number {
  const midnightInUtc = Date.parse(day);
  // The offsets before and after a clock change differ, so the first result is only a guess.
  const guess = midnightInUtc - offsetAt(midnightInUtc, timeZone);
  return midnightInUtc - offsetAt(guess, timeZone);
}

/**
 * The moments at which the clocks of a time zone show a time such as `2026-11-20T09:00`, in
 * milliseconds since 1970. None in an hour that a clock change skips, two in one that it repeats.
 */
export function momentsOf(localTime: string, timeZone: string): number[] {
  const inUtc = Date.parse(`${localTime}Z`);
  const offsets = [inUtc - DAY_MS, inUtc + DAY_MS].map((time) => offsetAt(time, timeZone));
  const moments = offsets.map((offset) => inUtc - offset);
  return [...new Set(moments)].filter((time) => time + offsetAt(time, timeZone) === inUtc);
}

/** How far a time zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const format = dateFormat({ timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function dayAfter(day: CalendarDate): CalendarDate {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

export function dayBefore(day: CalendarDate): CalendarDate {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** The Monday that the week of a day begins with. */
export function mondayOf(day: CalendarDate): CalendarDate {
  const sinceMonday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
  return new Date(Date.parse(day) - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Days later than `after`, up to and including `through`. Either end may be open. */
export interface Period {
  readonly after?: CalendarDate | undefined;
  readonly through?: CalendarDate | undefined;
}

/** Used by the build and the browser, so that both choose the same words on the same day. */
export function isWithin({ after, through }: Period, day: CalendarDate): boolean {
  return (!after || day > after) && (!through || day <= through);
}

/** `July 4, 2025`, or `Jul 4, 2025` in the short style; `July 2025` and `2025` in both. */
export function formatDate(date: CalendarDate, style: "long" | "short" = "long"): string {
  if (!isCalendarDate(date)) throw new RangeError(`${date} is not in the calendar`);
  const [year = "", month, day] = date.split("-");
  if (!month) return year;
  const parts = day ? ({ month: style, day: "numeric" } as const) : ({ month: "long" } as const);
  return dateFormat({ timeZone: "UTC", year: "numeric", ...parts }).format(Date.parse(date));
}

/** `November 3, 2025` → `2025-11-03`. */
export function dateFromWords(words: string): CalendarDate {
  return new Date(`${words} UTC`).toISOString().slice(0, 10);
}

/** True of 2026-02-28; false of 2026-02-30, which JavaScript would take for March 2. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDate(text);
}

/** Also true of a month or a year. */
function isCalendarDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

import * as z from "zod/mini";
import { deskApi, type RequestBody } from "#contracts/desk/api.ts";
import type { DayHours, PersonHours } from "#contracts/desk/hours.ts";

type StoredHours = Omit<RequestBody<"saveHours">, "version">;

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** A part of a day as the fields have it: `09:00`, or empty. The key keeps a row's focus. */
const periodDraft = z.object({
  key: z.string(),
  weekday: z.number(),
  from: z.string(),
  to: z.string(),
});
type PeriodDraft = z.infer<typeof periodDraft>;

export const hoursDraft = z.object({
  weekly: z.array(periodDraft),
  absences: z.array(
    z.object({ key: z.string(), from: z.string(), to: z.string(), why: z.string() }),
  ),
  bufferMinutes: z.string(),
  hoursAhead: z.string(),
  mostCallsADay: z.string(),
  worksOnHolidays: z.boolean(),
});
export type HoursDraft = z.infer<typeof hoursDraft>;

export function sameHours(one: HoursDraft, other: HoursDraft): boolean {
  const withoutKeys = (draft: HoursDraft) =>
    JSON.stringify(draft, (name, value) => (name === "key" ? undefined : value));
  return withoutKeys(one) === withoutKeys(other);
}

/** What is wrong, by the names of the fields: `hoursAhead`, `weekly.KEY.from`. */
export type HoursFaults = Readonly<Record<string, string>>;

/** The contract of the server checks the draft, so that both say the same. */
export function faultsIn(draft: HoursDraft): HoursFaults {
  const checked = deskApi.saveHours.body.safeParse({ ...hoursOf(draft), version: 0 });
  const named = (checked.error?.issues ?? []).map(({ path: [part, at, field], message }) => {
    const rows = part === "weekly" || part === "absences" ? draft[part] : [];
    const row = rows[Number(at)];
    if (!row) return [part, message];
    const day = "weekday" in row ? `${weekdays[row.weekday - 1]}: ` : "";
    return [`${String(part)}.${row.key}.${String(field)}`, day + message];
  });
  return Object.fromEntries(named);
}

/** Tuesday to Friday get Monday's hours instead of their own. */
export function copyMonday(weekly: readonly PeriodDraft[]): PeriodDraft[] {
  const monday = weekly.filter(({ weekday }) => weekday === 1);
  const copies = [2, 3, 4, 5].flatMap((weekday) =>
    monday.map((period) => ({ ...period, weekday, key: `${period.key}-${weekday}` })),
  );
  return [...monday, ...copies, ...weekly.filter(({ weekday }) => weekday > 5)];
}

export function draftOf(hours: StoredHours | PersonHours): HoursDraft {
  return {
    weekly: periodsOf(hours.weekly),
    absences: hours.absences.map((absence, at) => ({ ...absence, key: `${at}` })),
    bufferMinutes: `${hours.bufferMinutes}`,
    hoursAhead: `${hours.hoursAhead}`,
    mostCallsADay: hours.mostCallsADay === null ? "" : `${hours.mostCallsADay}`,
    worksOnHolidays: hours.worksOnHolidays,
  };
}

export const periodsOf = (weekly: readonly DayHours[]): PeriodDraft[] =>
  weekly.map(({ weekday, from, to }, at) => ({
    key: `${at}`,
    weekday,
    from: clockOf(from),
    to: clockOf(to),
  }));

/** The contract checks it: a field that cannot be read becomes a value that it refuses. */
export function hoursOf(draft: HoursDraft): StoredHours {
  return {
    weekly: draft.weekly.map(({ weekday, from, to }) => ({
      weekday,
      from: minuteOf(from),
      // A day that ends at midnight.
      to: minuteOf(to) || (to === "" ? Number.NaN : 1440),
    })),
    absences: draft.absences.map(({ from, to, why }) => ({ from, to, why })),
    bufferMinutes: Number(draft.bufferMinutes) as StoredHours["bufferMinutes"],
    hoursAhead: numberOf(draft.hoursAhead),
    mostCallsADay: draft.mostCallsADay.trim() === "" ? null : numberOf(draft.mostCallsADay),
    worksOnHolidays: draft.worksOnHolidays,
  };
}

/** 570 → `09:30`; the end of a day is `00:00`. */
function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

function minuteOf(clock: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(":").map(Number);
  return clock === "" ? Number.NaN : hours * 60 + minutes;
}

const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

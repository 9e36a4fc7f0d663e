import { formatDate, today } from "./dates.ts";
import { dateFormat } from "./formats.ts";

/** A moment in milliseconds since 1970, and the time zone in which it is shown. */

/** `10:22 AM MST`: staff may be in another time zone. */
export function formatTime(at: number, timeZone: string): string {
  return dateFormat({ timeZone, hour: "numeric", minute: "2-digit", timeZoneName: "short" }).format(
    at,
  );
}

/** `Nov 14, 2026, 10:22 AM MST`. */
export function formatMoment(at: number, timeZone: string): string {
  return `${formatDate(dayOf(at, timeZone), "short")}, ${formatTime(at, timeZone)}`;
}

/** `Mountain Standard Time`, or `Mountain Daylight Time` in summer. */
export function timeZoneNameAt(
  at: number,
  timeZone: string,
  style: "long" | "longGeneric" | "short" = "long",
): string {
  const parts = dateFormat({ timeZone, timeZoneName: style }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** One for each clock of the United States, from east to west. */
export const zonesOfStates = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

/** The day of a moment, YYYY-MM-DD. */
export function dayOf(at: number, timeZone: string): string {
  return today(timeZone, new Date(at));
}

/** By its IANA name. Intl also takes abbreviations and offsets, some of which Temporal refuses. */
export function isTimeZone(zone: string): boolean {
  if (zone !== "UTC" && !zone.includes("/")) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** `Friday, Nov 13`; with its year where that is not this one. */
export function formatDayOfWeek(day: string, thisYear: string): string {
  return dateFormat({
    timeZone: "UTC",
    weekday: "long",
    month: "short",
    day: "numeric",
    ...(day.startsWith(thisYear) ? {} : { year: "numeric" }),
  }).format(new Date(day));
}

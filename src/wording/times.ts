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

/** `Tuesday, December 1`. */
export function dayInWords(at: number, timeZone: string): string {
  const parts = { weekday: "long", month: "long", day: "numeric" } as const;
  return dateFormat({ timeZone, ...parts }).format(at);
}

/** `10:20 a.m.`, without a line break inside. */
export function clockInWords(at: number, timeZone: string): string {
  const format = dateFormat({ timeZone, hour: "numeric", minute: "2-digit" });
  const part = (type: string) => format.formatToParts(at).find((one) => one.type === type)?.value;
  return `${part("hour")}:${part("minute")}\u00a0${part("dayPeriod") === "AM" ? "a.m." : "p.m."}`;
}

const hourMs = 60 * 60 * 1000;

/** Whether the clocks of a zone show this time twice, because they are set back. */
function isRepeated(at: number, timeZone: string): boolean {
  const clock = clockInWords(at, timeZone);
  return [at - hourMs, at + hourMs].some((other) => clockInWords(other, timeZone) === clock);
}

/** `10:20 a.m.`; in an hour that comes twice `1:20 a.m. EDT`. */
export function timeInWords(at: number, timeZone: string): string {
  const clock = clockInWords(at, timeZone);
  return isRepeated(at, timeZone) ? `${clock} ${timeZoneNameAt(at, timeZone, "short")}` : clock;
}

/** `Mountain Time`; in an hour that comes twice `Mountain Daylight Time`. */
export function zoneInWords(at: number, timeZone: string): string {
  return timeZoneNameAt(at, timeZone, isRepeated(at, timeZone) ? "long" : "longGeneric");
}

/** `Tuesday, December 1, 10:20 a.m., Mountain Time`: a call on pages, in mails and read aloud. */
export function callInWords(at: number, timeZone: string): string {
  const clock = clockInWords(at, timeZone);
  return `${dayInWords(at, timeZone)}, ${clock}, ${zoneInWords(at, timeZone)}`;
}

/** `Fri 2:00 p.m.`, for a button. */
export function shortCallInWords(at: number, timeZone: string): string {
  const day = dateFormat({ timeZone, weekday: "short" }).format(at);
  return `${day} ${timeInWords(at, timeZone)}`;
}

import { dateFormat } from "#wording/formats.ts";
import { dayOf } from "#wording/times.ts";

/** Free times in order, as instants such as `2026-12-01T17:20:00Z`. */
export type Instants = readonly string[];

export interface Day {
  /** In the visitor's zone, YYYY-MM-DD. */
  readonly day: string;
  /** `Tuesday, December 1`. */
  readonly name: string;
  readonly starts: Instants;
}

/** The days of a time zone that have free times. A day without any is left out. */
export function daysWithTimes(starts: Instants, zone: string): Day[] {
  const days = Map.groupBy(starts, (start) => dayOf(Date.parse(start), zone));
  return [...days].map(([day, times]) => ({
    day,
    name: dayInWords(times[0] as string, zone),
    starts: times,
  }));
}

/** `Tuesday, December 1`. */
export function dayInWords(start: string, zone: string): string {
  const parts = { weekday: "long", month: "long", day: "numeric" } as const;
  return dateFormat({ timeZone: zone, ...parts }).format(Date.parse(start));
}

const HOUR_MS = 60 * 60 * 1000;

/** `10:20 a.m.` */
function clockAt(at: number, zone: string): string {
  const format = dateFormat({ timeZone: zone, hour: "numeric", minute: "2-digit" });
  const part = (type: string) => format.formatToParts(at).find((one) => one.type === type)?.value;
  return `${part("hour")}:${part("minute")} ${part("dayPeriod") === "AM" ? "a.m." : "p.m."}`;
}

/** Whether the clocks of a zone show this time twice, because they are set back. */
function isRepeated(at: number, zone: string): boolean {
  const clock = clockAt(at, zone);
  return [at - HOUR_MS, at + HOUR_MS].some((other) => clockAt(other, zone) === clock);
}

/** `10:20 a.m.`; in an hour that comes twice `1:20 a.m. EDT`. */
export function timeInWords(start: string, zone: string): string {
  const at = Date.parse(start);
  const clock = clockAt(at, zone);
  return isRepeated(at, zone) ? `${clock} ${zoneName(at, zone, "short")}` : clock;
}

/** `Mountain Time`; in an hour that comes twice `Mountain Daylight Time`. */
export function zoneInWords(zone: string, start?: string): string {
  const at = start === undefined ? Date.now() : Date.parse(start);
  const twice = start !== undefined && isRepeated(at, zone);
  return zoneName(at, zone, twice ? "long" : "longGeneric");
}

function zoneName(at: number, zone: string, style: "long" | "longGeneric" | "short"): string {
  const parts = dateFormat({ timeZone: zone, timeZoneName: style }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** `Tuesday, December 1, 10:20 a.m., Mountain Time`: what a screen reader says of one time. */
export function callInWords(start: string, zone: string): string {
  const clock = clockAt(Date.parse(start), zone);
  return `${dayInWords(start, zone)}, ${clock}, ${zoneInWords(zone, start)}`;
}

/** Whether two zones show different clocks at one of these times. */
export function clocksDiffer(starts: Instants, zone: string, other: string): boolean {
  const wall = (start: string, timeZone: string) =>
    `${dayInWords(start, timeZone)} ${clockAt(Date.parse(start), timeZone)}`;
  return starts.some((start) => wall(start, zone) !== wall(start, other));
}

/** The free times nearest to one that is gone, in order. */
export function nearestTo(start: string, starts: Instants, count = 4): string[] {
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(start));
  return starts
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted();
}

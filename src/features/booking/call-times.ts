import { clockInWords, dayInWords } from "#wording/call-in-words.ts";
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
    name: dayInWords(Date.parse(times[0] as string), zone),
    starts: times,
  }));
}

/** Whether two zones show different clocks at one of these times. */
export function clocksDiffer(starts: Instants, zone: string, other: string): boolean {
  const wall = (at: number, timeZone: string) =>
    `${dayInWords(at, timeZone)} ${clockInWords(at, timeZone)}`;
  return starts.map(Date.parse).some((at) => wall(at, zone) !== wall(at, other));
}

/** The free times nearest to one that is gone, in order. */
export function nearestTo(start: string, starts: Instants, count = 4): string[] {
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(start));
  return starts
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted();
}

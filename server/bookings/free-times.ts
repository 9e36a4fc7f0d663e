import { Temporal } from "temporal-polyfill";
import { firmTimeZone } from "#content/firm.ts";
import { callMinutes, daysAhead } from "#contracts/booked-call.ts";
import type { OfferedTime } from "#contracts/booking.ts";
import { isFederalHoliday } from "#tax-law/legal-holidays.ts";
import { dayOf } from "#wording/times.ts";
import type { Queries } from "../storage/tables.ts";
import { type Colleague, colleaguesWithHours, type Span } from "./colleagues.ts";

export const minute = 60_000;
const hour = 60 * minute;
/** Calls begin with the hours and this often after that. */
const startsEvery = 30;

type Days = { now: number; from?: string | undefined; days?: number };

type FreeTime = {
  start: number;
  /** Who is free then. */
  free: string[];
  /** A call of an address that has proven nothing is held until it is confirmed. */
  needsProof: boolean;
};

/** All times at which at least one person is free, in order. */
export async function freeTimes(queries: Queries, { now, from, days = daysAhead + 1 }: Days) {
  const first = Temporal.PlainDate.from(dayOf(now, firmTimeZone));
  const last = first.add({ days: daysAhead });
  const asked = from === undefined ? first : Temporal.PlainDate.from(from);
  const until = asked.add({ days: days - 1 });
  const begin = Temporal.PlainDate.compare(asked, first) < 0 ? first : asked;
  const end = Temporal.PlainDate.compare(until, last) < 0 ? until : last;
  const people = await colleaguesWithHours(queries, {
    now,
    from: startOf(begin),
    until: startOf(end.add({ days: 1 })),
  });
  const free: FreeTime[] = [];
  for (let day = begin; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    const ofDay = people.flatMap((person) =>
      freeOn(person, day, now).map((start) => ({ start, id: person.id })),
    );
    const needsProof = isThirdUnproven(people, day);
    for (const [start, those] of Map.groupBy(ofDay, (time) => time.start))
      free.push({ start, free: those.map(({ id }) => id), needsProof });
  }
  return free.toSorted((one, other) => one.start - other.start);
}

type TimeRequest = {
  start: number;
  now: number;
  without?: string | undefined;
  /** A call that is booked already: at any minute of the hours, however soon it begins. */
  handedOver?: boolean;
};

/**
 * The people who are free at a time. `taken` if it is a time that is booked or busy, `never` if it
 * is none at all or can no longer be booked.
 */
export async function whoIsFree(
  queries: Queries,
  { start, now, without, handedOver = false }: TimeRequest,
): Promise<Colleague[] | "taken" | "never"> {
  const day = Temporal.PlainDate.from(dayOf(start, firmTimeZone));
  const last = Temporal.PlainDate.from(dayOf(now, firmTimeZone)).add({ days: daysAhead });
  if (Temporal.PlainDate.compare(day, last) > 0) return "never";
  const people = await peopleOn(queries, day, { now, without });
  const offers = (person: Colleague) =>
    handedOver ? worksAt(person, day, start) : startsOn(person, day, now).includes(start);
  const offering = people.filter(offers);
  if (offering.length === 0) return "never";
  const free = offering.filter((person) => hasRoom(person, day) && isFreeAt(person, start));
  return free.length === 0 ? "taken" : free;
}

function peopleOn(
  queries: Queries,
  day: Temporal.PlainDate,
  { now, without }: Pick<TimeRequest, "now" | "without">,
): Promise<Colleague[]> {
  const until = startOf(day.add({ days: 1 }));
  return colleaguesWithHours(queries, { now, from: startOf(day), until, without });
}

/** Whether a further call of an address that has proven nothing must be confirmed on that day. */
export async function needsProofAt(
  queries: Queries,
  { start, now }: Pick<TimeRequest, "start" | "now">,
): Promise<boolean> {
  const day = Temporal.PlainDate.from(dayOf(start, firmTimeZone));
  return isThirdUnproven(await peopleOn(queries, day, { now }), day);
}

/** Whether calls of addresses that have proven nothing take a third of the day's times. */
function isThirdUnproven(people: readonly Colleague[], day: Temporal.PlainDate): boolean {
  const unproven = people
    .flatMap(({ calls }) => calls)
    .filter((call) => !call.isProven && isOn(`${day}`)(call));
  if (unproven.length === 0) return false;
  const times = people.map((person) => {
    const starts = startsOn(person, day, 0).filter((start) => isClear(person, person.busy, start));
    return Math.min(starts.length, person.mostCallsADay);
  });
  return unproven.length * 3 >= times.reduce((sum, count) => sum + count, 0);
}

export const isOn = (day: string) => (span: Span) => dayOf(span.start, firmTimeZone) === day;

function freeOn(person: Colleague, day: Temporal.PlainDate, now: number): number[] {
  if (!hasRoom(person, day)) return [];
  return startsOn(person, day, now).filter((start) => isFreeAt(person, start));
}

const hasRoom = (person: Colleague, day: Temporal.PlainDate) =>
  person.calls.filter(isOn(`${day}`)).length < person.mostCallsADay;

const isFreeAt = (person: Colleague, start: number) =>
  isClear(person, [...person.calls, ...person.busy], start);

function isClear({ bufferMinutes }: Colleague, spans: readonly Span[], start: number): boolean {
  const buffer = bufferMinutes * minute;
  return spans.every(
    (span) => span.end + buffer <= start || start + callMinutes * minute + buffer <= span.start,
  );
}

function isAway(person: Colleague, date: string): boolean {
  if (person.absences.some(({ first, last }) => first <= date && date <= last)) return true;
  return !person.worksOnHolidays && isFederalHoliday(date);
}

/** Whether the whole call is within the person's hours. */
function worksAt(person: Colleague, day: Temporal.PlainDate, start: number): boolean {
  const instant = clockOf(day);
  const windows = person.hours.filter(({ weekday }) => weekday === day.dayOfWeek);
  return (
    !isAway(person, `${day}`) &&
    windows.some(
      ({ from, to }) => instant(from) <= start && start + callMinutes * minute <= instant(to),
    )
  );
}

/** What a person offers on a day, whatever is booked. */
function startsOn(person: Colleague, day: Temporal.PlainDate, now: number): number[] {
  if (isAway(person, `${day}`)) return [];
  const earliestStart = now + person.hoursAhead * hour;
  const windows = person.hours.filter(({ weekday }) => weekday === day.dayOfWeek);
  if (windows.length === 0) return [];
  const instant = clockOf(day);
  const starts = windows.flatMap(({ from, to }) => {
    const times = Math.max(0, Math.floor((to - from - callMinutes) / startsEvery) + 1);
    return Array.from({ length: times }, (_, n) => instant(from + n * startsEvery));
  });
  // In a skipped hour, a time that the clocks do not show is the one an hour later, which is there
  // already. A repeated hour is offered when it first comes.
  return [...new Set(starts)].filter((start) => start >= earliestStart);
}

/** Most days have 24 hours, so that one conversion is enough. */
function clockOf(day: Temporal.PlainDate): (minuteOfDay: number) => number {
  const midnight = startOf(day);
  return startOf(day.add({ days: 1 })) - midnight === 24 * hour
    ? (minuteOfDay) => midnight + minuteOfDay * minute
    : (minuteOfDay) => instantOf(day, minuteOfDay);
}

function instantOf(day: Temporal.PlainDate, minuteOfDay: number): number {
  const time = { hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
  return day.toPlainDateTime(time).toZonedDateTime(firmTimeZone).epochMilliseconds;
}

const startOf = (day: Temporal.PlainDate) => instantOf(day, 0);

/** 9:00 of the day before in the visitor's zone, if that is ahead. */
export function reminderTime(start: number, { zone, now }: { zone: string; now: number }) {
  const at = Temporal.Instant.fromEpochMilliseconds(start)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .subtract({ days: 1 })
    .toPlainDateTime({ hour: 9 })
    .toZonedDateTime(zone).epochMilliseconds;
  return at > now ? at : null;
}

/** `2026-12-01T17:20:00Z`. */
export function inText(start: number): string {
  return new Date(start).toISOString().replace(".000Z", "Z");
}

/** As visitors are told of it, without saying whose it is. */
export const offered = ({ start, needsProof }: FreeTime): OfferedTime => ({
  start: inText(start),
  ...(needsProof && { needsProof: true as const }),
});

const offeredInstead = 6;

/** The free times nearest to one that is taken, in order. */
export async function nearestTimes(
  queries: Queries,
  { start, now }: { start: number; now: number },
): Promise<OfferedTime[]> {
  const free = await freeTimes(queries, { now });
  return free
    .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
    .slice(0, offeredInstead)
    .toSorted((one, other) => one.start - other.start)
    .map(offered);
}

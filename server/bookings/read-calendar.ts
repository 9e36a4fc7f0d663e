import { parentPort, workerData } from "node:worker_threads";
import ICAL from "ical.js";
import { momentsOf, startOfDay } from "#wording/dates.ts";

/** In milliseconds since 1970; the end is not part of it. */
export type BusyTime = { start: number; end: number };

export type CalendarToRead = {
  text: string;
  from: number;
  to: number;
  /** For whole days, and for times without a zone. */
  timeZone: string;
  /** Our own calls come back from a calendar that took them in. Their ids begin and end like this. */
  ownId: readonly [beginning: string, ending: string];
};

/** Calls are claimed in cells of this length, so nothing finer has to be known. */
const cellMs = 5 * 60_000;

/**
 * The busy times of an iCalendar file within a period, in whole cells, merged and in order: single
 * and repeated events, without those that are canceled or marked as free. Throws if the file is not
 * a calendar.
 * A repetition can be endless, so this runs in a worker that is stopped after a while.
 */
export function busyTimesOf(calendar: CalendarToRead): BusyTime[] {
  const root = new ICAL.Component(ICAL.parse(calendar.text));
  if (root.name !== "vcalendar") throw new Error("This is not a calendar file.");
  const events = root.getAllSubcomponents("vevent").filter((event) => event.hasProperty("dtstart"));
  const replaced = new Map<string, Set<number>>();
  for (const event of events) {
    const at = momentOf(event.getFirstProperty("recurrence-id"), calendar);
    if (at === undefined) continue;
    const uid = uidOf(event);
    replaced.set(uid, (replaced.get(uid) ?? new Set()).add(at));
  }
  const found = events
    .filter((event) => isBusy(event) && !isOwn(uidOf(event), calendar))
    .flatMap((event) => {
      const length = lengthOf(event, calendar);
      const without = event.hasProperty("recurrence-id") ? undefined : replaced.get(uidOf(event));
      return startsOf(event, calendar, calendar.from - length)
        .filter((start) => !without?.has(start))
        .map((start) => ({ start, end: start + length }));
    });
  const { from, to } = calendar;
  return merged(
    found
      .filter(({ start, end }) => end > Math.max(start, from) && start < to)
      .map(({ start, end }) => ({
        start: Math.floor(Math.max(start, from) / cellMs) * cellMs,
        end: Math.ceil(Math.min(end, to) / cellMs) * cellMs,
      })),
  );
}

function isBusy(event: ICAL.Component): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  return (
    value("transp") !== "TRANSPARENT" &&
    value("status") !== "CANCELLED" &&
    // Outlook also marks "working elsewhere" this way.
    !["FREE", "WORKINGELSEWHERE"].includes(value("x-microsoft-cdo-busystatus"))
  );
}

const isOwn = (uid: string, { ownId: [beginning, ending] }: CalendarToRead) =>
  uid.startsWith(beginning) && uid.endsWith(ending);

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue("uid") ?? "");

/** When an event begins: once, or at each repetition that has not ended when the period begins. */
function startsOf(event: ICAL.Component, calendar: CalendarToRead, from: number): number[] {
  const property = event.getFirstProperty("dtstart") as ICAL.Property;
  const first = property.getFirstValue() as ICAL.Time;
  if (event.hasProperty("recurrence-id")) return [momentAt(first, property, calendar)];
  const starts = new Set([
    ...(event.hasProperty("rrule") ? [] : [momentAt(first, property, calendar)]),
    ...datesOf(event, "rdate").map(([time, owner]) => momentAt(time, owner, calendar)),
  ]);
  // Local days far outside the period are skipped without a look at their zone.
  const oneDay = 86_400_000;
  for (const rule of event.getAllProperties("rrule")) {
    const iterator = (rule.getFirstValue() as ICAL.Recur).iterator(first);
    for (let time = iterator.next(); time; time = iterator.next()) {
      const local = Date.UTC(time.year, time.month - 1, time.day);
      if (local > calendar.to + oneDay) break;
      if (local >= from - 2 * oneDay) starts.add(momentAt(time, property, calendar));
    }
  }
  const excluded = datesOf(event, "exdate");
  const moments = new Set(excluded.map(([time, owner]) => momentAt(time, owner, calendar)));
  // Outlook excludes whole days from repetitions that have a time.
  const days = excluded.filter(([time]) => time.isDate && !first.isDate);
  const isExcluded = (start: number) =>
    moments.has(start) ||
    days.some(([time, owner]) => {
      const day = momentAt(time, owner, calendar);
      return start >= day && start < day + oneDay;
    });
  return [...starts].filter((start) => !isExcluded(start));
}

function datesOf(event: ICAL.Component, name: string): [ICAL.Time, ICAL.Property][] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value): [ICAL.Time, ICAL.Property][] => {
      const time = value instanceof ICAL.Period ? value.start : value;
      return time instanceof ICAL.Time ? [[time, property]] : [];
    }),
  );
}

function lengthOf(event: ICAL.Component, calendar: CalendarToRead): number {
  const start = momentOf(event.getFirstProperty("dtstart"), calendar) ?? 0;
  const end = momentOf(event.getFirstProperty("dtend"), calendar);
  if (end !== undefined) return Math.max(0, end - start);
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return Math.max(0, duration.toSeconds() * 1000);
  const { isDate } = event.getFirstPropertyValue("dtstart") as ICAL.Time;
  return isDate ? 86_400_000 : 0;
}

function momentOf(property: ICAL.Property | null, calendar: CalendarToRead): number | undefined {
  const time = property?.getFirstValue();
  return property && time instanceof ICAL.Time ? momentAt(time, property, calendar) : undefined;
}

/** By the zone that the file describes, else the zone of that name, else the firm's. */
function momentAt(time: ICAL.Time, property: ICAL.Property, { timeZone }: CalendarToRead): number {
  const digits = (value: number) => String(value).padStart(2, "0");
  const day = `${String(time.year).padStart(4, "0")}-${digits(time.month)}-${digits(time.day)}`;
  if (time.isDate) return startOfDay(day, timeZone);
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const named = String(property.getParameter("tzid") ?? "");
  const zone = isZone(named) ? named : timeZone;
  const local = `${day}T${digits(time.hour)}:${digits(time.minute)}`;
  // An hour that the clocks skip begins where the day's own offset puts it.
  return (
    momentsOf(local, zone)[0] ??
    Date.parse(`${local}Z`) - Date.parse(`${day}T00:00Z`) + startOfDay(day, zone)
  );
}

const zones = new Map<string, boolean>();

function isZone(name: string): boolean {
  const known = zones.get(name) ?? (name !== "" && canFormat(name));
  zones.set(name, known);
  return known;
}

function canFormat(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}

function merged(times: readonly BusyTime[]): BusyTime[] {
  const result: BusyTime[] = [];
  for (const time of times.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && time.start <= last.end) last.end = Math.max(last.end, time.end);
    else result.push({ ...time });
  }
  return result;
}

/** In the worker that server/bookings/outside-calendar.ts starts. */
if (workerData?.calendar) {
  try {
    parentPort?.postMessage({ busy: busyTimesOf(workerData.calendar) });
  } catch (error) {
    parentPort?.postMessage({ fault: (error as Error).message });
  }
}

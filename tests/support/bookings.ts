import { firmTimeZone } from "#content/firm.ts";
import {
  bookingPath,
  bookingTimesPath,
  bookPath,
  samplePublicAnonKey,
} from "#contracts/endpoints.ts";
import { addRow } from "#server/storage/rows.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { BookingRow, BookingSettingsRow } from "#server/storage/tables.ts";
import { dayOf } from "#wording/times.ts";
import { startApp, type TestApp } from "./app.ts";
import { addressesIn, changeRows, rowsIn } from "./rows.ts";

/** A Monday, at noon in Denver. */
export const monday = Date.parse("2026-11-30T19:00:00Z");

type Week = {
  id?: string;
  /** In minutes since midnight. */
  from?: number;
  to?: number;
  weekdays?: readonly number[];
  settings?: Partial<BookingSettingsRow>;
};

/** Adds a member of the team who takes calls, from 9 to 5 on weekdays if nothing else is said. */
export async function addColleague(
  storage: Storage,
  { id = "dana", from = 540, to = 1020, weekdays = [1, 2, 3, 4, 5], settings = {} }: Week = {},
): Promise<void> {
  await storage.transaction(async (queries) => {
    const email = `${id}@ledgerwell.example`;
    await addRow(queries, "desk_users", { id, email, role: "staff", created_at: 1 });
    const hours = { user_id: id, from_minute: from, to_minute: to };
    for (const weekday of weekdays)
      await addRow(queries, "booking_hours", { id: `${id}-${weekday}`, weekday, ...hours });
    const row = { buffer_minutes: 10, hours_ahead: 4, works_on_holidays: 0, version: 1 } as const;
    await addRow(queries, "booking_settings", { user_id: id, ...row, ...settings });
  });
}

/** The days that are offered are then whole, at whatever hour of the day a test runs. */
export async function addColleagueFromTheDayAfterTomorrow(storage: Storage): Promise<void> {
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  await addColleague(storage, { id: "dana", weekdays, settings: { works_on_holidays: 1 } });
  const first_day = dayOf(Date.now(), firmTimeZone);
  const last_day = dayOf(Date.now() + 24 * 60 * 60 * 1000, firmTimeZone);
  const away = { id: "away", user_id: "dana", first_day, last_day, why: "" };
  await storage.run((queries) => addRow(queries, "booking_absences", away));
}

let keys = 0;

/** A request of `book` from a person of this number, all of them different. */
export function bookingOf(start: string, person = 1) {
  keys += 1;
  return {
    start,
    zone: "America/New_York",
    name: "Dr. Ada Lind",
    email: `ada${person}@practice.example`,
    phone: `(801) 555-${1000 + person}`,
    about: "rd-credit",
    message: "We changed our workflow.",
    key: `key-of-a-booking-${keys}`,
    filledInMs: 20_000,
  };
}

export async function timesOf(app: TestApp, query = ""): Promise<string[]> {
  const answer = await app.get(`${bookingTimesPath}${query}`, samplePublicAnonKey);
  const { times } = (await answer.json()) as { times: { start: string }[] };
  return times.map(({ start }) => start);
}

async function post(app: TestApp, path: string, body: unknown) {
  const answer = await app.post(path, body);
  return { status: answer.status, body: await answer.json() };
}

export const postBooking = (app: TestApp, body: unknown) => post(app, bookPath, body);
/** With the link of a mail: show, change or cancel. */
export const askBooking = (app: TestApp, body: unknown) => post(app, bookingPath, body);

export function bookedRows(storage: Storage): Promise<BookingRow[]> {
  return storage.run((queries) =>
    queries.selectFrom("bookings").selectAll().orderBy("created_at").orderBy("id").execute(),
  );
}

/** An app without rate limits, whose clock the test sets, and where Dana takes calls. */
export async function appWithDana(
  start = startApp,
  env: Record<string, string> = {},
): Promise<TestApp & { clock: { now: number } }> {
  const clock = { now: monday };
  const options = { now: () => clock.now };
  const app = await start({ env: { RATE_LIMIT: "off", ...env }, options });
  await addColleague(app.storage);
  await changeRows(app.storage, "desk_users", { name: "Dana Reyes" });
  return { ...app, clock };
}

/** The addresses to which this work writes mail, in alphabetical order. */
export async function mailedBy({ storage }: TestApp, work: () => Promise<unknown>) {
  const before = new Set((await rowsIn(storage, "outbox")).map(({ id }) => id));
  await work();
  const rows = await rowsIn(storage, "outbox");
  return addressesIn(rows.filter(({ id, channel }) => channel === "mail" && !before.has(id)));
}

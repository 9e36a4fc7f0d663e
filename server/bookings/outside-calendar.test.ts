import { expect, test } from "vitest";
import { addColleague } from "../../tests/support/bookings.ts";
import { startCalendarServer } from "../../tests/support/calendar-server.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { addMember } from "../desk/sign-in/users.ts";
import { silentLog } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import { calendarWith, outlookCalendar } from "./calendar.samples.ts";
import { freeTimes } from "./free-times.ts";
import { changeCalendars } from "./hours.ts";
import { readDueCalendars, readInWorker } from "./outside-calendar.ts";

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse("2027-03-15T18:00Z");
const rules = { allowPrivate: true, resolve: async () => ["127.0.0.1"] };

async function connected(storage: Storage, url: string, email = "ana@firm.example") {
  await storage.transaction(async (queries) => {
    const user = await addMember(queries, email, "staff", begin);
    const due = { calendar_url: url, calendar_next_read_at: begin };
    await changeCalendars(queries, user?.id ?? "", due);
  });
}

async function oneCalendar(open: () => Promise<Storage>, text?: string) {
  const [storage, calendar] = [await open(), await startCalendarServer(text)];
  await connected(storage, calendar.url);
  return { storage, calendar };
}

const origin = "https://site.example";
const readAt = (storage: Storage, at: number) =>
  readDueCalendars({ storage, rules, origin, now: async () => at, log: silentLog });

const stateOf = async (storage: Storage) => {
  const [settings] = await rowsIn(storage, "booking_settings");
  const busy = await rowsIn(storage, "busy_times");
  return {
    readAt: settings?.calendar_read_at,
    failedAt: settings?.calendar_failed_at,
    failure: settings?.calendar_failure,
    busy: busy.length,
  };
};

onEveryEngine("an outside calendar", (open) => {
  test("is read every ten minutes, by one of several processes", async () => {
    const { storage, calendar } = await oneCalendar(open, outlookCalendar);
    await Promise.all([readAt(storage, begin), readAt(await open(), begin)]);
    const state = { readAt: begin, failedAt: null, failure: null, busy: 3 };
    expect(await stateOf(storage)).toEqual(state);
    await readAt(storage, begin + 9 * minute);
    expect(calendar.asked()).toBe(1);
    await readAt(storage, begin + 10 * minute);
    expect(calendar.asked()).toBe(2);
  });

  test("that fails is shown with its time, and its last copy is used for a day", async () => {
    const { storage, calendar } = await oneCalendar(open, outlookCalendar);
    await readAt(storage, begin);
    calendar.answer = { status: 404 };
    await readAt(storage, begin + 23 * hour);
    const failed = { failedAt: begin + 23 * hour, failure: expect.stringContaining("404") };
    expect(await stateOf(storage)).toEqual({ ...failed, readAt: begin, busy: 3 });
    await readAt(storage, begin + 25 * hour);
    expect(await stateOf(storage)).toMatchObject({ readAt: begin, busy: 0 });
    calendar.answer = { text: outlookCalendar };
    await readAt(storage, begin + 26 * hour);
    expect(await stateOf(storage)).toMatchObject({ failure: null, busy: 2 });
  });

  test("that fails is told to its owner at once, and again four hours before its copy ends", async () => {
    const { storage, calendar } = await oneCalendar(open);
    const other = await open();
    const mailsAfter = async (hours: number, status: number) => {
      calendar.answer = { status, text: outlookCalendar };
      await Promise.all([storage, other].map((each) => readAt(each, begin + hours * hour)));
      return (await rowsIn(storage, "outbox")).length;
    };
    expect([await mailsAfter(0, 200), await mailsAfter(1, 404)]).toEqual([0, 1]);
    expect([await mailsAfter(19.8, 404), await mailsAfter(20, 404)]).toEqual([1, 2]);
    expect([await mailsAfter(99, 404), await mailsAfter(100, 200)]).toEqual([2, 2]);
    for (const { recipients, content } of await rowsIn(storage, "outbox"))
      for (const part of ["ana@firm.example", "404", "https://site.example/desk/hours"])
        expect(recipients + content).toContain(part);
    expect(await mailsAfter(101, 404)).toBe(3);
    await changeRows(storage, "desk_users", { removed_at: begin });
    expect(await mailsAfter(124, 404), "who has left gets no mail").toBe(3);
  });

  test("whose times were stored by a clock that was years ahead is read again at once", async () => {
    const { storage } = await oneCalendar(open, outlookCalendar);
    await readAt(storage, begin + 740 * 24 * hour);
    expect((await stateOf(storage)).busy).toBe(0);
    await readAt(storage, begin);
    expect(await stateOf(storage)).toMatchObject({ readAt: begin, busy: 3 });
  });

  test("with too many busy times, or one without end, takes nobody else's times", async () => {
    const storage = await open();
    const many = "DURATION:PT1S\r\nRRULE:FREQ=MINUTELY;INTERVAL=10";
    for (const event of [many, "DURATION:P99999999999D"]) {
      const text = calendarWith(`UID:1\r\nDTSTART:20270316T100000Z\r\n${event}`);
      const { url } = await startCalendarServer(text);
      await connected(storage, url, `${new URL(url).port}@firm.example`);
    }
    await addColleague(storage);
    await readAt(storage, begin);
    const failures = (await rowsIn(storage, "booking_settings")).map((row) => row.calendar_failure);
    expect(failures.filter(Boolean)).toEqual([expect.stringContaining("more events")]);
    expect(await rowsIn(storage, "busy_times")).toHaveLength(1);
    // More than JavaScript can count to.
    await changeRows(storage, "busy_times", { ends_at: 8.64e18 });
    const free = await storage.run((queries) => freeTimes(queries, { now: begin }));
    expect(free).not.toEqual([]);
  });

  test.each([
    [{ status: 302, location: "http://127.0.0.1:1/" }, "redirects"],
    [{ text: "x".repeat(1024 * 1024 + 1) }, "larger than 1 MB"],
    [{ text: "<!doctype html>" }, "not a calendar"],
  ])("is not used if its answer is %o", async (answer, words) => {
    const { storage, calendar } = await oneCalendar(open);
    calendar.answer = answer;
    await readAt(storage, begin);
    const { failure, busy } = await stateOf(storage);
    expect(failure).toContain(words);
    expect(busy).toBe(0);
  });

  test("in a private network is not called", async () => {
    const storage = await open();
    const calendar = await startCalendarServer(outlookCalendar);
    await connected(storage, calendar.url.replace("http:", "https:"));
    const guarded = { storage, rules: { ...rules, allowPrivate: false }, origin, log: silentLog };
    await readDueCalendars({ ...guarded, now: async () => begin });
    expect((await stateOf(storage)).failure).toContain("private network");
    expect(calendar.asked()).toBe(0);
  });
});

const period = {
  from: begin,
  to: begin + 35 * 24 * hour,
  timeZone: "America/Denver",
  ownId: ["booking-", "@firm.example"] as const,
};

/** How often the event loop turns meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 5);
  await work;
  clearInterval(turning);
  return turns;
}

test.each([
  ["repeats every second since 1970", "FREQ=SECONDLY"],
  ["can never happen", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"],
])("an event that %s is given up, and the server goes on meanwhile", async (_, rule) => {
  const text = calendarWith(`UID:1\r\nDTSTART:19700101T000000Z\r\nDURATION:PT1S\r\nRRULE:${rule}`);
  const given = expect(readInWorker({ ...period, text }, 300)).rejects.toThrow("more events");
  expect(await turnsDuring(given)).toBeGreaterThan(0);
});

test("as many events as 1 MB can hold are read or given up, and the server goes on meanwhile", async () => {
  const event = "DTSTART:20270316T100000Z\r\nRRULE:FREQ=DAILY";
  const text = calendarWith(...Array.from({ length: 12_000 }, () => event));
  expect(text.length).toBeLessThan(1024 * 1024);
  const reading = readInWorker({ ...period, text }, 1000).catch(() => {});
  expect(await turnsDuring(reading)).toBeGreaterThan(0);
});

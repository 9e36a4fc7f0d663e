import fc from "fast-check";
import { expect, test } from "vitest";
import { callInWords } from "#wording/call-in-words.ts";
import { addColleague, bookingOf, monday } from "../../tests/support/bookings.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import type { Storage } from "../storage/storage.ts";
import { bookCall } from "./book-call.ts";
import { freeTimes, inText, reminderTime } from "./free-times.ts";

const day = 24 * 60 * 60 * 1000;
const origin = "https://site.example";

/** Such as 16:30, in UTC. */
const timesOn = async (storage: Storage, date: string, now: number) => {
  const times = await storage.run((queries) => freeTimes(queries, { now, from: date, days: 1 }));
  return times.map(({ start }) => inText(start).slice(11, 16));
};

const book = (storage: Storage, start: string, person: number, now: number) => {
  const { filledInMs: _, about: __, ...request } = bookingOf(start, person);
  const call = { ...request, about: "other", sourcePage: "/book" } as const;
  return bookCall(storage, call, { origin, now, network: `${person}` });
};

onSqlite("free times", (open) => {
  test("begin with the hours, every 30 minutes, four hours ahead, for 30 days", async () => {
    const storage = await open();
    await addColleague(storage, { from: 540, to: 650 });
    const times = ["16:00", "16:30", "17:00", "17:30"];
    expect(await timesOn(storage, "2026-12-01", monday)).toEqual(times);
    const fourHoursBefore = Date.parse("2026-12-01T13:00:00Z");
    expect(await timesOn(storage, "2026-12-01", fourHoursBefore)).toContain("17:00");
    expect(await timesOn(storage, "2026-12-01", fourHoursBefore + 1)).not.toContain("17:00");
    expect(await timesOn(storage, "2026-12-30", monday)).toHaveLength(4);
    expect(await timesOn(storage, "2026-12-31", monday)).toEqual([]);
    expect(await timesOn(storage, "2026-12-05", monday), "a Saturday").toEqual([]);
  });

  test("leave out absences with both days, observed holidays, busy times and full days", async () => {
    const storage = await open();
    const read = { calendar_url: "https://cal.example/x.ics", calendar_read_at: monday - day + 1 };
    const settings = { ...read, most_calls_a_day: 2 };
    await addColleague(storage, { from: 540, to: 660, settings });
    const days = { first_day: "2026-12-03", last_day: "2026-12-04" };
    const absence = { id: "1", user_id: "dana", why: "Away", ...days };
    const start = Date.parse("2026-12-09T16:55:00Z");
    const busy = { id: "1", user_id: "dana", starts_at: start, ends_at: start + 60_000 };
    await storage.run(async (queries) => {
      await queries.insertInto("booking_absences").values(absence).execute();
      await queries.insertInto("busy_times").values(busy).execute();
    });
    for (const away of ["2026-12-03", "2026-12-04", "2026-12-25"])
      expect(await timesOn(storage, away, monday), away).toEqual([]);
    expect(await timesOn(storage, "2026-12-02", monday)).toHaveLength(4);
    // With ten minutes before and after the call, 16:30 and 17:00 are not free.
    expect(await timesOn(storage, "2026-12-09", monday)).toEqual(["16:00", "17:30"]);
    // A copy of the calendar is used for a day, and not one that is read in the future.
    for (const now of [monday + 1, monday - day - 60_000])
      expect(await timesOn(storage, "2026-12-09", now)).toHaveLength(4);
    await book(storage, "2026-12-01T16:00:00Z", 1, monday);
    expect(await timesOn(storage, "2026-12-01", monday)).toHaveLength(3);
    await book(storage, "2026-12-01T17:00:00Z", 2, monday);
    expect(await timesOn(storage, "2026-12-01", monday)).toEqual([]);
    await changeRows(storage, "booking_settings", { works_on_holidays: 1 });
    expect(await timesOn(storage, "2026-12-25", monday)).toHaveLength(4);
    await changeRows(storage, "desk_users", { removed_at: 1 });
    expect(await timesOn(storage, "2026-12-02", monday), "no longer in the team").toEqual([]);
  });

  test("keep to the clocks of the firm, and offer no hour of a change twice", async () => {
    const storage = await open();
    await addColleague(storage, { from: 30, to: 240, weekdays: [7] });
    await addColleague(storage, { id: "lee", from: 540, to: 600, weekdays: [1, 6, 7] });
    const times = async (date: string) =>
      (await timesOn(storage, date, Date.parse(date) - 2 * day)).join(" ");
    // 0:30 to 1:30 in winter, 3:00 and 3:30 in summer time, once each; then Lee's nine o'clock.
    expect(await times("2027-03-14")).toBe("07:30 08:00 08:30 09:00 09:30 15:00 15:30");
    // 0:30, 1:00 and 1:30 in summer time; the second 1:00 and 1:30 are not offered again.
    const repeated = "06:30 07:00 07:30 09:00 09:30 10:00 10:30 16:00 16:30";
    expect(await times("2027-11-07")).toBe(repeated);
    expect(await times("2027-03-13")).toBe("16:00 16:30");
    expect(await times("2027-03-15")).toBe("15:00 15:30");
  });

  test("of 30 days and five people are read with one query", async () => {
    const storage = await open();
    for (const id of ["a", "b", "c", "d", "e"]) await addColleague(storage, { id });
    let count = 0;
    const times = await storage.run((queries) =>
      freeTimes(
        queries.withPlugin({
          transformQuery: ({ node }) => {
            count += 1;
            return node;
          },
          transformResult: async ({ result }) => result,
        }),
        { now: monday },
      ),
    );
    expect(times.length).toBeGreaterThan(300);
    expect(count).toBe(1);
  });

  test("are given to who has the fewest calls that day, then to who has waited longest", async () => {
    const storage = await open();
    for (const id of ["a", "b"]) await addColleague(storage, { id });
    const owner = async (start: string, person: number, now: number) =>
      (await book(storage, start, person, now)).call.user_id;
    const first = await owner("2026-12-01T16:00:00Z", 1, monday);
    const second = await owner("2026-12-01T17:00:00Z", 2, monday + 1);
    expect(second, "the one without a call that day").not.toBe(first);
    expect(await owner("2026-12-02T16:00:00Z", 3, monday + 2), "longest without").toBe(first);
    expect(await owner("2026-12-02T17:00:00Z", 4, monday + 3)).toBe(second);
    expect(await owner("2026-12-01T16:00:00Z", 5, monday + 4), "the only one free").toBe(second);
  });

  test("never let two calls of a person be closer than the buffer", async () => {
    const storage = await open();
    const buffer = fc.constantFrom(0, 5, 10, 15, 30);
    const choices = fc.array(fc.tuple(fc.nat(15), buffer), { minLength: 5, maxLength: 12 });
    await addColleague(storage, { from: 545, to: 1020 });
    await fc.assert(
      fc.asyncProperty(choices, async (wanted) => {
        await storage.run((queries) => queries.deleteFrom("people").execute());
        for (const [person, [n, minutes]] of wanted.entries()) {
          await changeRows(storage, "booking_settings", { buffer_minutes: minutes });
          const start = Date.parse("2026-12-01T16:05:00Z") + n * 30 * 60_000;
          const booked = await book(storage, inText(start), person, monday).catch(() => {});
          if (!booked) continue;
          const { id, ends_at } = booked.call;
          const others = (await rowsIn(storage, "bookings")).filter((other) => other.id !== id);
          const gap = minutes * 60_000;
          for (const other of others)
            expect(other.ends_at + gap <= start || ends_at + gap <= other.starts_at).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });
});

/**
 * Calls on both sides of each change of clocks, when the reminder is due, which is at 9:00 of the day
 * before, and what the visitor reads.
 */
test.each([
  ["Pacific/Honolulu", "2027-03-14T16:00:00Z", "2027-03-13T19:00:00Z", "6:00\u00a0a.m."],
  ["Pacific/Honolulu", "2027-11-07T17:00:00Z", "2027-11-06T19:00:00Z", "7:00\u00a0a.m."],
  ["America/Phoenix", "2027-03-14T16:00:00Z", "2027-03-13T16:00:00Z", "9:00\u00a0a.m."],
  ["America/Phoenix", "2027-11-07T17:00:00Z", "2027-11-06T16:00:00Z", "10:00\u00a0a.m."],
  ["America/Denver", "2027-03-14T16:00:00Z", "2027-03-13T16:00:00Z", "10:00\u00a0a.m."],
  ["America/Denver", "2027-03-15T16:00:00Z", "2027-03-14T15:00:00Z", "10:00\u00a0a.m."],
  ["America/Denver", "2027-11-07T17:00:00Z", "2027-11-06T15:00:00Z", "10:00\u00a0a.m."],
  ["America/Denver", "2027-11-08T17:00:00Z", "2027-11-07T16:00:00Z", "10:00\u00a0a.m."],
  ["Europe/London", "2027-03-14T16:00:00Z", "2027-03-13T09:00:00Z", "4:00\u00a0p.m."],
  ["Europe/London", "2027-03-28T16:00:00Z", "2027-03-27T09:00:00Z", "5:00\u00a0p.m."],
  ["Europe/London", "2027-03-29T16:00:00Z", "2027-03-28T08:00:00Z", "5:00\u00a0p.m."],
  ["Europe/London", "2027-10-31T16:00:00Z", "2027-10-30T08:00:00Z", "4:00\u00a0p.m."],
  ["Europe/London", "2027-11-01T16:00:00Z", "2027-10-31T09:00:00Z", "4:00\u00a0p.m."],
])("in %s the reminder of a call at %s is due at %s", (zone, start, due, time) => {
  expect(callInWords(Date.parse(start), zone)).toContain(` ${time},`);
  expect(inText(reminderTime(Date.parse(start), { zone, now: 0 }) ?? 0)).toBe(due);
});

import { expect, test } from "vitest";
import { appOnEveryEngine, startApp, type TestApp } from "../../tests/support/app.ts";
import {
  addPerson,
  bookedRows,
  bookingOf,
  monday,
  postBooking,
} from "../../tests/support/bookings.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { claimCells } from "./claim.ts";

const start = "2026-12-01T17:00:00Z";
const options = { now: () => monday };
const env = { RATE_LIMIT: "off" };

/** A second server on PostgreSQL, with its own connections. Of an SQLite file there is one. */
async function serversBeside(app: TestApp): Promise<TestApp[]> {
  const { databaseUrl } = app.environment;
  if (databaseUrl === undefined) return [app];
  return [app, await startApp({ env: { ...env, DATABASE_URL: databaseUrl }, options })];
}

appOnEveryEngine("100 requests at once", (begin) => {
  test("for one time of one person: one is booked, 99 are told that it is taken", async () => {
    const app = await begin({ env, options });
    const servers = await serversBeside(app);
    await addPerson(app.storage);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        postBooking(servers[n % servers.length] ?? app, bookingOf(start, n)),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.times).not.toEqual([]);
    expect(await rowsIn(app.storage, "leads")).toHaveLength(1);
    expect(await bookedRows(app.storage)).toHaveLength(1);
    const purposes = (await rowsIn(app.storage, "outbox")).map(({ purpose }) => purpose);
    expect(purposes.toSorted()).toEqual(["booking-confirmation", "booking-notification"]);
  });

  test("by one person for different times: two are booked", async () => {
    const app = await begin({ env, options });
    const servers = await serversBeside(app);
    await addPerson(app.storage);
    const times = Array.from({ length: 10 }, (_, n) => Date.parse(start) + n * 30 * 60_000);
    const answers = await Promise.all(
      times.map((time, n) =>
        postBooking(
          servers[n % servers.length] ?? app,
          bookingOf(new Date(time).toISOString().replace(".000", "")),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await bookedRows(app.storage)).toHaveLength(2);
  });
});

onEveryEngine("the key of a person's time", (open) => {
  test("refuses a second call, its buffer included, without reading first", async () => {
    const storage = await open();
    await addPerson(storage);
    const time = Date.parse(start);
    const claim = (id: string, minutes: number) =>
      storage.transaction(async (queries) => {
        await queries
          .insertInto("leads")
          .values({
            id,
            kind: "booking",
            email: "a@x.example",
            source_page: "/book",
            created_at: 1,
            status: "new",
            version: 1,
            search_text: "",
          })
          .execute();
        const row = { zone: "UTC", name: "A", email: "a@x.example", phone: "1", phone_digits: "1" };
        await queries
          .insertInto("bookings")
          .values({
            ...row,
            id,
            lead_id: id,
            user_id: "dana",
            starts_at: time,
            ends_at: time,
            about: "other",
            status: "booked",
            sequence: 0,
            created_at: 1,
            changed_at: 1,
          })
          .execute();
        const from = time + minutes * 60_000;
        return claimCells(queries, { id, userId: "dana", start: from });
      });
    expect(await claim("first", 0)).toBe(true);
    expect(await claim("second", 25)).toBe(false);
    expect(await claim("third", -25)).toBe(false);
    expect(await claim("fourth", 30)).toBe(true);
    const cells = await rowsIn(storage, "booking_cells");
    expect(new Set(cells.map(({ booking_id }) => booking_id))).toEqual(
      new Set(["first", "fourth"]),
    );
  });
});

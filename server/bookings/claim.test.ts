import { expect, test } from "vitest";
import { appOnEveryEngine, startApp, type TestApp } from "../../tests/support/app.ts";
import {
  addColleague,
  appWithDana,
  bookedRows,
  bookingOf,
  monday,
  postBooking,
} from "../../tests/support/bookings.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { seedBooking } from "../../tests/support/seed-bookings.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { claimCells } from "./claim.ts";
import { inText } from "./free-times.ts";

const start = "2026-12-01T17:00:00Z";

/** Sent at once, on PostgreSQL to two servers with their own connections. */
async function atOnce(app: TestApp, requests: object[]) {
  const { databaseUrl: DATABASE_URL } = app.environment;
  const env = { RATE_LIMIT: "off" };
  const other = DATABASE_URL
    ? await startApp({ env: { ...env, DATABASE_URL }, options: { now: () => monday } })
    : app;
  // On a slow machine some wait too long for a connection and are told to try again, as visitors do.
  const ask = async (request: object, n: number) => {
    for (;;) {
      const answer = await postBooking(n % 2 ? other : app, request);
      if (answer.status !== 503) return answer;
    }
  };
  return Promise.all(requests.map(ask));
}

appOnEveryEngine("many requests at once", (begin) => {
  test("for one time of one person: one is booked, the others are told that it is taken", async () => {
    const app = await appWithDana(begin);
    const requests = Array.from({ length: 100 }, (_, n) => bookingOf(start, n));
    const answers = await atOnce(app, requests);
    const taken = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(taken).toHaveLength(99);
    for (const { body } of taken) expect(body.times).not.toEqual([]);
    expect(await rowsIn(app.storage, "leads")).toHaveLength(1);
    expect(await bookedRows(app.storage)).toHaveLength(1);
    const purposes = (await rowsIn(app.storage, "outbox")).map(({ purpose }) => purpose);
    expect(purposes.toSorted()).toEqual(["booking-confirmation", "booking-notification"]);
  });

  test("for one call with different keys: it is booked once, and one answer has its link", async () => {
    const app = await appWithDana(begin);
    await addColleague(app.storage, { id: "lee" });
    const requests = Array.from({ length: 20 }, () => bookingOf(start));
    const answers = await atOnce(app, requests);
    const booked = await bookedRows(app.storage);
    expect(booked).toHaveLength(1);
    for (const { body } of answers) expect(body.id).toBe(booked[0]?.id);
    expect(answers.filter(({ body }) => body.token)).toHaveLength(1);
    expect(await rowsIn(app.storage, "outbox")).toHaveLength(2);
  });

  test("by one person for different times: two are booked", async () => {
    const app = await appWithDana(begin);
    const times = Array.from({ length: 10 }, (_, n) => Date.parse(start) + n * 30 * 60_000);
    const requests = times.map((time) => bookingOf(inText(time)));
    const answers = await atOnce(app, requests);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await bookedRows(app.storage)).toHaveLength(2);
  });
});

onEveryEngine("the key of a person's time", (open) => {
  test("refuses a second call, its buffer included, without reading first", async () => {
    const storage = await open();
    await addColleague(storage);
    const time = Date.parse(start);
    const claim = async (minutes: number) => {
      const { id } = await seedBooking(storage, "dana", { starts_at: time });
      const cells = { id, userId: "dana", start: time + minutes * 60_000 };
      return storage.transaction((queries) => claimCells(queries, cells));
    };
    const claimed = [await claim(0), await claim(25), await claim(-25), await claim(30)];
    expect(claimed).toEqual([true, false, false, true]);
    const cells = await rowsIn(storage, "booking_cells");
    expect(new Set(cells.map(({ booking_id }) => booking_id)).size).toBe(2);
  });
});

import { expect, test } from "vitest";
import { bookPath } from "#contracts/endpoints.ts";
import { appOnEveryEngine, type startApp, type TestApp } from "../../tests/support/app.ts";
import {
  addColleague,
  appWithDana,
  askBooking as ask,
  bookedRows,
  bookingOf,
  mailedBy,
  monday,
  postBooking,
  timesOf,
} from "../../tests/support/bookings.ts";
import { deskVisitor, openSession, signInAs } from "../../tests/support/desk.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { seedBooking } from "../../tests/support/seed-bookings.ts";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { insertConnection } from "../connections/connections.ts";
import { requestSubscription } from "../newsletter/subscriptions.ts";
import { recordEvent } from "../people/history.ts";
import { addRow, changeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries, Tables } from "../storage/tables.ts";
import { inText } from "./free-times.ts";
import { releaseHeldCalls } from "./held-calls.ts";
import { hasProven } from "./proof.ts";

const minute = 60_000;
const dana = "dana@ledgerwell.example";
const nine = Date.parse("2026-12-01T16:00:00Z");
/** The nth time of Tuesday, of Dana's sixteen if nothing else is said. */
const tuesday = (n: number) => inText(nine + n * 30 * minute);
const wednesday = inText(nine + 25 * 60 * minute);

/** Strangers have booked so many of Tuesday's times. */
async function withStrangers(start: typeof startApp, calls: number, times = 16) {
  const app = await appWithDana(start, { TRUST_PROXY: "1" });
  const to_minute = 540 + (times - 1) * 30 + 20;
  await app.storage.run((queries) => changeRows(queries, "booking_hours", {}, { to_minute }));
  for (let n = 0; n < calls; n += 1) {
    const contact = { name: "X", email: `x${n}@elsewhere.example`, phone: `(801) 555-02${10 + n}` };
    const stranger = { starts_at: Date.parse(tuesday(n)), network_hash: `${n}`, contact };
    await seedBooking(app.storage, "dana", stranger);
  }
  return app;
}

/** As from the nth /24. */
async function postFrom(app: TestApp, n: number, booking: object) {
  const answer = await app.postFrom(`198.51.${n}.7`, bookPath, booking);
  return { status: answer.status, body: await answer.json() };
}

async function tokenIn(app: TestApp): Promise<string> {
  const sent = (await rowsIn(app.storage, "outbox")).map(({ content }) => content).join();
  return /\/book\/change#([\w-]{43})/.exec(sent)?.[1] ?? "";
}

const purposes = async (app: TestApp) =>
  (await rowsIn(app.storage, "outbox")).map(({ purpose }) => purpose).toSorted();

appOnEveryEngine("a call of an address that has proven nothing", (start) => {
  test.each([
    [7, "booked"],
    [6, "held"],
    [5, "held"],
  ])("after two others of %i times of its day is %s", async (times, status) => {
    const app = await withStrangers(start, 2, times);
    const answer = await app.get("/functions/v1/booking-times", app.environment.publicAnonKey);
    const { times: free } = await answer.json();
    expect(free[0].start).toBe(tuesday(2));
    expect(free.filter((time: { needsProof?: true }) => time.needsProof)).toHaveLength(
      status === "held" ? times - 2 : 0,
    );
    expect((await postBooking(app, bookingOf(tuesday(2)))).body.status).toBe(status);
    expect((await postBooking(app, bookingOf(wednesday, 2))).body.status).toBe("booked");
  });

  test("is held without a word to the team, and booked by the button in its mail", async () => {
    const app = await withStrangers(start, 2, 6);
    const caller = deskVisitor(app, await openSession(app, "dana", { now: monday }));
    const connection = { name: "CRM", url: "https://crm.example/hook", now: 1 };
    await app.storage.run((queries) => insertConnection(queries, connection));
    const request = bookingOf(tuesday(2));
    const { body } = await postBooking(app, request);
    expect(body).toMatchObject({ status: "held", heldUntil: inText(monday + 30 * minute) });
    expect(body.token ?? body.calendar, "the browser is no proof of the mailbox").toBeUndefined();
    expect((await postBooking(app, request)).body, "the same request again").toEqual(body);
    expect(await timesOf(app)).not.toContain(tuesday(2));
    expect(await purposes(app)).toEqual(["booking-confirmation", "lead"]);
    const [mail] = await app.mails(1);
    expect(mail?.to).toMatchObject([{ address: request.email }]);
    expect(mail?.text).toContain("not booked yet");
    expect(mail?.attachments).toEqual([]);
    const { address } = await caller.answer("renewFeed", { id: "dana" });
    const feed = async () => (await app.get(new URL(address).pathname)).text();
    expect((await feed()).match(/BEGIN:VEVENT/g), "the strangers' calls").toHaveLength(2);

    const token = await tokenIn(app);
    expect((await ask(app, { token, action: "show" })).body.status).toBe("held");
    expect((await ask(app, { token, action: "change", start: wednesday })).status).toBe(409);
    const confirmed = await ask(app, { token, action: "confirm" });
    expect(confirmed.body).toMatchObject({ status: "booked", token, id: body.id });
    expect(confirmed.body.calendar).toContain("VEVENT");
    expect((await ask(app, { token, action: "confirm" })).body).toEqual(confirmed.body);
    expect((await feed()).match(/BEGIN:VEVENT/g)).toHaveLength(3);
    const mails = ["booking-confirmation", "booking-confirmation", "booking-notification"];
    expect(await purposes(app)).toEqual(["booking", ...mails, "lead"]);
    const events = await rowsIn(app.storage, "person_events");
    expect(events.map(({ details }) => JSON.parse(details).what)).toEqual(["held", "confirmed"]);
    expect((await postBooking(app, bookingOf(tuesday(3)))).body.status, "proven").toBe("booked");
  });

  test("is released after 30 minutes, and can be booked again", async () => {
    const app = await withStrangers(start, 2, 6);
    await postBooking(app, bookingOf(tuesday(2)));
    const token = await tokenIn(app);
    const release = (after: number) => releaseHeldCalls(app.storage, monday + after);
    await release(30 * minute - 1);
    expect(await timesOf(app)).not.toContain(tuesday(2));
    const mailed = await mailedBy(app, () => release(30 * minute));
    expect(mailed).toEqual([]);
    expect(await timesOf(app)).toContain(tuesday(2));
    expect(await rowsIn(app.storage, "booking_cells")).toEqual([]);
    expect((await ask(app, { token, action: "show" })).body.status).toBe("released");
    expect((await ask(app, { token, action: "confirm" })).body.status, "too late").toBe("released");
    expect((await postBooking(app, bookingOf(tuesday(2)))).body.status).toBe("held");
  });

  test("can be cancelled, and is marked at the desk, where nothing else can be done with it", async () => {
    const app = await withStrangers(start, 2, 6);
    const sam = await signInAs(app, "staff", "sam@ledgerwell.example", monday);
    const { body } = await postBooking(app, bookingOf(tuesday(2)));
    const { calls } = await sam.answer("calls");
    const held = calls.find(({ id }) => id === body.id);
    expect(held?.heldUntil).toBe(monday + 30 * minute);
    const { id, sequence } = { ...held, sequence: 0, id: body.id };
    const move = { sequence, start: wednesday, colleagueId: null };
    expect(await sam.status("moveCall", { id, body: move })).toBe(409);
    const outcome = { sequence, outcome: "called" as const };
    expect(await sam.status("recordCall", { id, body: outcome })).toBe(409);
    const cancel = { calls: [{ id, sequence }], mail: true };
    const mailed = await mailedBy(app, () => sam.answer("cancelCalls", { body: cancel }));
    expect(mailed).not.toContain(dana);
    expect(await timesOf(app)).toContain(tuesday(2));
  });

  test("from many networks takes about a third of a day, also by moving calls there", async () => {
    const app = await withStrangers(start, 0);
    const book = (n: number, time: string) => postFrom(app, n, bookingOf(time, n));
    for (let n = 0; n < 16; n += 1) expect((await book(n, tuesday(n))).status).toBe(200);
    expect(await timesOf(app, "?from=2026-12-01&days=1")).toEqual([]);
    const { token } = (await book(20, wednesday)).body;
    await releaseHeldCalls(app.storage, monday + 30 * minute);
    const left = (await bookedRows(app.storage)).filter(({ status }) => status === "booked");
    expect(left).toHaveLength(7);
    const moved = await ask(app, { token, action: "change", start: tuesday(9) });
    expect(moved.status).toBe(422);
    expect((await ask(app, { token, action: "cancel" })).status).toBe(200);
  });
});

const author = { id: "dana", email: dana };

onEveryEngine("an address is proven", (open) => {
  const cases: Record<string, (queries: Queries, personId: string) => Promise<unknown>> = {
    "by a call that was confirmed": changing("bookings", { confirmed_at: 1 }),
    "by a call that took place": changing("bookings", { status: "called" }),
    "by a call that the team booked": changing("bookings", { network_hash: null }),
    "by a status that the team gave": changing("people", { status: "contacted" }),
    "by a note": (queries, person_id) =>
      addRow(queries, "person_notes", {
        ...{ id: "1", person_id, author_id: "dana", text: "Called us", search_text: "" },
        created_at: 1,
      }),
    "by being added at the desk": (queries, id) =>
      recordEvent(queries, id, { user: author, now: 1 }, { kind: "added", source: "Event" }),
    "by a subscription that was confirmed": async (queries, personId) => {
      await requestSubscription(queries, { personId, email: "x@elsewhere.example" }, 1);
      await changing("subscriptions", { status: "confirmed" })(queries);
    },
  };
  test.each(Object.entries(cases))("%s", async (_, prove) => {
    expect(await isProvenAfter(await open(), prove)).toBe(true);
  });

  test("by nothing that strangers can do, and not by what the team did about them", async () => {
    const storage = await open();
    const proven = await isProvenAfter(storage, async (queries, personId) => {
      await requestSubscription(queries, { personId, email: "x@elsewhere.example" }, 1);
      const call = { kind: "call", what: "no-answer", start: 1, to: null } as const;
      await recordEvent(queries, personId, { user: author, now: 1 }, call);
      await changing("bookings", { status: "no-answer" })(queries);
      await changing("people", { status: "not-a-fit" })(queries);
    });
    expect(proven).toBe(false);
    expect(await storage.run((queries) => hasProven(queries, undefined))).toBe(false);
  });
});

function changing<Table extends "bookings" | "people" | "subscriptions">(
  table: Table,
  values: Partial<Tables[Table]>,
) {
  return (queries: Queries) => changeRows(queries, table, {}, values);
}

async function isProvenAfter(
  storage: Storage,
  prove: (queries: Queries, personId: string) => Promise<unknown>,
): Promise<boolean> {
  await addColleague(storage);
  const { person } = await seedBooking(storage, "dana", { starts_at: nine, network_hash: "1" });
  return storage.transaction(async (queries) => {
    await prove(queries, person);
    return hasProven(queries, person);
  });
}

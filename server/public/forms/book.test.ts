import ICAL from "ical.js";
import type { Email } from "postal-mime";
import { expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { bookPath } from "#contracts/endpoints.ts";
import { quickTiming, startApp } from "../../../tests/support/app.ts";
import {
  addPerson,
  appWithDana,
  askBooking as ask,
  bookedRows,
  bookingOf,
  monday,
  postBooking,
  timesOf,
} from "../../../tests/support/bookings.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";
import { changeRows, rowsIn } from "../../../tests/support/rows.ts";
import { createRateLimits } from "../../http/rate-limits.ts";
import { leadsCsv } from "../../leads/export-leads.ts";
import { outboxTiming } from "../../outbox/timing.ts";

const dana = "dana@ledgerwell.example";
const tuesday10 = "2026-12-01T17:00:00Z";
const tuesday11 = "2026-12-01T18:00:00Z";

const to = (mails: Email[], address: string) =>
  mails.filter((mail) => mail.to?.[0]?.address === address);

function calendarIn(mail: Email | undefined) {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const text = new TextDecoder().decode(file?.content as ArrayBuffer);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().getTime(),
    organizer: event.organizer,
  };
}

test("a booked call is a lead with its call, a mail to each side and its time no longer offered", async () => {
  const app = await appWithDana();
  expect(await timesOf(app)).toContain(tuesday10);
  const request = bookingOf(tuesday10);
  const { status, body } = await postBooking(app, request);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, start: tuesday10, status: "booked", minutes: 20 });
  expect(await timesOf(app)).not.toContain(tuesday10);

  const [lead] = await rowsIn(app.storage, "leads");
  expect(lead).toMatchObject({ kind: "booking", email: request.email, phone: request.phone });
  expect(await bookedRows(app.storage)).toMatchObject([
    { lead_id: lead?.id, user_id: "dana", starts_at: Date.parse(tuesday10), zone: request.zone },
  ]);
  const mails = await app.mails(2);
  const [toVisitor] = to(mails, request.email);
  const [toDana] = to(mails, dana);
  expect(body.caller).toBe("Dana Reyes");
  expect(toVisitor?.text).toContain("Dana Reyes");
  expect(toVisitor?.text).toContain(`/book/change#${body.token}`);
  expect(calendarIn(toVisitor)).toEqual({
    method: "REQUEST",
    uid: `booking-${body.id}@${firm.domain}`,
    sequence: 0,
    start: Date.parse(tuesday10),
    organizer: `mailto:${firm.email}`,
  });
  expect(JSON.stringify(toVisitor), "the address may be another person's").not.toContain(
    "workflow",
  );
  expect(toDana?.text).toContain(`/desk/leads/${lead?.id}`);
  expect(toDana?.text).toContain(request.message);
  let csv = "";
  for await (const rows of leadsCsv(app.storage, {})) csv += rows.join("\n");
  expect(csv).toContain(new Date(tuesday10).toISOString());
  expect(ICAL.parse(body.calendar)).toBeDefined();

  const again = await postBooking(app, request);
  expect(again, "the same key gives the same answer").toEqual({ status, body });
  expect(await rowsIn(app.storage, "outbox")).toHaveLength(2);
  const stored = await Promise.all(
    (["bookings", "booking_tokens", "leads", "lead_events"] as const).map((table) =>
      rowsIn(app.storage, table),
    ),
  );
  expect(JSON.stringify(stored), "the token is stored as a hash").not.toContain(body.token);
});

test("an estimate is sent along only if the visitor says so, and is computed again", async () => {
  const app = await appWithDana();
  const { specialties, doctorWages, staffWages, state } = resultsRequest().calculation;
  const calculation = { specialties, doctorWages, staffWages, state };
  expect((await postBooking(app, { ...bookingOf(tuesday10), calculation })).status).toBe(200);
  const [lead] = await rowsIn(app.storage, "leads");
  expect(JSON.parse(lead?.inputs ?? "")).toEqual(calculation);
  expect(JSON.parse(lead?.result ?? "").estimatedCredit).toBeGreaterThan(0);
});

test("a call joins the open lead of its address, and a new one if that is closed", async () => {
  const app = await appWithDana();
  const first = bookingOf(tuesday10);
  const contact = { name: "Ada", email: first.email.toUpperCase(), message: "Hello" };
  await app.post("/functions/v1/contact", { ...contact, filledInMs: 4000 });
  await postBooking(app, first);
  const [lead, ...others] = await rowsIn(app.storage, "leads");
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ kind: "contact", name: "Ada", phone: first.phone });
  expect(await rowsIn(app.storage, "lead_events")).toMatchObject([
    { lead_id: lead?.id, kind: "call", author_id: null },
  ]);
  await changeRows(app.storage, "leads", { status: "not-a-fit" });
  await postBooking(app, bookingOf(tuesday11));
  expect((await rowsIn(app.storage, "leads")).map(({ kind }) => kind).toSorted()).toEqual([
    "booking",
    "contact",
  ]);
});

test("a call is changed and cancelled with the link of its mail, which alone changes nothing", async () => {
  const app = await appWithDana();
  const request = bookingOf(tuesday10);
  const { body: booked } = await postBooking(app, request);
  const { token } = booked;
  expect((await ask(app, { token, action: "show" })).body).toEqual(booked);
  expect(await bookedRows(app.storage)).toMatchObject([{ sequence: 0, status: "booked" }]);

  const moved = await ask(app, { token, action: "change", start: tuesday11 });
  expect(moved).toMatchObject({ status: 200, body: { start: tuesday11, id: booked.id, token } });
  const times = await timesOf(app);
  expect(times).toContain(tuesday10);
  expect(times).not.toContain(tuesday11);

  const cancelled = await ask(app, { token, action: "cancel" });
  expect(cancelled).toMatchObject({ status: 200, body: { status: "cancelled" } });
  expect(await timesOf(app)).toContain(tuesday11);
  expect((await ask(app, { token, action: "cancel" })).body).toEqual(cancelled.body);
  expect((await ask(app, { token, action: "change", start: tuesday10 })).status).toBe(410);

  const mails = await app.mails(6);
  const calendars = to(mails, request.email).map(calendarIn);
  expect(new Set(calendars.map(({ uid }) => uid)).size).toBe(1);
  expect(calendars.map(({ method, sequence }) => [method, sequence]).toSorted()).toEqual([
    ["CANCEL", 2],
    ["REQUEST", 0],
    ["REQUEST", 1],
  ]);
  expect(to(mails, dana), "one for each event").toHaveLength(3);
  const events = await rowsIn(app.storage, "lead_events");
  expect(events.map(({ details }) => JSON.parse(details).what)).toEqual([
    "booked",
    "changed",
    "cancelled",
  ]);
});

test("a link ends when the call begins, and an unknown one tells nothing", async () => {
  const app = await appWithDana();
  const { body } = await postBooking(app, bookingOf(tuesday10));
  app.clock.now = Date.parse(tuesday10);
  expect(await ask(app, { token: body.token, action: "show" })).toMatchObject({
    status: 200,
    body: { status: "over" },
  });
  for (const action of ["cancel", "change"])
    expect(
      (await ask(app, { token: body.token, action, start: "2026-12-02T17:00:00Z" })).status,
    ).toBe(410);
  for (const token of ["made-up", body.token.toLowerCase(), body.token.slice(1)])
    expect((await ask(app, { token, action: "show" })).status).toBe(404);
});

test("a time that is taken is 409 with the nearest free ones, and one that never was is 422", async () => {
  const app = await appWithDana();
  await postBooking(app, bookingOf(tuesday10));
  const taken = await postBooking(app, bookingOf(tuesday10, 2));
  expect(taken.status).toBe(409);
  expect(taken.body.error).toContain("Someone has just booked that time");
  const nearest = taken.body.times.map(({ start }: { start: string }) => start);
  expect(nearest).toContain("2026-12-01T16:30:00Z");
  expect(nearest).toContain("2026-12-01T17:30:00Z");
  expect(nearest).toEqual(nearest.toSorted());

  const never = [
    "2026-12-01T17:10:00Z",
    "2026-12-05T17:00:00Z",
    "2026-11-30T20:00:00Z",
    "2026-11-27T17:00:00Z",
    "2027-01-12T17:00:00Z",
    "2026-12-01T17:00:00+00:00",
    "tomorrow",
  ];
  for (const start of never) {
    const { status, body } = await postBooking(app, bookingOf(start, 3));
    expect(status, start).toBe(422);
    expect(body).toEqual({ error: expect.stringMatching(/\.$/) });
  }
  expect(await bookedRows(app.storage)).toHaveLength(1);
});

test("an address and a number have two open calls each, whatever the other is", async () => {
  const app = await appWithDana();
  const days = ["01", "02", "03", "04", "07"].map((day) => `2026-12-${day}T17:00:00Z`);
  const book = async (n: number, email: string, phone: string) => {
    const request = { ...bookingOf(days[n] ?? ""), email, phone };
    const { status, body } = await postBooking(app, request);
    return { status, token: body.token, error: body.error };
  };
  const first = await book(0, "a@practice.example", "801 555 0100");
  await book(1, "A@practice.example", "801 555 0101");
  expect((await book(2, "a@Practice.example", "801 555 0102")).status).toBe(422);
  await book(2, "b@practice.example", "+1 (801) 555-0100");
  expect((await book(3, "c@practice.example", "801.555.0100 x12")).error).toContain("phone number");
  await ask(app, { token: first.token, action: "cancel" });
  expect((await book(3, "c@practice.example", "8015550100")).status).toBe(200);
  app.clock.now = Date.parse("2026-12-04T12:00:00Z");
  expect((await book(4, "a@practice.example", "8015550102")).status, "those are over").toBe(200);
});

test.each([
  ["without the key", {}, null, 401],
  ["with the hidden field", { website: "x" }, undefined, 422],
  ["filled in at once", { filledInMs: 10 }, undefined, 422],
  ["without a phone number", { phone: "" }, undefined, 422],
  ["with an unknown zone", { zone: "Mars/Olympus" }, undefined, 422],
  ["with an unknown subject", { about: "golf" }, undefined, 422],
])("a request %s is refused like that of any form", async (_, change, bearer, status) => {
  const app = await appWithDana();
  const answer = await app.post(bookPath, { ...bookingOf(tuesday10), ...change }, bearer);
  expect(answer.status).toBe(status);
  expect(await rowsIn(app.storage, "leads")).toEqual([]);
});

test("in a flood calls are booked, and only mail to the visitor waits", async () => {
  const limits = createRateLimits(undefined, true, "a key");
  for (let call = 0; call < 400; call += 1) await limits.exceeded("book-by-all", "all");
  const timing = { ...outboxTiming, pollMs: quickTiming.pollMs };
  const app = await startApp({ options: { limits, now: () => monday, outboxTiming: timing } });
  await addPerson(app.storage);
  const request = bookingOf(tuesday10);
  expect((await postBooking(app, request)).body).toMatchObject({
    status: "booked",
    mailWaits: true,
  });
  const waiting = async () =>
    (await rowsIn(app.storage, "outbox"))
      .filter(({ status }) => status === "waiting")
      .flatMap(({ recipients }) => JSON.parse(recipients))
      .map(({ address }) => address);
  await expect.poll(waiting).toEqual([request.email]);
});

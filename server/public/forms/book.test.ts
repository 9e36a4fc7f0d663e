import ICAL from "ical.js";
import type { Email } from "postal-mime";
import { expect, test } from "vitest";
import { bookingSubjects } from "#content/desk.ts";
import { firm } from "#content/firm.ts";
import { team } from "#content/people/team.ts";
import { callFields } from "#contracts/booking.ts";
import { bookPath, threeTimesPath } from "#contracts/endpoints.ts";
import { startApp } from "../../../tests/support/app.ts";
import {
  appWithDana,
  askBooking as ask,
  bookedRows,
  bookingOf,
  postBooking,
  timesOf,
} from "../../../tests/support/bookings.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";
import { changeRows, rowsIn } from "../../../tests/support/rows.ts";
import { peopleCsv } from "../../leads/export-people.ts";

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

  const { email, phone, zone } = request;
  const [lead] = await rowsIn(app.storage, "leads");
  const [person] = await rowsIn(app.storage, "people");
  expect(lead).toMatchObject({ kind: "booking", person_id: person?.id });
  expect(person).toMatchObject({ email, phone });
  const [call] = await bookedRows(app.storage);
  expect(call).toMatchObject({ lead_id: lead?.id, person_id: person?.id, user_id: "dana", zone });
  const mails = await app.mails(2);
  const [toVisitor] = to(mails, email);
  const [toDana] = to(mails, dana);
  expect(body.caller).toEqual({ name: "Dana Reyes" });
  expect(toVisitor?.text).toContain("Dana Reyes will call you");
  expect(toVisitor?.text).toContain(`/book/change#${body.token}`);
  expect(calendarIn(toVisitor)).toEqual({
    method: "REQUEST",
    uid: `booking-${body.id}@${firm.domain}`,
    sequence: 0,
    start: Date.parse(tuesday10),
    organizer: `mailto:${firm.email}`,
  });
  // The address may be another person's.
  expect(JSON.stringify(toVisitor)).not.toContain("workflow");
  expect(toDana?.text).toContain(`/desk/leads/${person?.id}`);
  expect(toDana?.text).toContain(request.message);
  let csv = "";
  for await (const rows of peopleCsv(app.storage, {})) csv += rows.join("\n");
  expect(csv).toContain("2026-12-01 10:00");
  expect(ICAL.parse(body.calendar)).toBeDefined();

  for (const table of ["bookings", "booking_tokens", "leads", "person_events"] as const)
    expect(JSON.stringify(await rowsIn(app.storage, table)), "hashed").not.toContain(body.token);
});

test("what is written into any field of either form reaches the lead and the one who calls", async () => {
  const app = await appWithDana();
  const request = bookingOf(tuesday10);
  expect((await postBooking(app, request)).status).toBe(200);
  const [toDana] = to(await app.mails(2), dana);
  const [lead] = await rowsIn(app.storage, "leads");
  const withoutScript = await (await app.get(threeTimesPath)).text();
  const written: Record<string, string | number> = {
    ...request,
    about: bookingSubjects["rd-credit"],
  };
  for (const field of Object.keys(callFields)) {
    expect(written, "bookingOf fills in every field").toHaveProperty(field);
    expect(withoutScript).toContain(`name="${field}"`);
    expect(toDana?.text).toContain(written[field]);
    expect(`${lead?.entered}${lead?.message}`).toContain(written[field]);
  }
});

test("who calls has a role if they are on the team, and the number is written as one reads it", async () => {
  const app = await appWithDana();
  const [{ name, role }] = team as [(typeof team)[number]];
  await changeRows(app.storage, "desk_users", { name });
  const request = { ...bookingOf(tuesday10), phone: "8015550188" };
  const { body } = await postBooking(app, request);
  expect(body).toMatchObject({ caller: { name, role }, phone: "(801) 555-0188" });
  const sentence = `${name} (${role}) will call you`;
  const [toVisitor] = to(await app.mails(2), request.email);
  expect(toVisitor?.text?.replaceAll(/\s+/g, " ")).toContain(sentence);
  expect(toVisitor?.text).toContain("(801) 555-0188");
  expect(body.calendar.replaceAll("\r\n ", "")).toContain(`${sentence} at (801) 555-0188`);
});

test("an estimate is sent along only if the visitor says so, and is computed again", async () => {
  const app = await appWithDana();
  const { specialties, doctorWages, staffWages, state } = resultsRequest().calculation;
  const calculation = { specialties, doctorWages, staffWages, state };
  const without = await postBooking(app, bookingOf(tuesday11, 2));
  expect(without.body.withEstimate).toBeUndefined();
  const request = { ...bookingOf(tuesday10), calculation };
  expect((await postBooking(app, request)).body.withEstimate).toBe(true);
  const [toVisitor] = to(await app.mails(4), request.email);
  expect(toVisitor?.text).toContain("estimate");
  const leads = await rowsIn(app.storage, "leads");
  const [lead, ...others] = leads.filter(({ inputs }) => inputs !== null);
  expect(others).toEqual([]);
  expect(JSON.parse(lead?.inputs ?? "")).toEqual(calculation);
  expect(JSON.parse(lead?.result ?? "").estimatedCredit).toBeGreaterThan(0);
});

test("a request repeated is the same call, whose link only the same key gets", async () => {
  const app = await appWithDana();
  const request = bookingOf(tuesday10);
  const first = await postBooking(app, request);
  expect(await postBooking(app, request)).toEqual(first);
  const { token: _, calendar: __, ...call } = first.body;
  const email = request.email.toUpperCase();
  const other = await postBooking(app, { ...bookingOf(tuesday10), email });
  expect(other).toEqual({ status: 200, body: call });
  expect(await bookedRows(app.storage)).toHaveLength(1);
  expect(await rowsIn(app.storage, "outbox")).toHaveLength(2);
  await ask(app, { token: first.body.token, action: "cancel" });
  expect((await postBooking(app, request)).body.id, "booked anew").not.toBe(call.id);
});

test("a call joins the person of its address, with a lead of its own", async () => {
  const app = await appWithDana();
  const request = bookingOf(tuesday10);
  const contact = { name: "Ada", email: request.email.toUpperCase(), message: "Hello" };
  await app.post("/functions/v1/contact", { ...contact, filledInMs: 4000 });
  await postBooking(app, request);
  const [person, ...others] = await rowsIn(app.storage, "people");
  expect(others).toEqual([]);
  expect(person?.name).toBe("Ada");
  expect(person?.phone, "it may be a stranger's").toBeNull();
  const kinds = (await rowsIn(app.storage, "leads")).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["booking", "contact"]);
  const [event] = await rowsIn(app.storage, "person_events");
  expect(event).toMatchObject({ person_id: person?.id, kind: "call", author_id: null });
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
  expect(await timesOf(app)).toContain(tuesday10);
  expect(await timesOf(app)).not.toContain(tuesday11);

  const cancelled = await ask(app, { token, action: "cancel" });
  expect(cancelled).toMatchObject({ status: 200, body: { status: "cancelled" } });
  expect(await timesOf(app)).toContain(tuesday11);
  expect((await ask(app, { token, action: "cancel" })).body).toEqual(cancelled.body);
  expect((await ask(app, { token, action: "change", start: tuesday10 })).status).toBe(410);

  const mails = await app.mails(6);
  const calendars = to(mails, request.email).map(calendarIn);
  expect(new Set(calendars.map(({ uid }) => uid)).size).toBe(1);
  const versions = calendars.map(({ method, sequence }) => `${method} ${sequence}`);
  expect(versions.toSorted()).toEqual(["CANCEL 2", "REQUEST 0", "REQUEST 1"]);
  expect(to(mails, dana), "one for each event").toHaveLength(3);
  const events = await rowsIn(app.storage, "person_events");
  const changes = events.map(({ details }) => JSON.parse(details).what);
  expect(changes).toEqual(["booked", "changed", "cancelled"]);
});

test("a link ends when the call begins, and an unknown one tells nothing", async () => {
  const app = await appWithDana();
  const { token } = (await postBooking(app, bookingOf(tuesday10))).body;
  app.clock.now = Date.parse(tuesday10);
  expect((await ask(app, { token, action: "show" })).body.status).toBe("over");
  for (const action of ["cancel", "change"])
    expect((await ask(app, { token, action, start: "2026-12-02T17:00:00Z" })).status).toBe(410);
  for (const wrong of ["made-up", token.toLowerCase(), token.slice(1)])
    expect((await ask(app, { token: wrong, action: "show" })).status).toBe(404);
});

test("a time that is taken is 409 with the nearest free ones, and one that never was is 422", async () => {
  const app = await appWithDana();
  await postBooking(app, bookingOf(tuesday10));
  const taken = await postBooking(app, bookingOf(tuesday10, 2));
  expect(taken.status).toBe(409);
  expect(taken.body.error).toContain("Someone has just booked that time");
  const nearest = taken.body.times.map(({ start }: { start: string }) => start);
  expect(nearest.slice(0, 2)).toEqual(["2026-12-01T16:00:00Z", "2026-12-01T16:30:00Z"]);
  expect(nearest).toEqual(nearest.toSorted());
  const days = ["2026-12-05", "2026-11-27", "2027-01-12"].map((day) => `${day}T17:00:00Z`);
  const times = ["2026-12-01T17:10:00Z", "2026-11-30T20:00:00Z", "2026-12-01T17:00:00+00:00"];
  for (const start of [...days, ...times, "tomorrow"]) {
    const { status, body } = await postBooking(app, bookingOf(start, 3));
    expect(status, start).toBe(422);
    expect(body).toEqual({ error: expect.stringMatching(/\.$/), field: "start" });
  }
  expect(await bookedRows(app.storage)).toHaveLength(1);
});

test("an address has two open calls, and so has a number within a network, which has four unproven", async () => {
  const app = await appWithDana(startApp, { TRUST_PROXY: "1" });
  const days = ["01", "02", "03", "04", "07", "08"].map((day) => `2026-12-${day}T17:00:00Z`);
  const book = async (n: number, email: string, phone: string, network = "198.51.100.1") => {
    const body = { ...bookingOf(days[n] ?? ""), email: `${email}@practice.example`, phone };
    return (await app.postFrom(network, bookPath, body)).json();
  };
  const first = await book(0, "a", "801 555 0100");
  await book(1, "A", "801 555 0101");
  expect((await book(2, "a", "801 555 0102")).error).toContain("e-mail address");
  await book(2, "b", "+1 (801) 555-0100");
  expect((await book(3, "c", "801.555.0100 x12")).error).toContain("phone number");
  const practice = await book(3, "c", "801.555.0100", "203.0.113.1");
  expect(practice.success, "a stranger does not close a number").toBe(true);
  await ask(app, { token: practice.token, action: "cancel" });
  await ask(app, { token: first.token, action: "cancel" });
  expect((await book(3, "c", "8015550100")).success).toBe(true);
  await book(0, "d", "801 555 0103");
  expect((await book(4, "e", "801 555 0104", "198.51.100.99")).error).toContain("network");
  await changeRows(app.storage, "people", { status: "client" });
  expect((await book(5, "d", "801 555 0105")).success, "whom the team knows").toBe(true);
  await changeRows(app.storage, "people", { status: "new" });
  app.clock.now = Date.parse("2026-12-04T12:00:00Z");
  expect((await book(4, "a", "8015550102")).success, "those are over").toBe(true);
});

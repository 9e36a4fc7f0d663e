import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { appOnEveryEngine } from "../../tests/support/app.ts";
import {
  appWithDana,
  askBooking as ask,
  bookingOf,
  monday,
  postBooking,
} from "../../tests/support/bookings.ts";
import { deskVisitor, openSession } from "../../tests/support/desk.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { insertConnection } from "../connections/connections.ts";
import { remind } from "./reminders.ts";

const address = "dana@ledgerwell.example";
const tuesday10 = "2026-12-01T17:00:00Z";
const tuesday11 = "2026-12-01T18:00:00Z";
const friday = "2026-12-04T17:00:00Z";
const dayBefore = Date.parse("2026-12-03T14:00:00Z");

test("every connection hears that a call was booked, moved and cancelled", async () => {
  const app = await appWithDana();
  const connection = { name: "CRM", url: "https://crm.example/hook", now: 1 };
  await app.storage.run((queries) => insertConnection(queries, connection));
  const { body } = await postBooking(app, bookingOf(tuesday10));
  await ask(app, { token: body.token, action: "change", start: tuesday11 });
  await ask(app, { token: body.token, action: "cancel" });
  const [lead] = await rowsIn(app.storage, "leads");
  const calls = (await rowsIn(app.storage, "outbox"))
    .filter(({ channel }) => channel === "webhook")
    .map(({ content }) => JSON.parse(content));
  const types = ["created", "booked", "booking-changed", "booking-cancelled"];
  expect(calls.map(({ type }) => type)).toEqual(types.map((type) => `lead.${type}`));
  expect(calls[2].data).toMatchObject({
    id: lead?.id,
    personId: lead?.person_id,
    caller: address,
    booking: { id: body.id, start: tuesday11, zone: "America/New_York", status: "booked" },
  });
  expect(JSON.stringify(calls)).not.toContain(body.token);
});

appOnEveryEngine("a call", (start) => {
  test("rings the number given with it until somebody corrects the person's, then that one", async () => {
    const app = await appWithDana(start);
    const dana = deskVisitor(app, await openSession(app, "dana", { now: monday }));
    const { email, phone } = bookingOf(friday);
    const known = { name: "Ada", email, phone: "(801) 555-0001" };
    const body = { ...known, source: "Event", status: "new", idempotencyKey: randomUUID() };
    const { id } = await dana.answer("addPerson", { body });
    await postBooking(app, bookingOf(friday));
    const feed = await dana.answer("renewFeed", { id: "dana" });
    const numbers = async () => {
      const { calls } = await dana.answer("calls");
      const calendar = await (await app.get(new URL(feed.address).pathname)).text();
      return [calls[0]?.phone, /LOCATION:(.*)\r/.exec(calendar)?.[1]];
    };
    expect(await numbers()).toEqual([phone, phone]);
    const { person } = await dana.answer("person", { id });
    expect(person.phone, "a stranger's number is not taken for theirs").toBe(known.phone);

    app.clock.now += 1;
    const corrected = { version: person.version, phone: "(801) 555-0002" };
    await dana.answer("changePerson", { id, body: corrected });
    expect(await numbers()).toEqual([corrected.phone, corrected.phone]);
    await remind(app.storage, { origin: "http://site.example", now: dayBefore });
    const sent = await rowsIn(app.storage, "outbox");
    const reminder = sent.find(({ purpose }) => purpose === "booking-reminder");
    expect(reminder?.content).toContain(corrected.phone);
    expect(reminder?.content).not.toContain(phone);
  });
});

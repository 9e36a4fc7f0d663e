import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { defaultHours } from "#contracts/desk/hours.ts";
import { appOnEveryEngine, type TestApp } from "../../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { rowsIn } from "../../../tests/support/rows.ts";
import { seedBooking } from "../../../tests/support/seed-bookings.ts";

const hour = 3_600_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, to: 1020 }));

async function withHours(app: TestApp): Promise<DeskVisitor> {
  const sam = await signInAs(app, "staff");
  const body = {
    ...defaultHours,
    weekly: everyDay,
    absences: [],
    worksOnHolidays: true,
    version: 0,
  };
  await sam.answer("saveHours", { id: sam.id, body });
  return sam;
}

const contact = { name: "Ada Lind", email: "ada@practice.example", phone: "(801) 555-0100" };
const callOf = (start: string) => ({ ...contact, start, about: "bonds", key: randomUUID() });

appOnEveryEngine("calls", (start) => {
  test("the list has today and later, and earlier ones without an outcome", async () => {
    const app = await start();
    const sam = await signInAs(app, "staff");
    expect(await sam.answer("calls")).toEqual({ calls: [], hasHours: false });
    const now = Date.now();
    const seed = (starts_at: number, more = {}) =>
      seedBooking(app.storage, sam.id, { starts_at, ...more });
    const missed = await seed(now - 50 * hour);
    await seed(now - 51 * hour, { status: "called" });
    const next = await seed(now + 48 * hour, { message: "About 2025" });
    await seed(now + 49 * hour, { status: "cancelled" });
    const note = { text: "Knows our fees", idempotencyKey: randomUUID() };
    await sam.answer("addNote", { id: next.lead, body: note });
    const { calls } = await sam.answer("calls");
    expect(calls.map(({ id }) => id)).toEqual([missed.id, next.id]);
    expect(calls[1]).toMatchObject({
      ...contact,
      person: { id: sam.id, email: sam.email },
      message: "About 2025",
      lead: { id: next.lead, status: "new", notes: [{ text: note.text }] },
    });
    const listed = (await rowsIn(app.storage, "desk_audit")).filter(
      ({ action }) => action === "calls-listed",
    );
    expect(listed).toHaveLength(1);
  });

  test("a caller's call is booked from their lead, moved and cancelled, with a mail each", async () => {
    const app = await start();
    const sam = await withHours(app);
    const { lead } = await seedBooking(app.storage, sam.id, {
      starts_at: Date.now() - 90 * hour,
      status: "called",
    });
    const { times } = await sam.answer("callTimes");
    const [first, second, third] = times.map((time) => time.start);
    const body = callOf(second ?? "");
    const { call } = await sam.answer("bookCall", { id: lead, body });
    expect(call).toMatchObject({
      ...contact,
      about: "bonds",
      status: "booked",
      lead: { id: lead },
    });
    expect((await sam.answer("bookCall", { id: lead, body })).call.id).toBe(call.id);
    const taken = await sam.request("bookCall", { id: lead, body: callOf(second ?? "") });
    expect(taken.status).toBe(409);
    expect(
      (await sam.request("bookCall", { id: randomUUID(), body: callOf(first ?? "") })).status,
    ).toBe(404);

    const moved = await sam.answer("moveCall", {
      id: call.id,
      body: { sequence: call.sequence, start: third },
    });
    expect(moved.call.start).toBe(Date.parse(third ?? ""));
    const late = await sam.request("cancelCall", {
      id: call.id,
      body: { sequence: call.sequence },
    });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      call: { status: "booked", start: moved.call.start },
    });
    const { call: cancelled } = await sam.answer("cancelCall", {
      id: call.id,
      body: { sequence: moved.call.sequence },
    });
    expect(cancelled.status).toBe("cancelled");

    const ofLead = await sam.answer("callsOfLead", { id: lead });
    expect(ofLead.calls.map(({ status }) => status)).toEqual(["called", "cancelled"]);
    const shown = await sam.answer("lead", { id: lead });
    const events = shown.lead.timeline.filter(({ kind }) => kind === "call");
    expect(events.map((event) => "what" in event && event.what)).toEqual([
      "cancelled",
      "changed",
      "booked",
    ]);
    const mails = await app.mails(6);
    const toVisitor = mails.filter(({ to }) =>
      to?.some(({ address }) => address === contact.email),
    );
    expect(toVisitor).toHaveLength(3);
    const audited = (await rowsIn(app.storage, "desk_audit")).map(({ action }) => action);
    expect(audited.filter((action) => action.startsWith("call-"))).toHaveLength(3);
  });

  test("an outcome changes the lead in the same step, or nothing at all", async () => {
    const app = await start();
    const sam = await signInAs(app, "staff");
    const { id, lead } = await seedBooking(app.storage, sam.id, { starts_at: Date.now() - hour });
    const nextStep = { text: "Send the proposal", on: "2027-01-15" };
    const outcome = (version: number) => ({
      sequence: 0,
      outcome: "called",
      lead: { version, status: "meeting", nextStep },
    });
    const late = await sam.request("recordCall", { id, body: outcome(7) });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ call: { status: "booked", lead: { version: 1 } } });
    const { call } = await sam.answer("recordCall", { id, body: outcome(1) });
    expect(call).toMatchObject({ status: "called", lead: { status: "meeting", nextStep } });
    const shown = await sam.answer("lead", { id: lead });
    expect(shown.lead).toMatchObject({ status: "meeting", nextStep });
    const body = { sequence: 0, outcome: "no-answer" };
    expect((await sam.answer("recordCall", { id, body })).call.status).toBe("no-answer");
    const unknown = await sam.request("recordCall", { id: randomUUID(), body });
    expect(unknown.status).toBe(404);
  });
});

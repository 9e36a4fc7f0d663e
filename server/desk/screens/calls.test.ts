import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { appOnEveryEngine, type startApp } from "../../../tests/support/app.ts";
import {
  addColleague,
  appWithDana,
  askBooking,
  bookedRows,
  bookingOf,
  mailedBy,
  monday,
  postBooking,
} from "../../../tests/support/bookings.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { changeRows, rowsIn } from "../../../tests/support/rows.ts";
import { seedBooking } from "../../../tests/support/seed-bookings.ts";
import { remind } from "../../bookings/reminders.ts";

const hour = 3_600_000;
const at = (time: string, day = "01") => `2026-12-${day}T${time}:00Z`;
const dana = "dana@ledgerwell.example";
const leesAddress = "lee@ledgerwell.example";
const grace = { name: "Grace", phone: "(801) 555-0100", source: "Phone call", status: "new" };
const asked = { zone: "America/Denver", phone: grace.phone, about: "bonds" };
const wanted = (start: string, colleagueId: string | null = null) => ({
  ...asked,
  start,
  colleagueId,
});

/** Sam is at the desk. Dana takes calls from 16:00 to 24:00 UTC. Lee has no hours. */
async function desk(start: typeof startApp) {
  const app = await appWithDana(start);
  const sam = await signInAs(app, "staff", "sam@ledgerwell.example", monday);
  const { id: lee } = await signInAs(app, "staff", leesAddress, monday);
  /** Visitors book calls with Dana. */
  const booked = async (...times: string[]) => {
    for (const [n, time] of times.entries()) await postBooking(app, bookingOf(time, n + 1));
    return (await sam.answer("calls")).calls;
  };
  const added = async () => {
    const body = { ...grace, idempotencyKey: randomUUID() };
    return (await sam.answer("addPerson", { body })).id;
  };
  return { app, sam, lee, booked, added };
}

appOnEveryEngine("calls", (start) => {
  test("the list has today and later, and earlier ones without an outcome", async () => {
    const { app, sam } = await desk(start);
    const { colleagues, ...empty } = await sam.answer("calls");
    expect(empty).toEqual({ calls: [], hasHours: true });
    expect(colleagues.map(({ email }) => email)).toEqual([dana, leesAddress, sam.email]);
    const seed = (starts_at: number, more = {}) =>
      seedBooking(app.storage, sam.id, { starts_at, ...more });
    const missed = await seed(monday - 50 * hour);
    await seed(monday - 51 * hour, { status: "called" });
    const next = await seed(monday + 48 * hour, { message: "About 2025" });
    await seed(monday + 49 * hour, { status: "cancelled" });
    const note = { text: "Knows our fees", idempotencyKey: randomUUID() };
    await sam.answer("addNote", { id: next.person, body: note });
    const { calls } = await sam.answer("calls");
    expect(calls.map(({ id }) => id)).toEqual([missed.id, next.id]);
    expect(calls[1]).toMatchObject({
      name: "Ada Lind",
      email: "ada@practice.example",
      colleague: { id: sam.id, email: sam.email, cannotCall: null },
      message: "About 2025",
      person: { id: next.person, status: "new", notes: [{ text: note.text }] },
    });
    const audited = (await rowsIn(app.storage, "desk_audit")).map(({ action }) => action);
    expect(audited.filter((action) => action === "calls-listed")).toHaveLength(1);
  });

  test("one is booked from a person's page, moved and cancelled, with a mail each", async () => {
    const { app, sam, added } = await desk(start);
    const over = { starts_at: monday - 90 * hour, status: "called" } as const;
    const { person } = await seedBooking(app.storage, "dana", over);
    const { times } = await sam.answer("callTimes");
    expect(times[1]?.free).toEqual(["dana"]);
    const [, second = "", third = ""] = times.map((time) => time.start);
    const mailed = await mailedBy(app, async () => {
      const body = wanted(second);
      const { call } = await sam.answer("bookCall", { id: person, body });
      expect(call).toMatchObject({ about: "bonds", status: "booked", person: { id: person } });
      expect((await sam.answer("bookCall", { id: person, body })).call.id).toBe(call.id);
      expect(await sam.status("bookCall", { id: await added(), body })).toBe(409);
      expect(await sam.status("bookCall", { id: randomUUID(), body })).toBe(404);
      const { id, sequence } = call;
      const move = { id, body: { sequence, start: third, colleagueId: null } };
      const moved = (await sam.answer("moveCall", move)).call;
      expect(moved.start).toBe(Date.parse(third));
      expect(await sam.said("moveCall", move)).toMatchObject({
        status: 409,
        call: { status: "booked", start: moved.start },
      });
      const cancel = (seen: number) =>
        sam.answer("cancelCalls", { body: { calls: [{ id, sequence: seen }], mail: true } });
      expect(await cancel(sequence)).toMatchObject({ cancelled: [], left: [{ id }] });
      expect((await cancel(moved.sequence)).cancelled).toMatchObject([{ id, status: "cancelled" }]);
    });
    const visitor = "ada@practice.example";
    expect(mailed).toEqual([visitor, visitor, visitor, dana, dana, dana]);
    const shown = (await sam.answer("person", { id: person })).person;
    expect(shown.calls.map(({ status }) => status)).toEqual(["cancelled", "called"]);
    const events = shown.timeline.flatMap((event) => ("what" in event ? event.what : []));
    expect(events).toEqual(["cancelled", "changed", "booked"]);
    const audited = (await rowsIn(app.storage, "desk_audit")).map(({ action }) => action);
    expect(audited.filter((action) => /^call-(booked|changed)/.test(action))).toHaveLength(3);
  });

  test("a chosen colleague is booked at any minute, but not where absent, busy or in a call", async () => {
    const { app, sam, booked, added } = await desk(start);
    const id = await added();
    const early = { id, body: wanted(at("12:35"), "dana") };
    expect((await sam.answer("bookCall", early)).call.colleague.id).toBe("dana");
    await booked(at("17:00"));
    const row = { id: "1", user_id: "dana" };
    const absence = { ...row, first_day: "2026-12-03", last_day: "2026-12-03", why: "" };
    const starts_at = Date.parse(at("17:00", "02"));
    const busy = { ...row, starts_at, ends_at: starts_at + hour };
    await app.storage.run(async (queries) => {
      await queries.insertInto("booking_absences").values(absence).execute();
      await queries.insertInto("busy_times").values(busy).execute();
    });
    const refused = async (start: string, colleagueId = "dana") => {
      const answer = await sam.request("bookCall", { id, body: wanted(start, colleagueId) });
      const { error, field } = await answer.json();
      expect(error).toMatch(/^[A-Z].*\.$/);
      return [answer.status, field];
    };
    expect(await refused(at("17:00", "03")), "absent").toEqual([422, "colleagueId"]);
    expect(await refused(at("17:25", "02")), "busy").toEqual([422, "start"]);
    expect(await refused(at("16:45")), "in a call").toEqual([422, "start"]);
    expect(await refused(at("17:25")), "within the buffer").toEqual([409, undefined]);
    expect(await refused(at("18:02"))).toEqual([422, "start"]);
    expect(await refused("2026-11-30T18:00:00Z"), "over").toEqual([422, "start"]);
    expect(await refused(at("18:00"), "nobody")).toEqual([422, "colleagueId"]);
    expect(await bookedRows(app.storage)).toHaveLength(2);
  });

  test("moving one to its own time with a colleague hands it over, and tells both and the visitor", async () => {
    const { app, sam, lee } = await desk(start);
    await changeRows(app.storage, "desk_users", { name: "Lee Ortiz" }, lee);
    const { id, token } = (await postBooking(app, bookingOf(at("17:00")))).body;
    const move = (sequence: number) => {
      const moved = { sequence, start: at("17:00"), colleagueId: lee };
      return mailedBy(app, () => sam.answer("moveCall", { id, body: moved }));
    };
    expect(await move(0)).toEqual(["ada1@practice.example", dana, leesAddress]);
    expect(await move(1), "it is hers already").toEqual([]);
    const { calls } = await sam.answer("calls");
    expect(calls).toMatchObject([{ start: Date.parse(at("17:00")), sequence: 1 }]);
    expect((await askBooking(app, { token, action: "show" })).body.caller?.name).toBe("Lee Ortiz");
    const { times } = await sam.answer("callTimes");
    expect(times.find(({ start }) => start === at("17:00"))?.free).toEqual(["dana"]);
    const { person } = await sam.answer("person", { id: calls[0]?.person.id ?? "" });
    const told = person.timeline.find((event) => "what" in event && event.what === "handed-over");
    expect(told).toMatchObject({ to: { id: lee } });
  });

  test("several are handed over, and those that nobody could take are named", async () => {
    const { app, sam, lee, booked, added } = await desk(start);
    const [one, two] = await booked(at("17:00"), at("18:00"));
    await sam.answer("bookCall", { id: await added(), body: wanted(at("18:05"), lee) });
    const handOver = (calls: unknown[], colleagueId: string | null) =>
      sam.answer("handOver", { body: { calls, colleagueId } });
    expect(await handOver([one, two], lee)).toMatchObject({
      handedOver: [{ id: one?.id, colleague: { id: lee } }],
      left: [{ id: two?.id, sequence: 0, colleague: { id: "dana" } }],
    });
    expect((await handOver([two], null)).left).toHaveLength(1);
    await addColleague(app.storage, { id: "kim" });
    expect((await handOver([two], null)).handedOver).toMatchObject([{ colleague: { id: "kim" } }]);
    expect((await handOver([two], lee)).left, "it has changed since it was seen").toHaveLength(1);
  });

  test("several are cancelled without mail to visitors, and one that took place is not", async () => {
    const { app, sam, booked } = await desk(start);
    const [one, two, three] = await booked(at("17:00"), at("18:00"), at("19:00"));
    const outcome = { sequence: 0, outcome: "called" };
    const { call } = await sam.answer("recordCall", { id: three?.id ?? "", body: outcome });
    const cancel = (mail: boolean, ...calls: unknown[]) =>
      mailedBy(app, async () => {
        const answer = await sam.answer("cancelCalls", { body: { calls: [...calls, call], mail } });
        expect(answer.cancelled).toHaveLength(calls.length);
        expect(answer.left).toMatchObject([{ id: call.id, status: "called" }]);
      });
    expect(await cancel(false, one)).toEqual([dana]);
    expect(await cancel(true, two)).toEqual(["ada2@practice.example", dana]);
    const move = { sequence: call.sequence, start: at("20:00"), colleagueId: null };
    expect(await sam.status("moveCall", { id: call.id, body: move })).toBe(410);
  });

  test("an outcome that is taken back has its reminder again, and each raises the sequence", async () => {
    const { app, sam, booked } = await desk(start);
    const [{ id } = { id: "" }] = await booked(at("17:00", "04"));
    const reminderOf = async () => (await bookedRows(app.storage))[0]?.remind_at;
    const due = await reminderOf();
    expect(due).toEqual(expect.any(Number));
    const record = (sequence: number, outcome: string) =>
      sam.request("recordCall", { id, body: { sequence, outcome } });
    expect((await record(0, "no-answer")).status).toBe(200);
    expect(await reminderOf()).toBeNull();
    expect((await record(0, "booked")).status, "as a colleague still sees it").toBe(409);
    const back = await record(1, "booked");
    expect(await back.json()).toMatchObject({ call: { status: "booked", sequence: 2 } });
    expect(await reminderOf()).toBe(due);
  });

  test("Called writes note, owner, status and next step in the same step, or nothing at all", async () => {
    const { app, sam, lee } = await desk(start);
    await changeRows(app.storage, "desk_users", { assignment_mail: 1 }, lee);
    const { id, person } = await seedBooking(app.storage, "dana", { starts_at: monday - hour });
    const nextStep = { text: "Send the proposal", on: "2027-01-15" };
    const record = (version: number, on = nextStep.on) => {
      const change = { version, status: "meeting", ownerId: lee, nextStep: { ...nextStep, on } };
      const body = { sequence: 0, outcome: "called", note: "Wants a study", person: change };
      return sam.request("recordCall", { id, body });
    };
    const late = await record(7);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ call: { status: "booked", person: { version: 1 } } });
    expect((await record(1, "2026-11-29")).status, "a step in the past").toBe(422);
    expect(await rowsIn(app.storage, "person_notes")).toEqual([]);
    expect(await mailedBy(app, () => record(1))).toEqual([leesAddress]);
    expect((await record(2)).status, "sent twice").toBe(409);
    const shown = (await sam.answer("person", { id: person })).person;
    expect(shown).toMatchObject({ status: "meeting", owner: { id: lee }, nextStep });
    expect(shown.notes.map(({ text }) => text)).toEqual(["Wants a study"]);
    expect(shown.calls).toMatchObject([{ id, status: "called" }]);
  });

  test("a person without an e-mail address can be booked, and gets no mail", async () => {
    const { app, sam, added } = await desk(start);
    const mailed = await mailedBy(app, async () => {
      const body = wanted(at("17:00", "04"));
      const { call } = await sam.answer("bookCall", { id: await added(), body });
      expect(call).toMatchObject({ email: null, phone: grace.phone, name: grace.name });
      expect(await sam.status("sendCall", { id: call.id })).toBe(409);
      await remind(app.storage, { origin: "http://site.example", now: monday + 70 * hour });
      await sam.answer("cancelCalls", { body: { calls: [call], mail: true } });
    });
    expect(mailed).toEqual([dana, dana]);
  });
});

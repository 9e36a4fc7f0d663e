import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { bookingPath, contactPath, subscribePath, unsubscribePath } from "#contracts/endpoints.ts";
import { appOnEveryEngine } from "../../tests/support/app.ts";
import { timesOf } from "../../tests/support/bookings.ts";
import {
  allMailLeft,
  type Everything,
  otherZeb,
  personWithEverything,
  times,
  whereIs,
  zeb,
  zebsPhone,
} from "../../tests/support/person-with-everything.ts";
import { addressesIn, changeRows, everythingIn, rowsIn } from "../../tests/support/rows.ts";
import { remind } from "../bookings/reminders.ts";
import { sendDigests } from "../desk/daily-digest.ts";
import { copiedTables } from "../storage/copy-database.ts";
import { belongings } from "./belongings.ts";

const right = "right@else.example";

/** The messages about the person that came after this moment, by their first recipient. */
async function mailedTo({ app }: Everything, since: number): Promise<string[]> {
  const rows = (await rowsIn(app.storage, "outbox")).filter(
    ({ channel, created_at }) => channel === "mail" && created_at > since,
  );
  return rows.map(({ recipients }) => JSON.parse(recipients)[0].address).sort();
}

/** Every table but the logs, without what each change writes. */
async function contents({ app }: Everything): Promise<unknown> {
  const logs = ["desk_audit", "desk_sessions", "person_events", "desk_users"];
  const tables = copiedTables.filter((table) => !logs.includes(table));
  const notCompared = ["version", "set_by", "merged_at", "merged_rows"];
  return Promise.all(
    tables.map(async (table) => {
      const rows = await rowsIn(app.storage, table);
      return rows.map((row) => omit(row, notCompared)).sort();
    }),
  );
}

const omit = (row: object, columns: readonly string[]) =>
  JSON.stringify(Object.entries(row).filter(([column]) => !columns.includes(column)));

async function correct(all: Everything, fields: object) {
  const { person } = await all.admin.answer("person", { id: all.person });
  const body = { version: person.version, ...fields };
  await all.admin.answer("changePerson", { id: all.person, body });
}

appOnEveryEngine("a person who has everything", (start) => {
  test("is one row at the desk, with the newest estimate and both calls", async () => {
    const { admin, person } = await personWithEverything(start);
    const { people } = await admin.answer("people");
    const rows = people.filter(({ id }) => id === person);
    expect(people).toHaveLength(2);
    expect(rows[0]).toMatchObject({ name: "Zeb Quixote", state: "Utah", waitsSince: null });
    expect(rows[0]?.more).toBe(6);
    const page = (await admin.answer("person", { id: person })).person;
    expect(page.leads.filter(({ kind }) => kind !== "newsletter")).toHaveLength(6);
    expect(page.calls).toHaveLength(2);
    expect(page.merged.map(({ email }) => email)).toEqual([otherZeb]);
    const funnel = await admin.answer("funnel", {
      query: { from: "2026-11-01", to: "2026-12-31" },
    });
    const sums = funnel.byStatus.map(({ estimatedCredit }) => estimatedCredit);
    expect(sums.reduce((sum, credit) => sum + credit)).toBe(2 * 33_075);
  });

  test("corrected: later mail, links and calendars use the new values", async () => {
    const all = await personWithEverything(start);
    const { app, admin, clock } = all;
    await allMailLeft(app);
    clock.now += 60_000;
    await correct(all, { email: right, phone: "(801) 555-0199", name: "Zebulon Quixote" });
    const old = await app.post(bookingPath, { token: all.calls[0]?.token, action: "cancel" });
    expect(old.status).toBe(404);
    // The confirmation that was sent has a link that ended and the old number.
    const { messages } = (await admin.answer("person", { id: all.person })).person;
    const confirmation = messages.find(({ purpose }) => purpose === "booking-confirmation");
    const again = { idempotencyKey: "press-0001", addresses: [right] };
    expect(await admin.status("sendAgain", { id: confirmation?.id, body: again })).toBe(409);
    await admin.answer("sendCall", { id: all.calls[0]?.id });
    const moved = { sequence: 0, start: times[2], colleagueId: null };
    await admin.answer("moveCall", { id: all.calls[1]?.id, body: moved });
    await remind(app.storage, {
      origin: "http://site.example",
      now: Date.parse(times[0]) - 7_200_000,
    });
    const since = clock.now - 1;
    await allMailLeft(app);
    const visitors = (await mailedTo(all, since)).filter(
      (to) => !to.endsWith("ledgerwell.example"),
    );
    expect(new Set(visitors)).toEqual(new Set([right]));
    // As sent and as typed, and in the history.
    const places = (await whereIs(app, zebsPhone)).filter((place) => !place.startsWith("mail "));
    expect(places).toEqual([
      "leads.entered",
      "leads.search_text",
      "outbox.content",
      "people.phone",
      "people.search_text",
      "person_events.details",
    ]);
    const { calls } = await admin.answer("calls");
    expect(new Set(calls.map(({ phone, email }) => `${phone} ${email}`))).toEqual(
      new Set([`(801) 555-0199 ${right}`]),
    );
    // The newsletter asks the new address first.
    expect(await rowsIn(app.storage, "subscriptions")).toMatchObject([{ status: "pending" }]);
  });

  test("corrected while mail waits: it goes to the new address and says the new values", async () => {
    const all = await personWithEverything(start, { env: { SMTP_URL: "smtp://127.0.0.1:1" } });
    // As it was typed. Mails show it as all numbers.
    await changeRows(all.app.storage, "people", { phone: "3855550177" }, all.person);
    all.clock.now += 60_000;
    await correct(all, { email: right, phone: "8015550199" });
    const waiting = (await rowsIn(all.app.storage, "outbox")).filter(
      ({ status, person_id }) => status === "waiting" && person_id === all.person,
    );
    const addresses = addressesIn(waiting);
    expect(addresses).toContain(right);
    expect(addresses).not.toContain(zeb);
    for (const { content } of waiting)
      for (const old of [zeb, zebsPhone]) expect(content).not.toContain(old);
    expect(waiting.map(({ content }) => content).join()).toContain("(801) 555-0199");
    const confirmations = waiting.filter(({ purpose }) => purpose === "booking-confirmation");
    expect(confirmations, "one for each call").toHaveLength(2);
  });

  test("corrected by two at the same moment: one is refused and leaves no trace", async () => {
    const all = await personWithEverything(start, { env: { SMTP_URL: "smtp://127.0.0.1:1" } });
    const { app, admin, person: id } = all;
    const { version } = (await admin.answer("person", { id })).person;
    const given = [right, "wrong@else.example"];
    const statuses = await Promise.all(
      given.map((email) => admin.status("changePerson", { id, body: { version, email } })),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    const refused = given[statuses.indexOf(409)] ?? "";
    expect(await everythingIn(app.storage)).not.toContain(refused);
    expect((await admin.answer("person", { id })).person.email).toBe(given[statuses.indexOf(200)]);
  });

  test("merged and undone: everything is as it was", async () => {
    const all = await personWithEverything(start);
    const { admin, person, other } = all;
    await allMailLeft(all.app);
    const merged = await contents(all);
    await admin.answer("undoMerge", { id: other });
    const before = await contents(all);
    const { people } = await admin.answer("people");
    expect(people.map(({ id }) => id).sort()).toEqual(
      expect.arrayContaining([person, other].sort()),
    );
    const apart = await admin.answer("person", { id: other });
    expect(apart.person).toMatchObject({ email: otherZeb, more: 0 });
    const merge = () => admin.status("mergePeople", { id: person, body: { otherId: other } });
    expect((await Promise.all([merge(), merge()])).toSorted()).toEqual([200, 422]);
    expect(isDeepStrictEqual(await contents(all), merged)).toBe(true);
    await admin.answer("undoMerge", { id: other });
    expect(isDeepStrictEqual(await contents(all), before)).toBe(true);
    expect(await merge()).toBe(200);
    await changeRows(all.app.storage, "people", { merged_at: all.clock.now - 86_400_000 }, other);
    expect(await admin.status("undoMerge", { id: other })).toBe(409);
  });

  test("merged or corrected: the newsletter stays with the address that confirmed it", async () => {
    const all = await personWithEverything(start);
    const { app, admin, person } = all;
    const asks = { email: otherZeb, sourcePage: "/", filledInMs: 9000 };
    await app.post(subscribePath, asks);
    const page = (await admin.answer("person", { id: person })).person;
    expect(page.subscription).toMatchObject({ status: "confirmed" });
    await changeRows(app.storage, "subscriptions", { status: "confirmed" });
    expect((await admin.answer("newsletter")).readers, "once for both").toBe(1);
    await correct(all, { email: otherZeb });
    const expectReader = async () => {
      const { subscribers } = await admin.answer("subscribers");
      expect(subscribers).toMatchObject([{ email: otherZeb, status: "confirmed" }]);
      expect((await admin.answer("newsletter")).readers).toBe(1);
      expect((await app.post(subscribePath, asks)).status).toBe(200);
    };
    await expectReader();
    const caller = {
      idempotencyKey: "a-caller",
      phone: zebsPhone,
      name: "Zeb",
      source: "Phone call",
    };
    const { id } = await admin.answer("addPerson", { body: { ...caller, status: "new" } });
    await admin.answer("mergePeople", { id, body: { otherId: person } });
    await expectReader();
    await admin.answer("undoMerge", { id: person });
    await expectReader();
  });

  test("put away: one lead is out of list, counts and sums, and back by one press", async () => {
    const { admin, person } = await personWithEverything(start);
    const before = (await admin.answer("person", { id: person })).person;
    const newest = before.leads.find(({ kind }) => kind === "estimate");
    const id = newest?.id ?? "";
    const away = (await admin.answer("putAway", { id, body: { as: "junk" } })).person;
    expect(away).toMatchObject({ more: before.more - 1 });
    const searched = await admin.answer("people", { query: { putAway: "yes" } });
    expect(searched.people.map((one) => one.id)).toEqual([person]);
    expect((await admin.answer("putAway", { id, body: { as: null } })).person.more).toBe(
      before.more,
    );
    await admin.answer("putAway", { id, body: { as: "duplicate" } });
    expect(await admin.answer("deleteLead", { id })).toEqual({ personId: person });
  });

  test("gone with the last lead: each of their addresses can be used again", async () => {
    const { app, admin } = await personWithEverything(start);
    const write = async (email: string) => {
      const message = { name: "Ada", message: "Hello", filledInMs: 9000, sourcePage: "/" };
      const answer = await app.post(contactPath, { ...message, email });
      expect(answer.status).toBe(200);
      const { id } = await answer.json();
      return { id, person: (await admin.answer("person", { id })).person.id };
    };
    const [one, other] = [await write("one@ada.example"), await write("other@ada.example")];
    await admin.answer("mergePeople", { id: one.person, body: { otherId: other.person } });
    for (const { id } of [one, other]) await admin.answer("deleteLead", { id });
    for (const email of ["one@ada.example", "other@ada.example"])
      expect((await write(email)).person).not.toBe(one.person);
  });

  test("unsubscribed: the subscription ends and nothing else", async () => {
    const all = await personWithEverything(start);
    const { app, admin, person } = all;
    const path = `${unsubscribePath}?token=${all.unsubscribeToken}`;
    expect((await app.post(path, {})).status).toBe(200);
    expect(await rowsIn(app.storage, "subscriptions")).toEqual([]);
    const page = (await admin.answer("person", { id: person })).person;
    expect(page).toMatchObject({ status: "meeting", subscription: null });
    expect(page.calls.map(({ status }) => status)).toEqual(["booked", "booked"]);
    expect(await timesOf(app)).toContain(times[0]);
  });

  test("handed over: another colleague calls at the same time, and all three hear of it", async () => {
    const all = await personWithEverything(start);
    const { admin, clock } = all;
    const { calls } = await admin.answer("calls");
    const call = calls.find(({ id }) => id === all.calls[1]?.id);
    clock.now += 60_000;
    const body = { calls: [{ id: call?.id, sequence: call?.sequence }], colleagueId: "dana" };
    const { handedOver, left } = await admin.answer("handOver", { body });
    expect(left).toEqual([]);
    expect(handedOver).toMatchObject([{ start: call?.start, colleague: { id: "dana" } }]);
    const mailed = await mailedTo(all, clock.now - 1);
    expect(mailed).toEqual(["dana@ledgerwell.example", "noor@ledgerwell.example", zeb]);
  });

  test("erased: nothing is left in any table, file or mail, and the colleagues hear it", async () => {
    const all = await personWithEverything(start);
    const { app, admin, person, clock } = all;
    await allMailLeft(app);
    clock.now += 60_000;
    await correct(all, { email: right });
    await changeRows(app.storage, "desk_users", { digest_mail: 1 }, admin.id);
    const origin = "http://site.example";
    expect(await sendDigests(app.storage, origin, Date.parse("2026-12-01T16:00:00Z"))).toBe(1);
    await allMailLeft(app);
    const before = await admin.answer("heldAbout", { id: person });
    expect(before).toMatchObject({ leads: 7, notes: 1, bookings: 2, cpaOf: 1 });
    const since = clock.now;
    const erased = await admin.answer("erasePerson", { id: person, body: { typed: right } });
    expect(erased.before).toEqual(before);
    expect(Object.values(erased.after)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(erased.reference).toMatch(/^E-\d{4}-\d{6}$/);
    await allMailLeft(app);
    for (const value of [zeb, otherZeb, right, zebsPhone, "3855550177", "Quixote", person])
      expect([
        value,
        (await whereIs(app, value)).filter((at) => at !== "desk_audit.subject"),
      ]).toEqual([value, []]);
    expect((await timesOf(app)).filter((time) => time === times[0])).toHaveLength(1);
    expect(await mailedTo(all, since - 1)).toEqual(
      expect.arrayContaining(["noor@ledgerwell.example"]),
    );
    const { entries } = await admin.answer("audit", { query: { action: "person-erased" } });
    expect(entries[0]).toMatchObject({ whose: null, details: { reference: erased.reference } });
  });

  test("a table that refers to people is named among their belongings", async () => {
    const { app } = await personWithEverything(start);
    const tables = await app.storage.run((queries) => queries.introspection.getTables());
    const referring = tables.filter(({ columns }) =>
      columns.some(({ name }) => name === "person_id"),
    );
    expect(referring.map(({ name }) => name).sort()).toEqual([...belongings].sort());
  });
});

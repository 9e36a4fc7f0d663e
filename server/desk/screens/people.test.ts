import { expect, test } from "vitest";
import { contactPage } from "#content/pages/contact.ts";
import type { Answer, Query } from "#contracts/desk/api.ts";
import { appOnSqlite, type TestApp } from "../../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { newLead } from "../../../tests/support/leads.ts";
import { changeRows, rowsIn } from "../../../tests/support/rows.ts";
import { seedBooking } from "../../../tests/support/seed-bookings.ts";
import { seedLeads } from "../../../tests/support/seed-leads.ts";
import { readAudit } from "../../audit/audit.ts";
import { insertLead, type NewLead } from "../../leads/record-lead.ts";
import { summarize } from "../../people/summarize.ts";
import { newId } from "../../storage/ids.ts";
import type { PersonRow } from "../../storage/tables.ts";

const now = Date.parse("2026-11-15T18:00:00Z");

/** Stores a message of a new person, or what else is said. Returns the person's id. */
async function store(app: TestApp, about: Partial<NewLead> = {}, row: Partial<PersonRow> = {}) {
  const lead = newLead({ email: `${newId()}@practice.example`, createdAt: now, ...about });
  const { personId } = await app.storage.transaction((queries) => insertLead(queries, lead));
  if (Object.keys(row).length > 0) await changeRows(app.storage, "people", row, personId);
  return personId;
}

const list = (visitor: DeskVisitor, query: Query<"people"> = {}) =>
  visitor.answer("people", { query });

const idsOf = ({ people }: Pick<Answer<"people">, "people">) => people.map(({ id }) => id);

appOnSqlite("the list of people", (start) => {
  const startWithStaff = async () => {
    const app = await start();
    return { app, staff: await signInAs(app, "staff") };
  };

  test("shows each person once, the newest first, with what they sent last", async () => {
    const { app, staff } = await startWithStaff();
    const topic = contactPage.form.topics[0];
    await seedLeads(app.storage, { count: 1, now });
    const [estimate] = idsOf(await list(staff));
    const ada = { email: "ada@practice.example", partner: "fortune", createdAt: now - 1 };
    await store(app, { ...ada, name: "Ada" }, { status: "meeting", owner_id: staff.id });
    const message = `${topic}\n\nWe moved to Ohio.\nCall us.`;
    const id = await store(app, { ...ada, email: "Ada@practice.example", message, createdAt: now });
    const { people, overview } = await list(staff);
    expect(people).toMatchObject([
      {
        ...{ id, name: "Ada", status: "meeting", version: 1, more: 1, estimate: null },
        owner: { id: staff.id, email: staff.email },
        newest: { at: now, firstLine: `${topic}: We moved to Ohio.`, partner: "fortune" },
        waitsSince: null,
      },
      {
        ...{ id: estimate, owner: null, state: "Utah", more: 0, waitsSince: now - 60_000 },
        newest: { kind: "estimate", firstLine: null, partner: null },
        estimate: { verdict: "worth-it", credit: expect.any(Number) },
      },
    ]);
    expect(overview).toMatchObject({
      ...{ partners: ["fortune"], waitsLongest: { id: estimate } },
      owners: [{ id: staff.id, email: staff.email, name: null }],
    });
    expect(idsOf(await list(staff, { sort: "amount" }))).toEqual([estimate, id]);
  });

  test("shows a coming call, mail that failed, and who may be the same person", async () => {
    const { app, staff } = await startWithStaff();
    const one = await store(app, { name: "Ada Lind", phone: "+1 801 555 0100" });
    const start = Date.now() + 86_400_000;
    const { person } = await seedBooking(app.storage, staff.id, { starts_at: start });
    await app.post("/functions/v1/contact", {
      ...{ name: "Ada Lind", email: "ada@practice.example", message: "Hi", filledInMs: 4000 },
    });
    await app.mails(2);
    await changeRows(app.storage, "outbox", { status: "failed" });
    const { people } = await list(staff);
    expect(people).toMatchObject([
      {
        ...{ id: person, mail: "failed", waitsSince: null, alike: [{ id: one }] },
        call: { start, colleague: { id: staff.id } },
      },
      { id: one, mail: null, waitsSince: now, alike: [{ id: person }], call: null },
    ]);
    const [mail] = await rowsIn(app.storage, "outbox");
    await changeRows(app.storage, "outbox", { purpose: "results" }, mail?.id);
    expect((await list(staff)).people).toMatchObject([{ mail: "result" }, { mail: null }]);
  });

  test("filters by status, kind, partner and owner, and counts with the other filters", async () => {
    const { app, staff } = await startWithStaff();
    const owned = { owner_id: staff.id };
    const one = await store(app, { partner: "fortune" }, { status: "client" });
    const two = await store(app, { partner: "fortune" }, owned);
    const three = await store(app, { kind: "estimate" }, { status: "client", ...owned });
    const filtered = async (query: Query<"people">) => idsOf(await list(staff, query)).sort();
    expect(await filtered({ status: "client" })).toEqual([one, three].sort());
    expect(await filtered({ kind: "estimate" })).toEqual([three]);
    expect(await filtered({ partner: "fortune" })).toEqual([one, two].sort());
    expect(await filtered({ owner: staff.id })).toEqual([two, three].sort());
    expect(await filtered({ owner: "none" })).toEqual([one]);
    expect(await filtered({ status: "client", owner: staff.id })).toEqual([three]);
    const { overview } = await list(staff, { status: "client", partner: "fortune" });
    expect(overview?.countsByStatus).toMatchObject({ new: 1, client: 1, meeting: 0 });
  });

  test("shows and counts people who only asked for the newsletter by their kind alone", async () => {
    const { app, staff } = await startWithStaff();
    const contact = await store(app);
    const reader = await store(app, { kind: "newsletter", createdAt: now + 1 });
    const seen = async (query: Query<"people">) => {
      const { overview, people } = await list(staff, query);
      const { count } = await staff.answer("newPeople", { query: { ...query, since: "1" } });
      return [idsOf({ people }), overview?.countsByStatus.new, count];
    };
    expect(await seen({})).toEqual([[contact], 1, 1]);
    expect(await seen({ status: "new" })).toEqual([[contact], 1, 1]);
    expect(await seen({ kind: "newsletter" })).toEqual([[reader], 1, 1]);
  });

  test("filters by days in the firm's time zone, both included", async () => {
    const { app, staff } = await startWithStaff();
    // In November Denver is seven hours behind UTC.
    const before = await store(app, { createdAt: Date.parse("2026-11-10T06:59:59.999Z") });
    const first = await store(app, { createdAt: Date.parse("2026-11-10T07:00:00Z") });
    const last = await store(app, { createdAt: Date.parse("2026-11-12T06:59:59.999Z") });
    const after = await store(app, { createdAt: Date.parse("2026-11-12T07:00:00Z") });
    const from = "2026-11-10";
    const to = "2026-11-11";
    expect(idsOf(await list(staff, { from, to }))).toEqual([last, first]);
    expect(idsOf(await list(staff, { from }))).toEqual([after, last, first]);
    expect(idsOf(await list(staff, { to }))).toEqual([last, first, before]);
  });

  test("searches name, practice, e-mail and phone, without wildcards", async () => {
    const { app, staff } = await startWithStaff();
    const ines = await store(app, {
      name: "Dr. Inés Muñoz",
      practiceName: "100% Smiles",
      email: "ines_m@practice.example",
      phone: "(801) 555-0142",
    });
    await store(app, { name: "Ben Brandt", email: "ben@other.example", phone: "801 555 0199" });
    for (const search of ["munoz", "MUÑOZ smiles", "100%", "ines_m@", "801-555-0142", "5550142"])
      expect(idsOf(await list(staff, { search })), search).toEqual([ines]);
    for (const search of ["lind", "%%%", "n_s", "\\", "' OR 1=1 --", "8015550143"])
      expect(idsOf(await list(staff, { search })), search).toEqual([]);
    const { overview } = await list(staff, { search: "801555" });
    expect(overview?.countsByStatus.new).toBe(2);
  });

  test("takes a caller added by hand, once, with who added them", async () => {
    const { app, staff } = await startWithStaff();
    const body = {
      ...{ idempotencyKey: "press-0001", name: "Dr. Caller", email: "caller@practice.example" },
      ...{ phone: "801 555 0100", source: "Phone call", status: "contacted", message: "Asks." },
    };
    const { id, known } = await staff.answer("addPerson", { body });
    expect(known).toBe(false);
    expect(await staff.answer("addPerson", { body })).toMatchObject({ id });
    const { person } = await staff.answer("person", { id });
    expect(person).toMatchObject({
      ...{ status: "contacted", owner: { id: staff.id } },
      leads: [{ kind: "contact", sourcePage: "Phone call" }],
    });
    expect(person.timeline.filter(({ kind }) => kind === "arrived")).toEqual([]);
    expect(person.timeline).toContainEqual(
      expect.objectContaining({ kind: "added", by: person.owner }),
    );
    expect(idsOf(await list(staff, { search: "caller asks" }))).toEqual([id]);
    const { entries } = await app.storage.run((q) => readAudit(q, { action: "person-added" }));
    expect(entries).toMatchObject([{ subject: id, by: { email: staff.email } }]);
    expect(JSON.stringify(await rowsIn(app.storage, "desk_audit"))).not.toContain("caller@");
    for (const [field, value] of Object.entries({ email: "no", source: "", name: "" })) {
      const refused = await staff.said("addPerson", { body: { ...body, [field]: value } });
      expect(refused, field).toMatchObject({ field });
    }
  });

  test("joins a caller whose address is known to that person, whose status and owner stay", async () => {
    const { app, staff } = await startWithStaff();
    const id = await store(app, { email: "ada@practice.example", name: "Ada" });
    const body = {
      ...{ idempotencyKey: "press-0002", name: "Eve", email: "ADA@practice.example" },
      ...{ source: "Event", status: "client" },
    };
    expect(await staff.answer("addPerson", { body })).toEqual({ id, known: true });
    const { people } = await list(staff);
    expect(people).toMatchObject([{ id, name: "Ada", status: "new", owner: null, more: 1 }]);
  });

  test("changes several people at once and names those that a colleague was quicker with", async () => {
    const { app, staff } = await startWithStaff();
    const dana = await signInAs(app, "staff");
    await changeRows(app.storage, "desk_users", { assignment_mail: 1 });
    const ids = [await store(app), await store(app), await store(app, { name: "Ada" })];
    await dana.answer("changePerson", { id: ids[2], body: { version: 1, status: "meeting" } });
    const people = [...ids, "erased"].map((id) => ({ id, version: 1 }));
    const body = { people, status: "contacted", ownerId: dana.id };
    const before = { version: 2, status: "new", ownerId: null };
    expect(await staff.answer("changePeople", { body })).toEqual({
      changed: ids.slice(0, 2).map((id) => ({ id, ...before })),
      ...{ gone: 1, conflicts: [{ id: ids[2], who: "Ada" }] },
    });
    const { overview } = await list(staff, { owner: dana.id });
    expect(overview?.countsByStatus).toMatchObject({ contacted: 2, meeting: 0 });
    const { entries } = await app.storage.run((q) =>
      readAudit(q, { action: "person-changed", user: staff.id }),
    );
    expect(entries.map(({ subject }) => subject).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    const [notice, ...others] = await app.mails(1);
    expect(others).toEqual([]);
    expect(notice?.to?.[0]?.address).toBe(dana.email);
    const unknown = { ...body, ownerId: "nobody" };
    expect(await staff.status("changePeople", { body: unknown })).toBe(422);
  });

  test("refuses an invalid filter and names it", async () => {
    const { staff } = await startWithStaff();
    for (const [field, value] of [
      ["status", "old"],
      ["from", "2026-02-30"],
      ["search", "x".repeat(101)],
    ] as const) {
      expect(await staff.said("people", { query: { [field]: value } })).toMatchObject({
        status: 422,
        field,
      });
    }
  });

  test("pages through everyone once, even if others arrive meanwhile", async () => {
    const { app, staff } = await startWithStaff();
    await seedLeads(app.storage, { count: 180, now });
    // People of the same millisecond must not be skipped or repeated either.
    for (let number = 0; number < 70; number++) await store(app, { createdAt: now - 5e9 });
    const stored = (await rowsIn(app.storage, "people")).filter((row) => row.only_reader === 0);
    const seen: string[] = [];
    let after: string | null | undefined;
    for (let page = 0; after !== null; page++) {
      const answer: Answer<"people"> = await list(staff, after ? { after } : {});
      expect(answer.overview === null).toBe(page > 0);
      seen.push(...idsOf(answer));
      after = answer.after;
      await store(app, { createdAt: now + page });
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(stored.filter(({ id }) => !seen.includes(id))).toEqual([]);
  });

  test("pages through everyone with something put away, also if nothing else is left", async () => {
    const { app, staff } = await startWithStaff();
    await seedLeads(app.storage, { count: 60, now });
    await changeRows(app.storage, "leads", { put_away_as: "junk" });
    const ids = (await rowsIn(app.storage, "people")).map(({ id }) => id);
    await app.storage.run((queries) => summarize(queries, ids));
    expect(await list(staff)).toMatchObject({ people: [], overview: { newestAt: 0 } });
    const first = await list(staff, { putAway: "yes" });
    const second = await list(staff, { putAway: "yes", after: first.after ?? "" });
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(60);
    expect(second.after).toBeNull();
  });

  test("says how many have sent something since it was loaded, without using the session", async () => {
    const { app, staff } = await startWithStaff();
    await store(app, { createdAt: now - 1 });
    const since = (await list(staff)).overview?.newestAt;
    await store(app, { createdAt: now });
    await store(app, { createdAt: now, kind: "estimate" });
    const seenAt = async () => (await rowsIn(app.storage, "desk_sessions"))[0]?.last_seen_at;
    await changeRows(app.storage, "desk_sessions", { last_seen_at: Date.now() - 600_000 });
    const before = await seenAt();
    const count = (filters: string) =>
      staff.answer("newPeople", { query: `since=${since}${filters}` });
    expect(await count("")).toEqual({ count: 2 });
    expect(await count("&kind=estimate")).toEqual({ count: 1 });
    expect(await seenAt()).toEqual(before);
    expect(await staff.status("newPeople", { query: "since=now" })).toBe(422);
    await list(staff);
    expect(await seenAt()).not.toEqual(before);
  });
});

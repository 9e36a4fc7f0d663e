import { expect, test } from "vitest";
import { contactPage } from "#content/pages/contact.ts";
import type { Answer, Query } from "#contracts/desk/api.ts";
import { appOnSqlite, type TestApp } from "../../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { seedLeads } from "../../../tests/support/seed-leads.ts";
import { readAudit } from "../../audit.ts";
import { leadRow, type NewLead } from "../../leads/record-lead.ts";
import { newId } from "../../storage/ids.ts";
import type { LeadRow } from "../../storage/tables.ts";

const now = Date.parse("2026-11-15T18:00:00Z");

/** Stores a lead with these values. The others are those of a plain contact. */
async function store(
  app: TestApp,
  about: Partial<NewLead> = {},
  row: Partial<LeadRow> = {},
): Promise<string> {
  const id = newId();
  const lead: NewLead = {
    id,
    kind: "contact",
    idempotencyHash: null,
    email: "ada@practice.example",
    sourcePage: "/contact",
    createdAt: now,
    ...about,
  };
  await app.storage.run((queries) =>
    queries
      .insertInto("leads")
      .values({ ...leadRow(lead), ...row })
      .execute(),
  );
  return id;
}

const list = (visitor: DeskVisitor, query: Query<"leads"> = {}) =>
  visitor.answer("leads", { query });

const idsOf = ({ leads }: Answer<"leads">) => leads.map(({ id }) => id);

appOnSqlite("the list of leads", (start) => {
  const startWithStaff = async () => {
    const app = await start();
    return { app, staff: await signInAs(app, "staff") };
  };

  test("shows a summary of each lead, newest first", async () => {
    const { app, staff } = await startWithStaff();
    const older = await store(app, { createdAt: now - 1 });
    const result = { estimatedCredit: 33_075 };
    const about = { kind: "estimate", name: "Ada", partner: "fortune", result } as const;
    const newer = await store(app, about, { status: "meeting", owner_id: staff.id });
    const answer = await list(staff);
    expect(idsOf(answer)).toEqual([newer, older]);
    expect(answer.leads[0]).toMatchObject({
      name: "Ada",
      estimatedCredit: 33_075,
      status: "meeting",
      owner: { id: staff.id, email: staff.email },
    });
    expect(answer.leads[1]).toMatchObject({ estimatedCredit: null, owner: null, status: "new" });
    expect(answer.overview?.partners).toEqual(["fortune"]);
    expect(answer.overview?.owners).toEqual([{ id: staff.id, email: staff.email, name: null }]);
  });

  test("filters by status, kind, partner and owner, and counts with the other filters", async () => {
    const { app, staff } = await startWithStaff();
    const owned = { owner_id: staff.id };
    const one = await store(app, { partner: "fortune" }, { status: "client" });
    const two = await store(app, { partner: "fortune" }, owned);
    const three = await store(app, { kind: "estimate" }, { status: "client", ...owned });
    const filtered = async (query: Query<"leads">) => idsOf(await list(staff, query)).sort();
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
    const seen = async (query: Query<"leads">) => {
      const { overview, ...answer } = await list(staff, query);
      const { count } = await staff.answer("newLeads", { query: { ...query, since: "1" } });
      return [idsOf(answer as Answer<"leads">), overview?.countsByStatus.new, count];
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
    for (const search of ["munoz", "MUÑOZ smiles", "100%", "ines_m@", "801-555-0142", "5550142"]) {
      expect(idsOf(await list(staff, { search })), search).toEqual([ines]);
    }
    for (const search of ["lind", "%%%", "n_s", "\\", "' OR 1=1 --", "8015550143"]) {
      expect(idsOf(await list(staff, { search })), search).toEqual([]);
    }
    const { overview } = await list(staff, { search: "801555" });
    expect(overview?.countsByStatus.new).toBe(2);
  });

  test("shows state, verdict, version and how a message begins", async () => {
    const { app, staff } = await startWithStaff();
    const topic = contactPage.form.topics[0];
    await store(app, { message: `${topic}\n\nWe moved to Ohio.\nCall us.` });
    await seedLeads(app.storage, { count: 1, now });
    const { leads, overview } = await list(staff);
    expect(leads).toMatchObject([
      { firstLine: `${topic}: We moved to Ohio.`, verdict: null, version: 1 },
      { firstLine: null, verdict: "worth-it", state: "Utah" },
    ]);
    expect(overview?.waitsLongest?.id).toBe(leads[1]?.id);
    const byAmount = await list(staff, { sort: "amount" });
    expect(idsOf(byAmount)).toEqual(idsOf({ leads } as Answer<"leads">).toReversed());
  });

  test("takes a caller added by hand, once, with who added it", async () => {
    const { app, staff } = await startWithStaff();
    const body = {
      ...{ idempotencyKey: "press-0001", name: "Dr. Caller", email: "caller@practice.example" },
      ...{ phone: "801 555 0100", source: "Phone call", status: "contacted", message: "Asks." },
    };
    const { id } = await staff.answer("addLead", { body });
    expect(await staff.answer("addLead", { body })).toEqual({ id });
    const { lead } = await staff.answer("lead", { id });
    expect(lead).toMatchObject({ kind: "contact", status: "contacted", sourcePage: "Phone call" });
    expect(lead.timeline).toMatchObject([{ kind: "added", by: { id: staff.id } }]);
    expect(idsOf(await list(staff, { search: "caller asks" }))).toEqual([id]);
    const { entries } = await app.storage.run((q) => readAudit(q, { action: "lead-added" }));
    expect(entries).toMatchObject([{ subject: id, userEmail: staff.email }]);
    expect(JSON.stringify(entries)).not.toContain("caller@");
    for (const [field, value] of Object.entries({ email: "no", source: "", name: "" })) {
      const refused = await staff.request("addLead", { body: { ...body, [field]: value } });
      expect(await refused.json(), field).toMatchObject({ field });
    }
  });

  test("changes several leads at once and names those that a colleague was quicker with", async () => {
    const { app, staff } = await startWithStaff();
    const dana = await signInAs(app, "staff");
    await app.storage.run((queries) =>
      queries.updateTable("desk_users").set({ assignment_mail: 1 }).execute(),
    );
    const ids = [await store(app), await store(app), await store(app, { name: "Ada" })];
    await dana.answer("changeLead", { id: ids[2], body: { version: 1, status: "meeting" } });
    const chosen = [...ids, "erased"].map((id) => ({ id, version: 1 }));
    const body = { leads: chosen, status: "contacted", ownerId: dana.id };
    expect(await staff.answer("changeLeads", { body })).toEqual({
      ...{ changed: 2, gone: 1, conflicts: [{ id: ids[2], who: "Ada" }] },
    });
    const { overview } = await list(staff, { owner: dana.id });
    expect(overview?.countsByStatus).toMatchObject({ contacted: 2, meeting: 0 });
    const { entries } = await app.storage.run((q) =>
      readAudit(q, { action: "lead-changed", user: staff.id }),
    );
    expect(entries.map(({ subject }) => subject).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    const [notice, ...others] = await app.mails(1);
    expect(others).toEqual([]);
    expect(notice?.to?.[0]?.address).toBe(dana.email);
    const unknown = { ...body, ownerId: "nobody" };
    expect((await staff.request("changeLeads", { body: unknown })).status).toBe(422);
  });

  test("shows no amount for a damaged estimate", async () => {
    const { app, staff } = await startWithStaff();
    for (const result of ["{not json", `{"estimatedCredit":"many"}`])
      await store(app, {}, { result, kind: "estimate" });
    const { leads } = await list(staff);
    expect(leads.map((lead) => lead.estimatedCredit)).toEqual([null, null]);
  });

  test("refuses an invalid filter and names it", async () => {
    const { staff } = await startWithStaff();
    for (const [field, value] of [
      ["status", "old"],
      ["from", "2026-02-30"],
      ["search", "x".repeat(101)],
    ]) {
      const response = await staff.ask("GET", `/desk/api/leads?${field}=${value}`);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ field });
    }
  });

  test("pages through all leads once, even if others arrive meanwhile", async () => {
    const { app, staff } = await startWithStaff();
    await seedLeads(app.storage, { count: 180, now });
    // Leads of the same millisecond must not be skipped or repeated either.
    for (let number = 0; number < 70; number++) await store(app, { createdAt: now - 5e9 });
    const stored = await app.storage.run((queries) =>
      queries.selectFrom("leads").select("id").where("kind", "!=", "newsletter").execute(),
    );
    const seen: string[] = [];
    let after: string | null | undefined;
    for (let page = 0; after !== null; page++) {
      const answer: Answer<"leads"> = await list(staff, after ? { after } : {});
      expect(answer.overview === null).toBe(page > 0);
      seen.push(...idsOf(answer));
      after = answer.after;
      await store(app, { createdAt: now + page });
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(stored.filter(({ id }) => !seen.includes(id))).toEqual([]);
  });

  test("says how many leads have arrived since it was loaded, without using the session", async () => {
    const { app, staff } = await startWithStaff();
    await store(app, { createdAt: now - 1 });
    const since = (await list(staff)).overview?.newestAt;
    await store(app, { createdAt: now });
    await store(app, { createdAt: now, kind: "estimate" });
    const seenAt = () =>
      app.storage.run((queries) =>
        queries.selectFrom("desk_sessions").select("last_seen_at").executeTakeFirstOrThrow(),
      );
    await app.storage.run((queries) =>
      queries
        .updateTable("desk_sessions")
        .set(({ eb }) => ({ last_seen_at: eb("last_seen_at", "-", 600_000) }))
        .execute(),
    );
    const before = await seenAt();
    const count = async (filters: string) =>
      (await staff.ask("GET", `/desk/api/new-leads?since=${since}${filters}`)).json();
    expect(await count("")).toEqual({ count: 2 });
    expect(await count("&kind=estimate")).toEqual({ count: 1 });
    expect(await seenAt()).toEqual(before);
    expect((await staff.request("newLeads", { query: "since=now" })).status).toBe(422);
    await list(staff);
    expect(await seenAt()).not.toEqual(before);
  });
});

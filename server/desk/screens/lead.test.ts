import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deskApi } from "#contracts/desk/api.ts";
import { leadConflict } from "#contracts/desk/lead.ts";
import { leadStatuses } from "#contracts/desk/leads.ts";
import { sendEmailPath, subscribePath } from "#contracts/endpoints.ts";
import { appOnSqlite, type TestApp } from "../../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";

/** Sends an estimate through the site's endpoint and waits until its message is delivered. */
async function estimateOf(app: TestApp, email = "ada@practice.example"): Promise<string> {
  const sent = await app.post(sendEmailPath, resultsRequest(email));
  const { id } = (await sent.json()) as { id: string };
  await delivered(app, id);
  return id;
}

async function delivered(app: TestApp, leadId: string): Promise<void> {
  const waiting = () =>
    app.storage.run((queries) =>
      queries
        .selectFrom("outbox")
        .select("id")
        .where("lead_id", "=", leadId)
        .where("status", "=", "waiting")
        .execute(),
    );
  await expect.poll(waiting).toEqual([]);
}

const open = (visitor: DeskVisitor, id: string) => visitor.answer("lead", { id });

const change = (visitor: DeskVisitor, id: string, body: object) =>
  visitor.ask("PATCH", `/desk/api/leads/${id}`, body);

async function audit(app: TestApp): Promise<{ action: string; subject: string | null }[]> {
  return app.storage.run((queries) =>
    queries.selectFrom("desk_audit").select(["action", "subject"]).orderBy("created_at").execute(),
  );
}

/** Everything the database holds, to look for what must not be there. */
async function everything(app: TestApp): Promise<string> {
  const tables = [
    "leads",
    "outbox",
    "subscriptions",
    "desk_audit",
    "lead_notes",
    "lead_events",
  ] as const;
  const rows = await app.storage.snapshot(async (queries) => {
    const all = [];
    for (const table of tables) all.push(await queries.selectFrom(table).selectAll().execute());
    return all;
  });
  return JSON.stringify(rows);
}

appOnSqlite("a lead at the desk", (start) => {
  const startWithEstimate = async () => {
    const app = await start();
    return { app, staff: await signInAs(app, "staff"), id: await estimateOf(app) };
  };

  test("opens with the slip, the answers, the messages and where it came from", async () => {
    const { app, staff, id } = await startWithEstimate();
    const { lead, owners } = await open(staff, id);
    const { calculation } = resultsRequest();
    const activities = calculation.specialties[0]?.activities;
    expect(lead).toMatchObject({
      kind: "estimate",
      status: "new",
      version: 1,
      owner: null,
      name: calculation.contact.name,
      phone: calculation.contact.phone,
      sourcePage: "/",
      estimatedCredit: 33_075,
      state: "Utah",
      slip: { total: { value: "$33,075" } },
      notes: [],
    });
    expect(lead.answers).toContainEqual({ label: "State", value: "Utah" });
    expect(lead.answers?.at(-1)?.activities).toEqual(activities);
    const [message] = lead.messages;
    expect(message).toMatchObject({ purpose: "results", status: "sent", attempts: 1 });
    expect(message?.subject).toBeTruthy();
    expect(message?.recipients[0]).toMatchObject({ address: lead.email, status: "delivered" });
    expect(lead.timeline).toHaveLength(2);
    expect(owners).toEqual([{ id: staff.id, email: staff.email, name: null }]);
    expect(await audit(app)).toEqual([{ action: "lead-viewed", subject: id }]);
  });

  test.each(["{not json", `{"credit":5}`, "null"])(
    "opens even if the stored estimate is %s",
    async (text) => {
      const { app, staff, id } = await startWithEstimate();
      await app.storage.run(async (queries) => {
        await queries.updateTable("leads").set({ result: text, inputs: text }).execute();
        await queries.updateTable("outbox").set({ content: text }).execute();
      });
      const { lead } = await open(staff, id);
      expect(lead).toMatchObject({ sentence: null, slip: null, answers: null });
      expect(lead.messages[0]?.subject).toBeNull();
    },
  );

  test("that does not exist is 404", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    expect((await admin.ask("GET", "/desk/api/leads/nobody")).status).toBe(404);
    expect((await change(admin, "nobody", { version: 1, status: "client" })).status).toBe(404);
    const body = { text: "Hello", idempotencyKey: randomUUID() };
    const note = await admin.ask("POST", "/desk/api/leads/nobody/notes", body);
    expect(note.status).toBe(404);
    const erase = { email: "ada@practice.example" };
    expect((await admin.ask("POST", "/desk/api/leads/nobody/erase", erase)).status).toBe(404);
    expect(await audit(app)).toEqual([]);
  });

  test("gets a status and an owner, and its timeline shows who changed them", async () => {
    const { app, staff, id } = await startWithEstimate();
    const response = await change(staff, id, {
      version: 1,
      status: "contacted",
      ownerId: staff.id,
    });
    expect(response.status).toBe(200);
    const { lead } = deskApi.lead.answer.parse(await response.json());
    expect(lead).toMatchObject({ status: "contacted", owner: { email: staff.email }, version: 2 });
    const by = { id: staff.id, email: staff.email };
    expect(lead.timeline).toMatchObject([
      { kind: "status", by, from: "new", to: "contacted" },
      { kind: "owner", by, from: null, to: by },
      { kind: "message-sent", by: null, purpose: "results" },
      { kind: "arrived", by: null, leadKind: "estimate", page: "/" },
    ]);
    expect(await audit(app)).toEqual([{ action: "lead-changed", subject: id }]);

    const same = await change(staff, id, { version: 2, status: "contacted" });
    expect(deskApi.lead.answer.parse(await same.json()).lead.version).toBe(2);
    expect(await audit(app)).toHaveLength(1);
  });

  test.each([
    ["status", "owner"],
    ["owner", "status"],
  ])(
    "lists a change of status above one of owner, also when the id of %s sorts first",
    async (...kinds) => {
      const { app, staff, id } = await startWithEstimate();
      await change(staff, id, { version: 1, status: "contacted", ownerId: staff.id });
      await app.storage.run(async (queries) => {
        for (const [place, kind] of kinds.entries()) {
          const newId = String(place);
          await queries
            .updateTable("lead_events")
            .set("id", newId)
            .where("kind", "=", kind)
            .execute();
        }
      });
      const { timeline } = (await open(staff, id)).lead;
      expect(timeline.slice(0, 2)).toMatchObject([{ kind: "status" }, { kind: "owner" }]);
    },
  );

  test("refuses a status or owner that does not exist", async () => {
    const { staff, id } = await startWithEstimate();
    for (const [field, value] of [
      ["status", "lost"],
      ["ownerId", "nobody"],
      ["version", "1"],
    ] as const) {
      const response = await change(staff, id, { version: 1, [field]: value });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ field });
    }
    expect((await open(staff, id)).lead).toMatchObject({ status: "new", version: 1 });
  });

  test("accepts exactly one of several changes made at the same moment", async () => {
    const { app, staff, id } = await startWithEstimate();
    const wishes = leadStatuses.filter((status) => status !== "new");
    const answers = await Promise.all(
      wishes.map((status) => change(staff, id, { version: 1, status })),
    );
    const won = answers.flatMap((answer, place) => (answer.status === 200 ? [place] : []));
    expect(won).toHaveLength(1);
    const late = answers.filter(({ status }) => status === 409);
    expect(late).toHaveLength(wishes.length - 1);
    const now = (await open(staff, id)).lead;
    expect(now).toMatchObject({ status: wishes[won[0] ?? -1], version: 2 });
    for (const answer of late)
      expect(leadConflict.parse(await answer.json()).lead).toMatchObject({
        status: now.status,
        version: 2,
      });
    const changes = (await audit(app)).filter(({ action }) => action === "lead-changed");
    expect(changes).toHaveLength(1);
  });

  test("keeps private notes, the newest first, each with its author", async () => {
    const { staff, id } = await startWithEstimate();
    const path = `/desk/api/leads/${id}/notes`;
    const add = async (text: string, idempotencyKey: string = randomUUID()) =>
      (await staff.ask("POST", path, { text, idempotencyKey })).status;
    expect(await add("  ")).toBe(422);
    const key = randomUUID();
    const pressedTwice = await Promise.all([add("Called.", key), add("Called.", key)]);
    expect(pressedTwice).toEqual([201, 201]);
    expect(await add("<b>Two</b>\nlines")).toBe(201);
    const { notes } = (await open(staff, id)).lead;
    expect(notes.map(({ text }) => text).sort()).toEqual(["<b>Two</b>\nlines", "Called."]);
    expect(notes.every(({ author }) => author.id === staff.id)).toBe(true);
  });

  test("is erased with everything about it by an admin who types its address", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const id = await estimateOf(app, "secret.person@practice.example");
    const kept = await estimateOf(app, "other.person@practice.example");
    const body = { text: "secret.person called", idempotencyKey: randomUUID() };
    await admin.answer("addNote", { id, body });
    await change(admin, id, { version: 1, status: "client", ownerId: admin.id });
    await open(admin, id);
    const path = `/desk/api/leads/${id}/erase`;
    const again = await estimateOf(app, "Secret.Person@practice.example");
    const held = await admin.answer("heldAbout", { id });
    expect(held).toEqual({
      leads: 2,
      messages: 2,
      notes: 1,
      bookings: 0,
      subscriptions: 0,
      cpaOf: 0,
    });
    const wrong = await admin.ask("POST", path, { email: "someone@practice.example" });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ field: "email" });
    expect(await everything(app)).toContain("secret.person");
    const mailbox = join(app.environment.dataDir, "mailbox");
    mkdirSync(mailbox, { recursive: true });
    writeFileSync(join(mailbox, `2026-results-${id}.eml`), "");

    const erased = await admin.ask("POST", path, { email: " Secret.Person@practice.example " });
    expect(erased.status).toBe(200);
    expect((await everything(app)).toLowerCase()).not.toContain("secret.person");
    expect(await everything(app)).toContain("other.person");
    expect((await admin.ask("GET", `/desk/api/leads/${again}`)).status).toBe(404);
    expect(readdirSync(mailbox).filter((name) => name.includes(id))).toEqual([]);
    expect(await audit(app)).toContainEqual({ action: "lead-erased", subject: id });
    expect((await admin.ask("GET", `/desk/api/leads/${id}`)).status).toBe(404);
    expect((await admin.ask("GET", path)).status).toBe(404);
    expect((await open(admin, kept)).lead.email).toBe("other.person@practice.example");
  });

  test("of the newsletter is erased with its subscription, and the address is suppressed", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const email = "reader@practice.example";
    await app.post(subscribePath, { email });
    const { id } = await app.storage.run((queries) =>
      queries.selectFrom("leads").select("id").executeTakeFirstOrThrow(),
    );
    await delivered(app, id);
    await admin.ask("POST", `/desk/api/leads/${id}/erase`, { email });
    expect(await everything(app)).not.toContain(email);
    const suppressed = await app.storage.run((queries) =>
      queries.selectFrom("suppressions").select("reason").execute(),
    );
    expect(suppressed).toEqual([{ reason: "unsubscribed" }]);
  });

  test("gets a next step with a date, which only the same version may change", async () => {
    const { app, staff, id } = await startWithEstimate();
    const nextStep = { text: "Call Ada back", on: "2026-11-20" };
    const set = await change(staff, id, { version: 1, nextStep });
    const { lead } = deskApi.lead.answer.parse(await set.json());
    expect(lead).toMatchObject({ nextStep, version: 2 });
    expect(lead.timeline[0]).toMatchObject({ kind: "next-step", from: null, to: nextStep });
    const late = await change(staff, id, { version: 1, nextStep: null });
    expect(late.status).toBe(409);
    expect(leadConflict.parse(await late.json()).lead.nextStep).toEqual(nextStep);

    const status = await change(staff, id, { version: 2, status: "contacted" });
    expect(deskApi.lead.answer.parse(await status.json()).lead.nextStep).toEqual(nextStep);
    const done = await change(staff, id, { version: 3, nextStep: null });
    expect(deskApi.lead.answer.parse(await done.json()).lead.nextStep).toBeNull();
    const details = await app.storage.run((queries) =>
      queries
        .selectFrom("desk_audit")
        .select("details")
        .where("action", "=", "lead-changed")
        .execute(),
    );
    expect(JSON.stringify(details)).toContain(nextStep.on);
    expect(JSON.stringify(details), "the text may name the visitor").not.toContain("Ada");
  });

  test.each([
    { text: " ", on: "2026-11-20" },
    { text: "x".repeat(121), on: "2026-11-20" },
    { text: "Call", on: "2026-02-30" },
    { text: "Call", on: "2099-01-01" },
    { text: "Call" },
  ])("refuses the next step %j", async (nextStep) => {
    const { staff, id } = await startWithEstimate();
    const response = await change(staff, id, { version: 1, nextStep });
    expect(response.status).toBe(422);
    expect((await response.json()).error).toMatch(/^[A-Z].*\.$/);
    expect((await open(staff, id)).lead.version).toBe(1);
  });

  test("names the other leads of its address", async () => {
    const { app, staff, id } = await startWithEstimate();
    const other = await estimateOf(app, "Ada@practice.example");
    await estimateOf(app, "ben@practice.example");
    expect((await open(staff, id)).lead.sameAddress).toMatchObject([
      { id: other, kind: "estimate", status: "new" },
    ]);
  });

  test("lists the visitor's message first, then the CPA's, whatever their ids", async () => {
    const app = await start();
    const staff = await signInAs(app, "staff");
    const request = resultsRequest();
    Object.assign(request.calculation.contact, { cpaEmail: "cpa@firm.example" });
    const sent = await app.post(sendEmailPath, request);
    const { id } = (await sent.json()) as { id: string };
    await delivered(app, id);
    for (const [first, second] of [
      ["0", "1"],
      ["3", "2"],
    ] as const) {
      await app.storage.run(async (queries) => {
        const rename = (purpose: string, to: string) =>
          queries
            .updateTable("outbox")
            .set("id", to)
            .where("purpose", "=", purpose)
            .where("lead_id", "=", id)
            .execute();
        await rename("results", first);
        await rename("results-for-cpa", second);
      });
      const { messages } = (await open(staff, id)).lead;
      expect(messages.map(({ purpose }) => purpose)).toEqual(["results", "results-for-cpa"]);
    }
  });

  test("says which recipient's server refused a message", async () => {
    const { app, staff, id } = await startWithEstimate();
    await app.storage.run((queries) =>
      queries
        .updateTable("outbox")
        .set({ status: "failed", last_error: "550 No such user" })
        .set(({ fn, val }) => ({
          recipients: fn<string>("replace", ["recipients", val("delivered"), val("refused")]),
        }))
        .execute(),
    );
    const { timeline, email } = (await open(staff, id)).lead;
    expect(timeline[0]).toMatchObject({
      kind: "message-failed",
      refused: expect.arrayContaining([email]),
    });
  });

  test("keeps corrections in its history, and only their fields in the audit log", async () => {
    const { app, staff, id } = await startWithEstimate();
    const { lead } = await open(staff, id);
    const correction = {
      name: "Dr. Ada Lindqvist",
      phone: "",
      email: "lindqvist@practice.example",
    };
    expect((await change(staff, id, { version: 9, ...correction })).status).toBe(409);
    expect((await change(staff, id, { version: 1, email: "no" })).status).toBe(422);
    await staff.answer("changeLead", { id, body: { version: 1, ...correction } });
    const { lead: after } = await open(staff, id);
    expect(after).toMatchObject({ ...correction, phone: null, practiceName: lead.practiceName });
    const corrected = after.timeline.filter(({ kind }) => kind === "corrected");
    expect(corrected).toContainEqual(
      expect.objectContaining({ field: "email", from: lead.email, to: correction.email }),
    );
    const found = await staff.answer("leads", { query: { search: "lindqvist" } });
    expect(found.leads.map((one) => one.id)).toEqual([id]);
    const rows = await app.storage.run((queries) =>
      queries.selectFrom("desk_audit").select("details").execute(),
    );
    const log = JSON.stringify(rows);
    expect(log).toContain("name, email, phone");
    for (const value of [lead.email, correction.email, correction.name])
      expect(log).not.toContain(value);
  });

  test("of a reader keeps the address that the reader confirmed", async () => {
    const app = await start();
    const staff = await signInAs(app, "staff");
    await app.post(subscribePath, { email: "reader@practice.example", filledInMs: 4000 });
    const { leads } = await staff.answer("leads", { query: { kind: "newsletter" } });
    const body = { version: 1, email: "other@practice.example" };
    expect((await change(staff, leads[0]?.id ?? "", body)).status).toBe(422);
  });

  test("tells its new owner by mail, who asked for it and is another person", async () => {
    const { app, staff, id } = await startWithEstimate();
    const dana = await signInAs(app, "staff");
    const notices = () =>
      app.storage.run((queries) =>
        queries.selectFrom("outbox").selectAll().where("purpose", "=", "desk-assignment").execute(),
      );
    const give = async (ownerId: string, by = staff) => {
      const { lead } = await open(by, id);
      await by.answer("changeLead", { id, body: { version: lead.version, ownerId } });
    };
    await give(dana.id);
    expect(await notices()).toEqual([]);
    const profile = { name: "Dana Reyes", assignmentMail: true, digestMail: false };
    await dana.answer("changeProfile", { body: profile });
    expect(await dana.answer("profile")).toEqual(profile);
    await give(staff.id);
    await give(dana.id, dana);
    expect(await notices()).toEqual([]);
    await give(staff.id);
    await give(dana.id);
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    const { lead } = await open(staff, id);
    expect(lead.owner).toEqual({ id: dana.id, email: dana.email, name: "Dana Reyes" });
    // With the lead's id, so that it is erased with the lead.
    expect(notice?.lead_id).toBe(id);
    for (const part of [lead.name, lead.phone, `/desk/leads/${id}`])
      expect(notice?.content).toContain(part);
  });

  test("has notes that their author corrects, and the author or an admin removes", async () => {
    const { app, staff, id } = await startWithEstimate();
    const [dana, admin] = [await signInAs(app, "staff"), await signInAs(app, "admin")];
    const add = async (text: string) => {
      const body = { text, idempotencyKey: randomUUID() };
      return (await staff.answer("addNote", { id, body })).lead.notes[0]?.id;
    };
    const one = await add("Patient Xaver asked");
    const body = { text: "A patient asked" };
    expect((await dana.request("changeNote", { id: one, body })).status).toBe(403);
    expect((await admin.request("changeNote", { id: one, body })).status).toBe(403);
    const { lead } = await staff.answer("changeNote", { id: one, body });
    expect(lead.notes).toMatchObject([{ ...body, changedAt: expect.any(Number) }]);
    expect((await dana.request("removeNote", { id: one })).status).toBe(403);
    await staff.answer("removeNote", { id: one });
    const after = await admin.answer("removeNote", { id: await add("Xaver again") });
    expect(after.lead.notes).toEqual([]);
    expect(after.lead.timeline.filter(({ kind }) => kind === "note-removed")).toHaveLength(2);
    expect((await staff.request("removeNote", { id: one })).status).toBe(404);
    expect(await everything(app)).not.toContain("Xaver");
    const actions = (await audit(app)).map(({ action }) => action);
    expect(actions.filter((action) => /note-(changed|removed)/.test(action)).toSorted()).toEqual([
      ...["lead-note-changed", "lead-note-removed", "lead-note-removed"],
    ]);
  });
});

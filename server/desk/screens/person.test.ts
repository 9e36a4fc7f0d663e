import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deskApi } from "#contracts/desk/api.ts";
import { leadStatuses } from "#contracts/desk/people.ts";
import type { DeskRole } from "#contracts/desk/session.ts";
import { contactPath, sendEmailPath } from "#contracts/endpoints.ts";
import { appOnSqlite, type TestApp } from "../../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { allMailLeft } from "../../../tests/support/person-with-everything.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";
import { changeRows, everythingIn, rowsIn } from "../../../tests/support/rows.ts";

const monday = Date.parse("2026-11-16T19:00:00Z");

/** Sends an estimate through the site's endpoint and waits until it is delivered. */
async function estimateOf(app: TestApp, email?: string, contact = {}): Promise<string> {
  const request = resultsRequest(email, contact);
  const { id } = (await (await app.post(sendEmailPath, request)).json()) as { id: string };
  await allMailLeft(app);
  const lead = (await rowsIn(app.storage, "leads")).find((row) => row.id === id);
  return lead?.person_id ?? "";
}

const open = async (visitor: DeskVisitor, id: string) =>
  (await visitor.answer("person", { id })).person;

const change = (visitor: DeskVisitor, id: string, body: object) =>
  visitor.said("changePerson", { id, body });

const changed = async (visitor: DeskVisitor, id: string, body: object) =>
  (await visitor.answer("changePerson", { id, body })).person;

async function audit(app: TestApp) {
  const rows = await rowsIn(app.storage, "desk_audit");
  return rows.map(({ action, subject }) => ({ action, subject }));
}

appOnSqlite("a person at the desk", (start) => {
  const startWithEstimate = async () => {
    const app = await start({ options: { now: () => monday } });
    const signIn = (role: DeskRole) => signInAs(app, role, undefined, monday);
    return { app, signIn, staff: await signIn("staff"), id: await estimateOf(app) };
  };

  test("opens with the slip, the answers, the messages and where they came from", async () => {
    const { app, staff, id } = await startWithEstimate();
    const { person, owners } = await staff.answer("person", { id });
    const { calculation } = resultsRequest();
    const { name, phone } = calculation.contact;
    expect(person).toMatchObject({
      ...{ id, status: "new", version: 1, owner: null, name, phone, state: "Utah", notes: [] },
      estimate: { credit: 33_075 },
      leads: [{ kind: "estimate", sourcePage: "/", enteredAs: {}, putAway: null }],
    });
    const [lead] = person.leads;
    expect(lead?.slip?.total.value).toBe("$33,075");
    expect(lead?.answers).toContainEqual({ label: "State", value: "Utah" });
    expect(lead?.answers?.at(-1)?.activities).toEqual(calculation.specialties[0]?.activities);
    const [message] = person.messages;
    expect(message).toMatchObject({ purpose: "results", status: "sent", attempts: 1 });
    expect(message?.subject).toBeTruthy();
    expect(message?.recipients[0]).toMatchObject({ address: person.email, status: "delivered" });
    expect(owners).toEqual([{ id: staff.id, email: staff.email, name: null }]);
    expect(await audit(app)).toEqual([{ action: "person-viewed", subject: id }]);
  });

  test.each(["{not json", `{"credit":5}`, "null"])(
    "opens even if the stored estimate is %s",
    async (text) => {
      const { app, staff, id } = await startWithEstimate();
      await changeRows(app.storage, "leads", { result: text, inputs: text, entered: text });
      await changeRows(app.storage, "outbox", { content: text });
      const { estimate, leads, messages } = await open(staff, id);
      expect(estimate).toBeNull();
      expect(leads).toMatchObject([{ sentence: null, slip: null, answers: null }]);
      expect(messages[0]?.subject).toBeNull();
    },
  );

  test("that does not exist is 404", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const note = { text: "Hello", idempotencyKey: randomUUID() };
    for (const [name, body] of [
      ["person", undefined],
      ["changePerson", { version: 1, status: "client" }],
      ["addNote", note],
      ["heldAbout", undefined],
      ["erasePerson", { typed: "ada@practice.example" }],
      ["mergePeople", { otherId: "nobody" }],
      ["putAway", { as: "junk" }],
    ] as const)
      expect(await admin.status(name, { id: "nobody", body }), name).toBe(404);
    expect(await audit(app)).toEqual([]);
  });

  test("gets a status and an owner, and the history shows who changed them", async () => {
    const { app, staff, id } = await startWithEstimate();
    const wish = { status: "contacted", ownerId: staff.id };
    const person = await changed(staff, id, { version: 1, ...wish });
    const by = { id: staff.id, email: staff.email };
    expect(person).toMatchObject({ status: "contacted", owner: by, version: 2 });
    expect(person.timeline).toMatchObject([
      { kind: "status", by, from: "new", to: "contacted" },
      { kind: "owner", by, from: null, to: by },
      { kind: "message-sent", by: null, purpose: "results" },
      { kind: "arrived", by: null, leadKind: "estimate", page: "/" },
    ]);
    expect((await changed(staff, id, { version: 2, ...wish })).version).toBe(2);
    expect(await audit(app)).toEqual([{ action: "person-changed", subject: id }]);
  });

  test("is not changed to a status or owner that does not exist", async () => {
    const { staff, id } = await startWithEstimate();
    for (const [field, value] of [
      ["status", "lost"],
      ["ownerId", "nobody"],
      ["version", "1"],
    ] as const) {
      const refused = await change(staff, id, { version: 1, [field]: value });
      expect(refused).toMatchObject({ status: 422, field });
    }
    expect(await open(staff, id)).toMatchObject({ status: "new", version: 1 });
  });

  test("accepts exactly one of several changes made at the same moment", async () => {
    const { app, staff, id } = await startWithEstimate();
    const wishes = leadStatuses.filter((status) => status !== "new");
    const answers = await Promise.all(
      wishes.map((status) => change(staff, id, { version: 1, status })),
    );
    const won = answers.flatMap((answer, place) => (answer.status === 200 ? [place] : []));
    expect(won).toHaveLength(1);
    const now = { status: wishes[won[0] ?? -1], version: 2 };
    expect(await open(staff, id)).toMatchObject(now);
    const late = answers.filter(({ status }) => status === 409);
    expect(late).toHaveLength(wishes.length - 1);
    for (const answer of late)
      expect(deskApi.person.answer.parse(answer).person).toMatchObject(now);
    const changes = (await audit(app)).filter(({ action }) => action === "person-changed");
    expect(changes).toHaveLength(1);
  });

  test("has private notes, the newest first, each with its author", async () => {
    const { staff, id } = await startWithEstimate();
    const add = async (text: string, idempotencyKey: string = randomUUID()) =>
      await staff.status("addNote", { id, body: { text, idempotencyKey } });
    expect(await add("  ")).toBe(422);
    const key = randomUUID();
    const pressedTwice = await Promise.all([add("Called.", key), add("Called.", key)]);
    expect(pressedTwice).toEqual([201, 201]);
    expect(await add("<b>Two</b>\nlines")).toBe(201);
    const { notes } = await open(staff, id);
    expect(notes.map(({ text }) => text).sort()).toEqual(["<b>Two</b>\nlines", "Called."]);
    expect(notes.every(({ author }) => author.id === staff.id)).toBe(true);
  });

  test("is erased by an admin who types their address", async () => {
    const { signIn, id } = await startWithEstimate();
    const admin = await signIn("admin");
    const erase = (typed: string) => admin.said("erasePerson", { id, body: { typed } });
    expect(await erase("other@practice.example")).toMatchObject({ status: 422, field: "typed" });
    expect((await erase(" Ada@practice.example ")).status).toBe(200);
    for (const name of ["person", "heldAbout"] as const)
      expect(await admin.status(name, { id })).toBe(404);
  });

  test("gets a next step with a date, which only the same version may change", async () => {
    const { app, staff, id } = await startWithEstimate();
    const nextStep = { text: "Call Ada back", on: "2026-11-17" };
    const person = await changed(staff, id, { version: 1, nextStep });
    expect(person).toMatchObject({ nextStep, version: 2 });
    expect(person.timeline[0]).toMatchObject({ kind: "next-step", from: null, to: nextStep });
    const late = await change(staff, id, { version: 1, nextStep: null });
    expect(late.status).toBe(409);
    expect(deskApi.person.answer.parse(late).person.nextStep).toEqual(nextStep);
    const status = await changed(staff, id, { version: 2, status: "contacted" });
    expect(status.nextStep).toEqual(nextStep);
    expect((await changed(staff, id, { version: 3, nextStep: null })).nextStep).toBeNull();
    const log = JSON.stringify(await rowsIn(app.storage, "desk_audit"));
    expect(log).toContain(nextStep.on);
    expect(log, "the answer to a conflict shows the person").toContain("person-viewed");
    expect(log, "the text may name the visitor").not.toContain("Ada");
  });

  test.each([
    ["without words", { text: " ", on: "2026-11-17" }],
    ["of 121 characters", { text: "x".repeat(121), on: "2026-11-17" }],
    ["on no day", { text: "Call", on: "2026-02-30" }],
    ["too far away", { text: "Call", on: "2028-11-16" }],
    ["in the past", { text: "Call", on: "2026-11-15" }],
    ["without a day", { text: "Call" }],
  ])("is refused a next step %s", async (_, nextStep) => {
    const { staff, id } = await startWithEstimate();
    const refused = await change(staff, id, { version: 1, nextStep });
    expect(refused).toMatchObject({ status: 422, error: expect.stringMatching(/^[A-Z].*\.$/) });
    expect((await open(staff, id)).version).toBe(1);
  });

  test("has all that their address sent, and shows what was typed otherwise", async () => {
    const { app, staff, id } = await startWithEstimate();
    const { name } = await open(staff, id);
    const message = { email: "Ada@practice.example", message: "Hello", filledInMs: 4000 };
    await app.post(contactPath, { ...message, name: "Eve", phone: "(801) 555-0199" });
    await estimateOf(app, "ben@practice.example");
    const person = await open(staff, id);
    expect(person).toMatchObject({ name, version: 1, more: 1 });
    expect(person.leads).toMatchObject([
      { kind: "contact", enteredAs: { name: "Eve", phone: "(801) 555-0199" } },
      { kind: "estimate", enteredAs: {} },
    ]);
    expect(person.phone).not.toBe("(801) 555-0199");
  });

  test("has the visitor's message first, then the CPA's, whatever their ids", async () => {
    const app = await start();
    const staff = await signInAs(app, "staff");
    const id = await estimateOf(app, undefined, { cpaEmail: "cpa@firm.example" });
    for (const ids of [
      ["0", "1"],
      ["3", "2"],
    ]) {
      const rows = await rowsIn(app.storage, "outbox");
      for (const [place, purpose] of ["results", "results-for-cpa"].entries()) {
        const row = rows.find((one) => one.purpose === purpose);
        await changeRows(app.storage, "outbox", { id: ids[place] ?? "" }, row?.id);
      }
      const { messages } = await open(staff, id);
      expect(messages.map(({ purpose }) => purpose)).toEqual(["results", "results-for-cpa"]);
    }
  });

  test("has a history that says which recipient's server refused a message", async () => {
    const { app, staff, id } = await startWithEstimate();
    const [row] = await rowsIn(app.storage, "outbox");
    const recipients = row?.recipients.replaceAll("delivered", "refused") ?? "";
    const values = { status: "failed", last_error: "550 No such user", recipients } as const;
    await changeRows(app.storage, "outbox", values);
    const { timeline, email } = await open(staff, id);
    expect(timeline[0]).toMatchObject({
      kind: "message-failed",
      refused: expect.arrayContaining([email]),
    });
  });

  test("has corrections in the history, and only their fields in the audit log", async () => {
    const { app, staff, id } = await startWithEstimate();
    const before = await open(staff, id);
    const email = "lindqvist@practice.example";
    const correction = { name: "Dr. Ada Lindqvist", phone: "", email };
    expect((await change(staff, id, { version: 9, ...correction })).status).toBe(409);
    expect((await change(staff, id, { version: 1, email: "no" })).status).toBe(422);
    await estimateOf(app, "ben@practice.example");
    const taken = await change(staff, id, { version: 1, email: "Ben@practice.example" });
    expect(taken).toMatchObject({ field: "email" });
    const after = await changed(staff, id, { version: 1, ...correction });
    const { practiceName } = before;
    expect(after).toMatchObject({ ...correction, phone: null, practiceName, version: 2 });
    expect(after.timeline).toContainEqual(
      expect.objectContaining({ field: "email", from: before.email, to: correction.email }),
    );
    const found = await staff.answer("people", { query: { search: "lindqvist" } });
    expect(found.people.map((one) => one.id)).toEqual([id]);
    const log = JSON.stringify(await rowsIn(app.storage, "desk_audit"));
    expect(log).toContain("name, email, phone");
    for (const value of [before.email, correction.email, correction.name])
      expect(log).not.toContain(value);
  });

  test("who was merged into another is found by their own id and address", async () => {
    const { app, staff, id } = await startWithEstimate();
    const other = await estimateOf(app, "lind@home.example");
    await staff.answer("mergePeople", { id, body: { otherId: other } });
    expect(await open(staff, other)).toMatchObject({ id, more: 1, merged: [{ canUndo: true }] });
    expect(await estimateOf(app, "Lind@home.example")).toBe(id);
    expect(await staff.status("mergePeople", { id, body: { otherId: other } })).toBe(422);
  });

  test("is gone with the last thing they sent, which an admin deletes", async () => {
    const { app, signIn, staff, id } = await startWithEstimate();
    const admin = await signIn("admin");
    await estimateOf(app);
    const [newer, older] = (await open(staff, id)).leads;
    expect(await admin.answer("deleteLead", { id: newer?.id })).toEqual({ personId: id });
    const { leads, messages } = await open(staff, id);
    expect([leads.map((lead) => lead.id), messages.length]).toEqual([[older?.id], 1]);
    expect(await admin.answer("deleteLead", { id: older?.id })).toEqual({ personId: null });
    expect(await staff.status("person", { id })).toBe(404);
    expect(await everythingIn(app.storage)).not.toContain("ada@");
  });

  test("has news of changes and of colleagues who look at them", async () => {
    const { signIn, staff, id } = await startWithEstimate();
    const dana = await signIn("staff");
    const { version, viewers } = await open(dana, id);
    expect([version, viewers]).toEqual([1, []]);
    await changed(dana, id, { version, status: "client" });
    expect(await staff.answer("personNews", { id })).toMatchObject({
      ...{ version: 2, viewers: [{ colleague: { id: dana.id } }] },
    });
  });

  test("tells the new owner by mail, who asked for it and is another person", async () => {
    const { app, signIn, staff, id } = await startWithEstimate();
    const dana = await signIn("staff");
    const notices = async () =>
      (await rowsIn(app.storage, "outbox")).filter((row) => row.purpose === "desk-assignment");
    const give = async (ownerId: string, by = staff) => {
      const { version } = await open(by, id);
      return changed(by, id, { version, ownerId });
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
    const { owner, name, phone } = await give(dana.id);
    expect(owner).toEqual({ id: dana.id, email: dana.email, name: "Dana Reyes" });
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    // With the person's id, so that it is erased with the person.
    expect(notice?.person_id).toBe(id);
    for (const part of [name, phone, `/desk/leads/${id}`]) expect(notice?.content).toContain(part);
  });

  test("has notes that their author corrects, and the author or an admin removes", async () => {
    const { app, signIn, staff, id } = await startWithEstimate();
    const [dana, admin] = [await signIn("staff"), await signIn("admin")];
    const add = async (text: string) => {
      const body = { text, idempotencyKey: randomUUID() };
      return (await staff.answer("addNote", { id, body })).person.notes[0]?.id;
    };
    const one = await add("Patient Xaver asked");
    const body = { text: "A patient asked" };
    expect(await dana.status("changeNote", { id: one, body })).toBe(403);
    expect(await admin.status("changeNote", { id: one, body })).toBe(403);
    const { person } = await staff.answer("changeNote", { id: one, body });
    expect(person.notes).toMatchObject([{ ...body, changedAt: expect.any(Number) }]);
    expect(await dana.status("removeNote", { id: one })).toBe(403);
    await staff.answer("removeNote", { id: one });
    const after = await admin.answer("removeNote", { id: await add("Xaver again") });
    expect(after.person.notes).toEqual([]);
    expect(after.person.timeline.filter(({ kind }) => kind === "note-removed")).toHaveLength(2);
    expect(await staff.status("removeNote", { id: one })).toBe(404);
    expect(await everythingIn(app.storage)).not.toContain("xaver");
    const actions = (await audit(app)).map(({ action }) => action);
    expect(actions.filter((action) => /note-(changed|removed)/.test(action)).toSorted()).toEqual([
      ...["note-changed", "note-removed", "note-removed"],
    ]);
  });
});

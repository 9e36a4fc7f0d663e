import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { appOnSqlite, type TestApp } from "../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../tests/support/desk.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { erasePerson } from "../people/erase.ts";

const email = "ada@practice.example";

async function open(visitor: DeskVisitor, id: string): Promise<DeskPerson> {
  return (await visitor.answer("person", { id })).person;
}

async function sentResults(app: TestApp, staff: DeskVisitor): Promise<DeskPerson> {
  const sent = await app.post(sendEmailPath, resultsRequest(email));
  const { id } = (await sent.json()) as { id: string };
  await app.mails(1);
  await expect.poll(async () => (await open(staff, id)).messages[0]?.status).toBe("sent");
  return open(staff, id);
}

const again = (staff: DeskVisitor, id: string | undefined, body: object) =>
  staff.status("sendAgain", { id, body });

appOnSqlite("sending a message again", (start) => {
  const startWithResults = async () => {
    const app = await start();
    const staff = await signInAs(app, "staff");
    return { app, staff, person: await sentResults(app, staff) };
  };

  test("sends the same text to the chosen recipient only, with a new Message-ID", async () => {
    const { app, staff, person } = await startWithResults();
    const body = { idempotencyKey: randomUUID(), addresses: [email.toUpperCase()] };
    expect(await again(staff, person.messages[0]?.id, body)).toBe(200);
    const [first, second] = await app.mails(2);
    expect(second?.subject).toBe(first?.subject);
    expect(second?.text).toBe(first?.text);
    expect(second?.messageId).not.toBe(first?.messageId);
    await expect.poll(async () => (await open(staff, person.id)).messages[1]?.status).toBe("sent");
    const { messages, timeline } = await open(staff, person.id);
    expect(messages[1]?.recipients.map(({ address }) => address)).toEqual([email]);
    expect(messages[0]?.recipients.length).toBeGreaterThan(1);
    expect(timeline.some(({ by }) => by?.id === staff.id)).toBe(true);
  });

  test("goes to the corrected address of the person, and to no other", async () => {
    const { app, staff, person } = await startWithResults();
    const [message] = person.messages;
    const body = { idempotencyKey: randomUUID(), addresses: ["right@practice.example"] };
    expect(await again(staff, message?.id, body)).toBe(422);
    const correction = { version: person.version, email: "right@practice.example" };
    await staff.answer("changePerson", { id: person.id, body: correction });
    expect(await again(staff, message?.id, body)).toBe(200);
    const mails = await app.mails(2);
    const sent = mails.find(({ to }) => to?.[0]?.address === "right@practice.example");
    expect(sent?.text).toBe(mails.find((mail) => mail !== sent)?.text);
    const other = { idempotencyKey: randomUUID(), addresses: ["other@practice.example"] };
    expect(await again(staff, message?.id, other)).toBe(422);
    // Whose address it was by mistake can be erased without the person.
    const { dataDir } = app.environment;
    await erasePerson(app.storage, { email }, { dataDir, origin: "", now: Date.now() });
    const after = await open(staff, person.id);
    expect(after.email).toBe("right@practice.example");
    expect(JSON.stringify(after)).not.toContain(`"${email}"`);
  });

  test("happens once for one press of the button, however often it is received", async () => {
    const { app, staff, person } = await startWithResults();
    const body = { idempotencyKey: randomUUID(), addresses: [email] };
    const press = () => again(staff, person.messages[0]?.id, body);
    expect(await Promise.all([press(), press(), press()])).toEqual([200, 200, 200]);
    expect(await press()).toBe(200);
    expect((await open(staff, person.id)).messages).toHaveLength(2);
    const rows = await rowsIn(app.storage, "desk_audit");
    const audit = rows.filter(({ action }) => action === "message-sent-again");
    expect(audit).toHaveLength(1);
    expect(audit[0]?.details).not.toContain(email);
  });

  test("accepts only the message's own recipients", async () => {
    const { staff, person } = await startWithResults();
    for (const addresses of [[], ["eve@evil.example"], [email, "eve@evil.example"]]) {
      const body = { idempotencyKey: randomUUID(), addresses };
      const refused = await staff.said("sendAgain", { id: person.messages[0]?.id, body });
      expect(refused).toMatchObject({ status: 422, field: "addresses" });
    }
    expect((await open(staff, person.id)).messages).toHaveLength(1);
  });

  test("is refused for a message that still waits and for one without a person", async () => {
    const { app, staff, person } = await startWithResults();
    const id = person.messages[0]?.id ?? "";
    const body = { idempotencyKey: randomUUID(), addresses: [email] };
    const set = (values: object) => changeRows(app.storage, "outbox", values, id);
    await set({ status: "waiting", available_at: Date.now() + 60_000 });
    expect(await again(staff, id, body)).toBe(409);
    await set({ status: "sent", person_id: null });
    expect(await again(staff, id, body)).toBe(404);
    expect(await again(staff, "nothing", body)).toBe(404);
  });

  test("of a failed message keeps a later retry of all failed ones from sending it twice", async () => {
    const { app, staff, person } = await startWithResults();
    const id = person.messages[0]?.id;
    await changeRows(app.storage, "outbox", { status: "failed", last_error: "550 no" });
    const body = { idempotencyKey: randomUUID(), addresses: [email] };
    expect(await again(staff, id, body)).toBe(200);
    await app.mails(2);
    const failed = await staff.answer("mail", { query: { status: "failed" } });
    expect(failed.messages).toEqual([]);
    expect(await staff.answer("retryFailed")).toEqual({ retried: 0 });
  });
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { appOnSqlite, type TestApp } from "../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../tests/support/desk.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { changeRows } from "../../tests/support/rows.ts";
import { erasePerson } from "../leads/erase-person.ts";

const email = "ada@practice.example";

async function open(visitor: DeskVisitor, id: string): Promise<DeskLead> {
  return (await visitor.answer("lead", { id })).lead;
}

async function sentResults(app: TestApp, staff: DeskVisitor): Promise<DeskLead> {
  const sent = await app.post(sendEmailPath, resultsRequest(email));
  const { id } = (await sent.json()) as { id: string };
  await app.mails(1);
  await expect.poll(async () => (await open(staff, id)).messages[0]?.status).toBe("sent");
  return open(staff, id);
}

const again = (staff: DeskVisitor, id: string | undefined, body: object) =>
  staff.ask("POST", `/desk/api/messages/${id}/send-again`, body);

appOnSqlite("sending a message again", (start) => {
  const startWithResults = async () => {
    const app = await start();
    const staff = await signInAs(app, "staff");
    return { app, staff, lead: await sentResults(app, staff) };
  };

  test("sends the same text to the chosen recipient only, with a new Message-ID", async () => {
    const { app, staff, lead } = await startWithResults();
    const body = { idempotencyKey: randomUUID(), addresses: [email.toUpperCase()] };
    const response = await again(staff, lead.messages[0]?.id, body);
    expect(response.status).toBe(200);
    const [first, second] = await app.mails(2);
    expect(second?.subject).toBe(first?.subject);
    expect(second?.text).toBe(first?.text);
    expect(second?.messageId).not.toBe(first?.messageId);
    await expect.poll(async () => (await open(staff, lead.id)).messages[1]?.status).toBe("sent");
    const { messages, timeline } = await open(staff, lead.id);
    expect(messages[1]?.recipients.map(({ address }) => address)).toEqual([email]);
    expect(messages[0]?.recipients.length).toBeGreaterThan(1);
    expect(timeline.some(({ by }) => by?.id === staff.id)).toBe(true);
  });

  test("goes to the corrected address of the lead, and to no other", async () => {
    const { app, staff, lead } = await startWithResults();
    const [message] = lead.messages;
    const body = { idempotencyKey: randomUUID(), addresses: ["right@practice.example"] };
    expect((await again(staff, message?.id, body)).status).toBe(422);
    const correction = { version: lead.version, email: "right@practice.example" };
    await staff.answer("changeLead", { id: lead.id, body: correction });
    expect((await again(staff, message?.id, body)).status).toBe(200);
    const mails = await app.mails(2);
    const sent = mails.find(({ to }) => to?.[0]?.address === "right@practice.example");
    expect(sent?.text).toBe(mails.find((mail) => mail !== sent)?.text);
    const other = { idempotencyKey: randomUUID(), addresses: ["other@practice.example"] };
    expect((await again(staff, message?.id, other)).status).toBe(422);
    // The person whose address it was by mistake can be erased without the lead.
    await erasePerson(app.storage, app.environment.dataDir, email);
    const after = await open(staff, lead.id);
    expect(after.email).toBe("right@practice.example");
    expect(JSON.stringify(after)).not.toContain(`"${email}"`);
  });

  test("happens once for one press of the button, however often it is received", async () => {
    const { app, staff, lead } = await startWithResults();
    const body = { idempotencyKey: randomUUID(), addresses: [email] };
    const press = () => again(staff, lead.messages[0]?.id, body);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await press()).status).toBe(200);
    expect((await open(staff, lead.id)).messages).toHaveLength(2);
    const audit = await app.storage.run((queries) =>
      queries
        .selectFrom("desk_audit")
        .select("details")
        .where("action", "=", "message-sent-again")
        .execute(),
    );
    expect(audit).toHaveLength(1);
    expect(audit[0]?.details).not.toContain(email);
  });

  test("accepts only the message's own recipients", async () => {
    const { staff, lead } = await startWithResults();
    for (const addresses of [[], ["eve@evil.example"], [email, "eve@evil.example"]]) {
      const body = { idempotencyKey: randomUUID(), addresses };
      const response = await again(staff, lead.messages[0]?.id, body);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ field: "addresses" });
    }
    expect((await open(staff, lead.id)).messages).toHaveLength(1);
  });

  test("is refused for a message that still waits and for one without a lead", async () => {
    const { app, staff, lead } = await startWithResults();
    const id = lead.messages[0]?.id ?? "";
    const body = { idempotencyKey: randomUUID(), addresses: [email] };
    const set = (values: object) => changeRows(app.storage, "outbox", values, id);
    await set({ status: "waiting", available_at: Date.now() + 60_000 });
    expect((await again(staff, id, body)).status).toBe(409);
    await set({ status: "sent", lead_id: null });
    expect((await again(staff, id, body)).status).toBe(404);
    expect((await again(staff, "nothing", body)).status).toBe(404);
  });

  test("of a failed message keeps a later retry of all failed ones from sending it twice", async () => {
    const { app, staff, lead } = await startWithResults();
    const id = lead.messages[0]?.id;
    await changeRows(app.storage, "outbox", { status: "failed", last_error: "550 no" });
    const body = { idempotencyKey: randomUUID(), addresses: [email] };
    expect((await again(staff, id, body)).status).toBe(200);
    await app.mails(2);
    const failed = await staff.answer("mail", { query: { status: "failed" } });
    expect(failed.messages).toEqual([]);
    const retried = await staff.request("retryFailed");
    expect(await retried.json()).toEqual({ retried: 0 });
  });
});

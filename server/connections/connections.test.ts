import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { deskApiPath } from "#contracts/desk/api.ts";
import { contactPath, sendEmailPath, subscribePath } from "#contracts/endpoints.ts";
import { type AppSettings, appOnSqlite, startApp, type TestApp } from "../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../tests/support/desk.ts";
import { waiting } from "../../tests/support/patience.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import {
  listenAsReceiver,
  type ReceivedCall,
  type WebhookReceiver,
} from "../../tests/support/webhook-receiver.ts";
import { erasePerson } from "../people/erase.ts";
import { environmentConnectionId } from "./connections.ts";
import { largestBody, leadBody } from "./lead-webhooks.ts";

async function startReceiver(...how: Parameters<typeof listenAsReceiver>) {
  const receiver = await listenAsReceiver(...how);
  onTestFinished(receiver.close);
  return receiver;
}

const allowed = { WEBHOOK_ALLOW_PRIVATE: "on" };
const form = {
  ...{ name: "Ada", email: "ada@practice.example", topic: "Bonds", message: "Hello" },
  filledInMs: 9000,
};

/** Throws unless the signature is valid according to the standard's own library. */
const verified = (secret: string, { headers, body }: ReceivedCall) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };

const connect = (admin: DeskVisitor, url: string, name = "CRM") =>
  admin.answer("addConnection", { body: { name, url } });

const deliveriesOf = async (admin: DeskVisitor, id: string) =>
  (await admin.answer("deliveries", { id })).deliveries;

/** The first delivery, once it has this status. */
const settled = (admin: DeskVisitor, id: string, status: string) =>
  vi.waitFor(async () => {
    const [delivery] = await deliveriesOf(admin, id);
    if (delivery?.status !== status) throw new Error(`is ${delivery?.status}`);
    return delivery;
  }, waiting);

appOnSqlite("connections", (start) => {
  const startConnected = async (receiver: WebhookReceiver, settings: AppSettings = {}) => {
    const app = await start({ ...settings, env: { ...allowed, ...settings.env } });
    const admin = await signInAs(app, "admin");
    return { app, admin, ...(await connect(admin, receiver.url)) };
  };

  test("every lead goes to each of them, signed with its own secret", async () => {
    const receivers = [await startReceiver(), await startReceiver()];
    const [first, second] = receivers as [WebhookReceiver, WebhookReceiver];
    const { app, admin, secret } = await startConnected(first);
    const other = await connect(admin, second.url, "Another");
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(other.secret).not.toBe(secret);
    await app.post(sendEmailPath, resultsRequest());
    await app.post(contactPath, form);
    await app.post(subscribePath, { email: "ada@practice.example", filledInMs: 4000 });
    // A request for the newsletter is sent once it is confirmed.
    const mails = await app.mails(4);
    expect(await first.received(2)).toHaveLength(2);
    const confirmation = mails.find(({ text }) => text?.includes("/newsletter/confirm?token="));
    const [link = ""] = /\/newsletter\/confirm\?token=[\w-]+/.exec(confirmation?.text ?? "") ?? [];
    await app.post(link, {});

    const kinds = (await first.received(3)).map((call) => verified(secret, call).data.kind);
    expect(kinds.sort()).toEqual(["contact", "estimate", "newsletter"]);
    const calls = await second.received(3);
    for (const call of calls) expect(() => verified(secret, call)).toThrow();
    const estimate = calls
      .map((call) => verified(other.secret, call))
      .find(({ data }) => data.kind === "estimate");
    expect(estimate).toMatchObject({
      type: "lead.created",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        personId: expect.any(String),
        email: "ada@practice.example",
        practiceName: "Lind Orthodontics",
        result: { estimatedCredit: 33_075 },
      },
    });
    const contact = calls
      .map((call) => verified(other.secret, call))
      .find(({ data }) => data.kind === "contact");
    expect(contact?.data.topic).toBe(form.topic);
    expect(JSON.stringify(estimate)).not.toContain("idempotency");
    expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  });

  test("a call without a 2xx answer is retried with the same id, and redirects are not followed", async () => {
    const elsewhere = await startReceiver();
    const receiver = await startReceiver([500, 302, 307, 404, 204], elsewhere.url);
    const { app, admin, connection, secret } = await startConnected(receiver);
    await app.post(contactPath, form);
    const delivery = await settled(admin, connection.id, "sent");
    expect(delivery).toMatchObject({ attempts: 5, skipped: false, answer: "Answered 204" });
    expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"]))).toEqual(
      new Set([delivery.id]),
    );
    for (const call of receiver.calls) verified(secret, call);
    expect(elsewhere.calls).toEqual([]);
  });

  test("both secrets sign for a day after a rotation, then the new one alone", async () => {
    const receiver = await startReceiver();
    const { app, admin, connection, secret } = await startConnected(receiver);
    const { secret: next, connection: after } = await admin.answer("rotateSecret", {
      id: connection.id,
    });
    expect(next).not.toBe(secret);
    expect(after.bothSecretsUntil).toBeGreaterThan(Date.now());
    await app.post(contactPath, form);
    const [call] = (await receiver.received(1)) as [ReceivedCall];
    expect(verified(secret, call)).toEqual(verified(next, call));

    await changeRows(app.storage, "connections", { previous_secret_ends_at: 1 });
    await app.post(contactPath, { ...form, message: "Again" });
    const later = (await receiver.received(2))[1] as ReceivedCall;
    verified(next, later);
    expect(() => verified(secret, later)).toThrow();
  });

  test("410 switches a connection off and mails the firm; after resuming, the lead can be sent again", async () => {
    const receiver = await startReceiver([410, 200]);
    const { app, admin, connection } = await startConnected(receiver);
    await app.post(contactPath, form);
    const failed = await settled(admin, connection.id, "failed");
    expect(failed).toMatchObject({ attempts: 1, answer: expect.stringContaining("410") });
    const alert = (await app.mails(3)).find((mail) => mail.text?.includes("Connections"));
    expect(alert?.text).toContain("CRM");
    const { connections } = await admin.answer("connections");
    expect(connections).toMatchObject([{ status: "gone", deliveries: { waiting: 0, failed: 1 } }]);
    await app.post(contactPath, { ...form, message: "Nobody is told" });
    const replayPath = deskApiPath("replayDelivery", { id: failed.id });
    expect((await admin.ask("POST", replayPath)).status).toBe(409);
    await admin.request("changeConnection", { id: connection.id, body: { status: "on" } });
    expect((await admin.ask("POST", replayPath)).status).toBe(200);
    await settled(admin, connection.id, "sent");
    expect(receiver.calls).toHaveLength(2);
    expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  test("a paused connection gets nothing, and its waiting messages say so", async () => {
    const receiver = await startReceiver([500]);
    const { app, admin, connection } = await startConnected(receiver);
    await app.post(contactPath, form);
    await receiver.received(1);
    await admin.request("changeConnection", { id: connection.id, body: { status: "paused" } });
    const skipped = await settled(admin, connection.id, "sent");
    expect(skipped.skipped).toBe(true);
    expect(skipped.answer).toMatch(/paused/);
    await app.post(contactPath, { ...form, message: "While it is paused" });
    expect(await deliveriesOf(admin, connection.id)).toHaveLength(1);
  });

  test("erasing a person erases what waits for a connection and what was sent to it", async () => {
    const receiver = await startReceiver([200, 500]);
    const { app, admin, connection } = await startConnected(receiver);
    await app.post(contactPath, form);
    await settled(admin, connection.id, "sent");
    await app.post(contactPath, { ...form, message: "Again" });
    await receiver.received(2);
    const { dataDir, publicOrigin: origin } = app.environment;
    await erasePerson(app.storage, { email: form.email }, { dataDir, origin, now: Date.now() });
    expect(await deliveriesOf(admin, connection.id)).toEqual([]);
    expect(await storedWebhooks(app)).toBe(0);
  });

  test("removing a connection removes its waiting messages", async () => {
    const receiver = await startReceiver([500]);
    const { app, admin, connection } = await startConnected(receiver);
    await app.post(contactPath, form);
    await receiver.received(1);
    expect(await admin.status("removeConnection", { id: connection.id })).toBe(200);
    expect(await storedWebhooks(app)).toBe(0);
    expect(await admin.status("deliveries", { id: connection.id })).toBe(404);
  });

  test("a failed test call does not show the socket's error", async () => {
    const app = await startApp({ env: allowed });
    const admin = await signInAs(app, "admin");
    const { connection } = await connect(admin, "http://127.0.0.1:1/");
    const { status, error } = await admin.answer("testConnection", { id: connection.id });
    expect(status).toBeNull();
    expect(error).not.toMatch(/ECONN|127\.0\.0\.1/);
  });

  test("a test call is signed and concerns no lead; the audit log has each change, without secrets", async () => {
    const receiver = await startReceiver([200, 503]);
    const { app, admin, connection, secret } = await startConnected(receiver);
    const call = () => admin.request("testConnection", { id: connection.id });
    const [well, badly] = [await call(), await call()];
    expect(await well.clone().json()).toMatchObject({ status: 200, error: null });
    expect(await badly.json()).toMatchObject({ status: 503, error: null });
    expect(verified(secret, receiver.calls[0] as ReceivedCall).type).toBe("test");
    expect(await storedWebhooks(app)).toBe(0);
    const answers = [
      well,
      await admin.request("connections"),
      await admin.request("changeConnection", { id: connection.id, body: { status: "paused" } }),
      await admin.request("deliveries", { id: connection.id }),
      await admin.request("removeConnection", { id: connection.id }),
    ];
    for (const answer of answers) expect(await answer.text()).not.toContain(secret.slice(6));
    const audit = await rowsIn(app.storage, "desk_audit");
    expect(audit.map(({ action }) => action)).toEqual([
      "connection-added",
      "connection-tested",
      "connection-tested",
      "connection-changed",
      "connection-removed",
    ]);
    expect(JSON.stringify(audit)).not.toContain(secret.slice(6));
  });
});

const storedWebhooks = async (app: TestApp) =>
  (await rowsIn(app.storage, "outbox")).filter(({ channel }) => channel === "webhook").length;

test("private addresses are refused when saved, and when the host name resolves to one later", async () => {
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  let address = "93.184.215.14";
  const app = await startApp({ options: { resolveHost: async () => [address] } });
  const admin = await signInAs(app, "admin");
  for (const url of [receiver.url, "https://127.0.0.1/", "https://169.254.169.254/", "x"]) {
    const refused = await admin.said("addConnection", { body: { name: "CRM", url } });
    expect(refused).toMatchObject({ status: 422, field: "url" });
  }
  const { connection } = await connect(admin, `https://rebinding.example:${port}/`);
  address = "127.0.0.1";
  await app.post(contactPath, form);
  await expect
    .poll(() => deliveriesOf(admin, connection.id))
    .toMatchObject([{ status: "waiting", answer: expect.stringContaining("private network") }]);
  expect(await admin.answer("testConnection", { id: connection.id })).toMatchObject({
    status: null,
    error: expect.stringContaining("private network"),
  });
  expect(receiver.calls).toEqual([]);
});

test("LEAD_WEBHOOK_URL is a connection that the desk cannot change", async () => {
  const receiver = await startReceiver();
  const secret = "a secret of the firm";
  const env = { ...allowed, LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: secret };
  const app = await startApp({ env });
  await app.post(sendEmailPath, resultsRequest());
  const [call] = (await receiver.received(1)) as [ReceivedCall];
  const raw = new Webhook(secret, { format: "raw" });
  expect(raw.verify(call.body, call.headers as Record<string, string>)).toMatchObject({
    type: "lead.created",
    data: { kind: "estimate", practiceName: "Lind Orthodontics" },
  });
  const admin = await signInAs(app, "admin");
  const { connections } = await admin.answer("connections");
  expect(connections).toMatchObject([{ setOnServer: true, status: "on", url: receiver.url }]);
  const path = deskApiPath("changeConnection", { id: connections[0]?.id ?? "" });
  expect((await admin.ask("DELETE", path)).status).toBe(409);
  expect((await admin.ask("PATCH", path, { status: "paused" })).status).toBe(409);
});

test("LEAD_WEBHOOK_URL that answered 410 stays off after a restart, until it is resumed or changed", async () => {
  const receiver = await startReceiver([410]);
  const dataDir = temporaryFolder();
  const secret = { ...allowed, DATA_DIR: dataDir, LEAD_WEBHOOK_SECRET: "a secret of the firm" };
  const startWith = (url: string) => startApp({ env: { ...secret, LEAD_WEBHOOK_URL: url } });
  const statusIn = async ({ storage }: TestApp) =>
    (await rowsIn(storage, "connections")).map(({ status }) => status);

  const first = await startWith(receiver.url);
  await first.post(sendEmailPath, resultsRequest());
  await vi.waitFor(async () => expect(await statusIn(first)).toEqual(["gone"]), waiting);
  await first.close();

  const second = await startWith(receiver.url);
  expect(await statusIn(second)).toEqual(["gone"]);
  const admin = await signInAs(second, "admin");
  const id = environmentConnectionId;
  await admin.answer("changeConnection", { id, body: { status: "on" } });
  expect(await statusIn(second)).toEqual(["on"]);
  await changeRows(second.storage, "connections", { status: "gone" });
  await second.close();

  const without = await startApp({ env: { DATA_DIR: dataDir } });
  expect(await statusIn(without)).toEqual(["gone"]);
  await without.close();
  expect(await statusIn(await startWith(`${receiver.url}/other`))).toEqual(["on"]);
});

test("a body stays under 20 KB and names the fields that were cut", () => {
  const lead = {
    id: "x",
    personId: "y",
    email: "ada@practice.example",
    createdAt: 1,
    idempotencyHash: null,
    message: "漢".repeat(5000),
    inputs: { specialties: ["y".repeat(6000)] },
    result: { estimatedCredit: 33_075 },
  };
  const parse = (about: object) => {
    const body = leadBody({ ...lead, ...about });
    expect(Buffer.byteLength(body)).toBeLessThan(largestBody);
    return JSON.parse(body).data;
  };
  expect(parse({ inputs: undefined })).not.toHaveProperty("cut");
  const withoutInputs = parse({});
  expect(withoutInputs).toMatchObject({ cut: ["inputs"], result: lead.result });
  expect(withoutInputs.message).toBe(lead.message);
  const shortest = parse({ message: "漢".repeat(9000) });
  expect(shortest.cut).toEqual(["inputs", "result", "message"]);
  expect(shortest.message).toMatch(/^漢+$/);
});

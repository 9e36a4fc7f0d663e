import { expect, onTestFinished, test, vi } from "vitest";
import { firm } from "#content/firm.ts";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { quickTiming, startApp, type TestApp } from "../../tests/support/app.ts";
import { patience } from "../../tests/support/patience.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { type SmtpBehaviour, type SmtpSink, startSmtp } from "../../tests/support/smtp.ts";
import { silentLog } from "../log.ts";
import type { Recipient } from "../outbox/recipients.ts";
import type { OutboxTiming } from "../outbox/timing.ts";

const visitor = "ada@practice.example";
const partner = "one@partner.example";

async function siteWith(
  behaviour: SmtpBehaviour,
  timing: Partial<OutboxTiming> = {},
): Promise<{ app: TestApp; smtp: SmtpSink }> {
  const smtp = await startSmtp({ behaviour });
  onTestFinished(() => smtp.stop());
  const env = { SMTP_URL: smtp.url, MAIL_BCC: partner };
  const options = { outboxTiming: { ...quickTiming, ...timing } };
  return { smtp, app: await startApp({ env, options }) };
}

/**
 * Only for tests in which the mail server hangs. On a busy machine this limit could also end good
 * deliveries, which are then repeated.
 */
const givesUpSoon = { deliveryMs: 1000, leaseMs: 60_000 };

async function send(app: TestApp): Promise<void> {
  expect((await app.post(sendEmailPath, resultsRequest(visitor))).status).toBe(200);
}

const eventually = (check: () => unknown) =>
  vi.waitFor(check, { timeout: 60_000 * patience, interval: 10 });
const results = async (app: TestApp) => {
  const row = (await rowsIn(app.storage, "outbox")).find(({ purpose }) => purpose === "results");
  if (!row) throw new Error("There are no results in the outbox");
  return row;
};

test("refused connections: the lead is acknowledged, and its mail is sent when the server is back", async () => {
  const gone = await startSmtp();
  const port = Number(new URL(gone.url).port);
  await gone.stop();
  const app = await startApp({ env: { SMTP_URL: gone.url, MAIL_BCC: partner } });
  await send(app);
  await eventually(async () => expect((await results(app)).attempts).toBeGreaterThan(2));
  const back = await startSmtp({ port });
  onTestFinished(() => back.stop());
  await eventually(() => expect(back.receivedBy(visitor)).toHaveLength(1));
});

test.each([
  { what: "5xx: the message fails", refused: visitor, status: "failed", ready: "degraded" },
  { what: "partly refused: the visitor has it", refused: partner, status: "sent", ready: "ready" },
])("$what, the firm is told, nothing is tried again", async ({ refused, status, ready }) => {
  const { app, smtp } = await siteWith({
    recipient: (address) =>
      address === refused ? { code: 550, text: `${refused}: no such user` } : undefined,
  });
  await send(app);
  await eventually(async () => expect((await results(app)).status).toBe(status));
  const { attempts, recipients } = await results(app);
  expect(attempts).toBe(1);
  const outcomes = (JSON.parse(recipients) as Recipient[]).map((one) => [one.address, one.status]);
  expect(outcomes).toContainEqual([refused, "refused"]);
  expect(outcomes).toContainEqual([visitor, status === "sent" ? "delivered" : "refused"]);
  expect(smtp.receivedBy(visitor)).toHaveLength(status === "sent" ? 1 : 0);
  await eventually(async () => {
    const alert = (await smtp.parsed()).find(({ subject }) => /could not be/.test(subject ?? ""));
    expect(alert?.to?.[0]?.address).toBe(firm.email);
    expect(alert?.text).toContain("no such user");
  });
  const answer = await app.get("/readyz");
  expect([answer.status, await answer.json()]).toEqual([200, { status: ready }]);
});

test("the alert itself refused: no alert about the alert", async () => {
  const { app } = await siteWith({ recipient: () => ({ code: 550, text: "nobody here" }) });
  await send(app);
  await eventually(async () => {
    const rows = await rowsIn(app.storage, "outbox");
    expect(rows.map(({ purpose, status }) => `${purpose} ${status}`).sort()).toEqual([
      "delivery-alert failed",
      "results failed",
    ]);
  });
});

test.each<[string, SmtpBehaviour]>([
  ["4xx", { recipient: () => ({ code: 451, text: "try again later" }) }],
  ["hanging after the message", { data: () => "hang" }],
  ["hanging before the greeting", { connection: () => "hang" }],
])("%s: the delivery is retried", async (_, behaviour) => {
  const { app, smtp } = await siteWith(behaviour, givesUpSoon);
  await send(app);
  await eventually(async () => expect((await results(app)).last_error).not.toBeNull());
  smtp.behave({});
  await eventually(() => expect(smtp.receivedBy(visitor).length).toBeGreaterThan(0));
});

test("a wrong login: an alarm in the log, and no message lost", async () => {
  const smtp = await startSmtp({
    user: "site",
    behaviour: { login: () => ({ code: 535, text: "authentication failed" }) },
  });
  onTestFinished(() => smtp.stop());
  const alarms: string[] = [];
  const log = { ...silentLog, error: (event: string) => void alarms.push(event) };
  const app = await startApp({ env: { SMTP_URL: smtp.url }, options: { log } });
  await send(app);
  await eventually(() => expect(alarms).toContain("delivery-alarm"));
  smtp.behave({});
  await eventually(() => expect(smtp.receivedBy(visitor)).toHaveLength(1));
});

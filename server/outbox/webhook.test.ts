import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { startApp } from "../../tests/support/app.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { webhookSignature } from "./webhook.ts";

const secret = "a secret of the firm";

type Call = { headers: IncomingHttpHeaders; body: string };

/** A CRM that answers with the given statuses, one after the other, the last one for ever. */
async function startCrm(statuses: number[]): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 200;
    response.writeHead(status, { location: "http://127.0.0.1:1/" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, calls };
}

test("a lead reaches the CRM as signed JSON", async () => {
  const crm = await startCrm([200]);
  const app = await startApp({
    env: { LEAD_WEBHOOK_URL: crm.url, LEAD_WEBHOOK_SECRET: secret },
  });
  await app.post(sendEmailPath, resultsRequest());
  await vi.waitFor(() => expect(crm.calls).toHaveLength(1), { timeout: 10_000 });

  const { headers, body } = crm.calls[0] as Call;
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
    headers["lead-signature"] as string,
  ) as string[];
  expect(signature).toBe(createHmac("sha256", secret).update(`${time}.${body}`).digest("hex"));
  expect(JSON.parse(body)).toMatchObject({
    kind: "estimate",
    email: "ada@practice.example",
    practiceName: "Lind Orthodontics",
    result: { estimatedCredit: 33_075 },
    inputs: { state: "Utah" },
  });
  expect(body).not.toContain("idempotency");
});

test("a CRM that is down or sends us elsewhere is tried again, with the same key", async () => {
  const crm = await startCrm([500, 302, 404, 200]);
  const app = await startApp({
    env: { LEAD_WEBHOOK_URL: crm.url, LEAD_WEBHOOK_SECRET: secret },
  });
  await app.post(sendEmailPath, resultsRequest());
  await vi.waitFor(() => expect(crm.calls).toHaveLength(4), { timeout: 10_000 });
  expect(new Set(crm.calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  await app.mails(1);
});

test("a signature depends on the secret, the time and every character of the body", () => {
  const signatures = [
    webhookSignature("one", "{}", 1),
    webhookSignature("two", "{}", 1),
    webhookSignature("one", "{ }", 1),
    webhookSignature("one", "{}", 2),
  ];
  expect(new Set(signatures).size).toBe(4);
});

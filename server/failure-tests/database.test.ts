import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { sendEmailPath } from "#contracts/endpoints.ts";
import { quickTiming, startApp } from "../../tests/support/app.ts";
import { patience } from "../../tests/support/patience.ts";
import { type PostgresCluster, startPostgres } from "../../tests/support/postgres.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { startSmtp } from "../../tests/support/smtp.ts";
import { postgresIsSkipped } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { sqliteFile } from "../storage/storage.ts";

const token = "a-token-for-prometheus";
const eventually = (check: () => unknown) =>
  vi.waitFor(check, { timeout: 120_000 * patience, interval: 50 });

test("SQLite locked by another process: 503 for leads, and other requests are answered meanwhile", async () => {
  const app = await startApp();
  const other = new DatabaseSync(sqliteFile(app.environment.dataDir));
  onTestFinished(() => other.close());
  other.exec("BEGIN EXCLUSIVE");
  const answers: string[] = [];
  const send = async (visitor: string) => {
    const { status } = await app.post(sendEmailPath, resultsRequest(visitor));
    answers.push(`lead ${status}`);
  };
  const leads = Promise.all(["a@x.example", "b@x.example", "c@x.example"].map(send));
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  answers.push(`health ${(await app.get("/healthz")).status}`);
  await leads;
  expect(answers).toEqual(["health 200", "lead 503", "lead 503", "lead 503"]);
  expect((await app.get("/readyz")).status).toBe(503);

  other.exec("ROLLBACK");
  await send("a@x.example");
  expect(answers.at(-1)).toBe("lead 200");
});

describe.skipIf(postgresIsSkipped())("PostgreSQL", { timeout: 300_000 * patience }, () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres({ fsync: false });
  });
  afterAll(() => cluster.remove());

  test("stopped and started: 503 meanwhile, no acknowledged lead lost, then it recovers by itself", async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.stop());
    const env = {
      DATABASE_URL: await cluster.createDatabase(),
      SMTP_URL: smtp.url,
      METRICS_TOKEN: token,
    };
    // The connection may have broken after a message was claimed, so its lease must end first.
    const timing = { ...quickTiming, leaseMs: 2000, deliveryMs: 1000 };
    const app = await startApp({ env, options: { outboxTiming: timing } });
    expect((await app.post(sendEmailPath, resultsRequest("before@x.example"))).status).toBe(200);

    await cluster.stop();
    const during = await app.post(sendEmailPath, resultsRequest("during@x.example"));
    expect(during.status).toBe(503);
    expect(during.headers.get("retry-after")).toBe("60");
    expect((await app.get("/readyz")).status).toBe(503);
    expect((await app.get("/healthz")).status).toBe(200);
    const seen = await (await app.get("/metrics", token)).text();
    expect(seen).toMatch(/^ledgerwell_http_requests_total.*status="503"/m);
    expect(seen).not.toMatch(/^ledgerwell_outbox/m);

    await cluster.start();
    await eventually(async () => expect((await app.get("/readyz")).status).toBe(200));
    const again = await (await app.get("/metrics", token)).text();
    expect(again).toMatch(/^ledgerwell_outbox_oldest_waiting_seconds \d/m);
    expect((await app.post(sendEmailPath, resultsRequest("after@x.example"))).status).toBe(200);
    const reached = () => smtp.received.flatMap(({ to }) => to);
    await eventually(() => {
      expect(reached()).toContain("before@x.example");
      expect(reached()).toContain("after@x.example");
    });
    expect(reached()).not.toContain("during@x.example");
  });

  test("shared by two servers: every message is sent once, and a retry at the other is one lead", async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.stop());
    const env = {
      DATABASE_URL: await cluster.createDatabase(),
      SMTP_URL: smtp.url,
      RATE_LIMIT: "off",
    };
    const servers = await Promise.all([startApp({ env }), startApp({ env })]);
    const visitors = Array.from({ length: 60 }, (_, n) => `visitor-${n}@practice.example`);
    for (const visitor of visitors) {
      const request = resultsRequest(visitor);
      const answers = await Promise.all(servers.map((app) => app.post(sendEmailPath, request)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    const [{ storage }] = servers;
    await eventually(async () => {
      const statuses = (await rowsIn(storage, "outbox")).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set(["sent"]));
    });
    const times = visitors.map((visitor) => smtp.receivedBy(visitor).length);
    expect(new Set(times)).toEqual(new Set([1]));
  });

  test("unavailable at the start: one clear line", async () => {
    const dataDir = temporaryFolder();
    const env = { DATA_DIR: dataDir, DATABASE_URL: "postgres://site@127.0.0.1:1/site" };
    await expect(startApp({ env })).rejects.toThrow(
      /^The database of DATABASE_URL cannot be opened: [^\n]+$/,
    );
  });
});

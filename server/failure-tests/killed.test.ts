import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startPostgres } from "../../tests/support/postgres.ts";
import { resultsRequest, sendResults } from "../../tests/support/requests.ts";
import { startSmtp } from "../../tests/support/smtp.ts";
import {
  bundleServer,
  type ServerProgram,
  type SpawnedServer,
} from "../../tests/support/spawned-server.ts";
import { postgresIsSkipped } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import { openStorage } from "../storage/storage.ts";

const sends = 200;
const atOnce = 10;
const timing = JSON.stringify({ leaseMs: 3000, deliveryMs: 1500, pollMs: 200 });

describe("a process killed at random points of a burst of 200 sends", { timeout: 300_000 }, () => {
  let program: ServerProgram;
  beforeAll(async () => {
    program = await bundleServer();
  }, 60_000);
  afterAll(() => program.remove());

  test("loses nothing on SQLite", () => burst({}));

  test.skipIf(postgresIsSkipped())("loses nothing on PostgreSQL", async () => {
    const cluster = await startPostgres({ fsync: true });
    try {
      await burst({ DATABASE_URL: await cluster.createDatabase() });
    } finally {
      await cluster.remove();
    }
  });

  async function burst(database: Record<string, string>): Promise<void> {
    const dataDir = mkdtempSync(join(tmpdir(), "killed-"));
    const smtp = await startSmtp();
    const env = { ...database, DATA_DIR: dataDir, SMTP_URL: smtp.url, TEST_OUTBOX_TIMING: timing };
    let server: SpawnedServer = await program.start(env);

    const acknowledged = new Map<string, string>();
    const killAt = new Set([20, 70, 120, 170].map((count) => count + randomInt(30)));
    let restarting = Promise.resolve();

    async function sendUntilAcknowledged(visitor: string): Promise<void> {
      const request = resultsRequest(visitor, randomUUID());
      for (;;) {
        await restarting;
        const response = await sendResults(server.origin, request).catch(() => undefined);
        if (response === undefined) continue;
        expect(response.status).toBe(200);
        const { id } = (await response.json()) as { id: string };
        acknowledged.set(visitor, id);
        if (killAt.delete(acknowledged.size)) {
          restarting = server.kill().then(async () => {
            server = await program.start(env);
          });
        }
        return;
      }
    }

    const visitors = Array.from({ length: sends }, (_, n) => `visitor-${n}@practice.example`);
    const queue = [...visitors];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) await sendUntilAcknowledged(next);
      }),
    );
    await restarting;
    expect(killAt.size).toBe(0);
    expect(acknowledged.size).toBe(sends);

    /** Every arrival of a visitor's message; blind copies do not count. */
    const received = () =>
      smtp.received.flatMap(({ to }) => to.filter((address) => address.startsWith("visitor-")));
    await vi.waitFor(() => expect(new Set(received()).size).toBe(sends), {
      timeout: 120_000,
      interval: 200,
    });
    expect(await server.stop()).toBe(0);

    const storage = await openStorage({ databaseUrl: database.DATABASE_URL, dataDir }, silentLog);
    const leads = await storage.run((queries) => queries.selectFrom("leads").selectAll().execute());
    await storage.close();
    const stored = new Map(leads.map((lead) => [lead.email, lead.id]));
    expect(stored).toEqual(acknowledged);
    expect(leads).toHaveLength(sends);

    const arrivals = visitors.map((v) => received().filter((address) => address === v).length);
    expect(Math.min(...arrivals)).toBe(1);
    const duplicates = arrivals.reduce((sum, count) => sum + count - 1, 0);
    expect(duplicates).toBeLessThanOrEqual(sends / 100);

    await smtp.stop();
    rmSync(dataDir, { recursive: true });
  }
});

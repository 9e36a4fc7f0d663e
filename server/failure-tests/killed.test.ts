import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { patience } from "../../tests/support/patience.ts";
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
const killsAfter = [20, 70, 120, 170];
/** The number of e-mails a server may be sending when it is killed. */
const mostInHand = 5;
const limits = { timeout: 900_000 * patience };

describe("a process killed at random points of a burst of 200 sends", limits, () => {
  let program: ServerProgram;
  beforeAll(async () => {
    program = await bundleServer();
  });
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
    // On a slow machine a delivery must not time out, because it would then be repeated.
    const timing = JSON.stringify({ deliveryMs: limits.timeout, leaseMs: 2 * limits.timeout });
    const env = { ...database, DATA_DIR: dataDir, SMTP_URL: smtp.url, TEST_OUTBOX_TIMING: timing };
    const open = () => openStorage({ databaseUrl: database.DATABASE_URL, dataDir }, silentLog);
    let server: SpawnedServer = await program.start(env);

    const acknowledged = new Map<string, string>();
    const killAt = new Set(killsAfter.map((count) => count + randomInt(30)));
    let restarting = Promise.resolve();

    async function restart(): Promise<void> {
      await server.kill();
      await endLeases();
      server = await program.start(env);
    }

    /** Makes all leases expire. Called between two servers, when none is in use. */
    async function endLeases(): Promise<void> {
      const storage = await open();
      await storage.run((queries) =>
        queries
          .updateTable("outbox")
          .set({ available_at: 0 })
          .where("lease_token", "is not", null)
          .execute(),
      );
      await storage.close();
    }

    async function sendUntilAcknowledged(visitor: string): Promise<void> {
      const request = resultsRequest(visitor, randomUUID());
      for (;;) {
        await restarting;
        const response = await sendResults(server.origin, request).catch(() => undefined);
        if (response === undefined) continue;
        expect(response.status).toBe(200);
        const { id } = (await response.json()) as { id: string };
        acknowledged.set(visitor, id);
        if (killAt.delete(acknowledged.size)) restarting = restart();
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

    const isVisitor = (address: string) => address.startsWith("visitor-");
    await vi.waitFor(
      () => {
        const reached = new Set(smtp.received.flatMap(({ to }) => to.filter(isVisitor)));
        expect(reached.size).toBe(sends);
      },
      { timeout: limits.timeout, interval: 200 },
    );
    expect(await server.stop()).toBe(0);

    const storage = await open();
    const leads = await storage.run((queries) => queries.selectFrom("leads").selectAll().execute());
    await storage.close();
    expect(new Map(leads.map((lead) => [lead.email, lead.id]))).toEqual(acknowledged);
    expect(leads).toHaveLength(sends);

    // Each visitor has one message. Some have it twice, but with the same Message-ID.
    const ids = (await smtp.parsed()).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(sends);
    expect(ids.length - sends).toBeLessThanOrEqual(killsAfter.length * mostInHand);

    await smtp.stop();
    rmSync(dataDir, { recursive: true });
  }
});

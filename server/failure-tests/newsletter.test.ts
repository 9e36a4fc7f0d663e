import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  addReaders,
  beginIssue,
  readIssueRow,
  sampleArticles,
  writeDraft,
} from "../../tests/support/newsletter.ts";
import { patience } from "../../tests/support/patience.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { resultsRequest, sendResults } from "../../tests/support/requests.ts";
import { startSmtp } from "../../tests/support/smtp.ts";
import { bundleServer, type ServerProgram } from "../../tests/support/spawned-server.ts";
import { postgresIsSkipped } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import { scheduleIssue } from "../newsletter/send-issue.ts";
import { openStorage, type Storage } from "../storage/storage.ts";

/** `NEWSLETTER_TEST_READERS=10000` takes some minutes. */
const readers = Number(process.env.NEWSLETTER_TEST_READERS ?? 2000);
/** Kills, at these shares of the readers. */
const killsAfter = [1 / 3, 2 / 3];
/** The number of e-mails a server may be sending when it is killed. */
const mostInHand = 5;
/** Newsletters that may arrive between a visitor's request and the mail that answers it. */
const mostBefore = 40;
const limits = { timeout: 1_800_000 * patience };

describe("an issue of the newsletter", limits, () => {
  let program: ServerProgram;
  beforeAll(async () => {
    program = await bundleServer();
  });
  afterAll(() => program.remove());

  const onPostgres = async (run: (database: Record<string, string>) => Promise<void>) => {
    const cluster = await startPostgres({ fsync: true });
    try {
      await run({ DATABASE_URL: await cluster.createDatabase() });
    } finally {
      await cluster.remove();
    }
  };

  test("reaches every reader after kills, and no lead waits for it, on SQLite", () => killed({}));
  test("starts once at its time after a restart, on SQLite", () => scheduled({}));
  test.skipIf(postgresIsSkipped())(
    "reaches every reader after kills, and no lead waits for it, on PostgreSQL",
    () => onPostgres(killed),
  );
  test.skipIf(postgresIsSkipped())("starts once at its time after a restart, on PostgreSQL", () =>
    onPostgres(scheduled),
  );

  async function prepare(database: Record<string, string>) {
    const dataDir = mkdtempSync(join(tmpdir(), "newsletter-"));
    const smtp = await startSmtp();
    // On a slow machine a delivery must not time out, because it would then be repeated.
    const timing = JSON.stringify({ deliveryMs: limits.timeout, leaseMs: 2 * limits.timeout });
    const env = {
      ...{ ...database, DATA_DIR: dataDir, SMTP_URL: smtp.url, TEST_OUTBOX_TIMING: timing },
      ...{ NEWSLETTER_PER_SECOND: "1000", REQUEST_LOG: "off" },
    };
    const storage = await openStorage({ databaseUrl: database.DATABASE_URL, dataDir }, silentLog);
    const until = (id: string, facts: object) =>
      vi.waitFor(async () => expect(await readIssueRow(storage, id)).toMatchObject(facts), {
        ...{ timeout: limits.timeout, interval: 200 },
      });
    const remove = async () => {
      await storage.close();
      await smtp.stop();
      rmSync(dataDir, { recursive: true });
    };
    return { env, smtp, storage, until, remove };
  }

  async function killed(database: Record<string, string>): Promise<void> {
    const { env, smtp, storage, until, remove } = await prepare(database);
    await addReaders(storage, readers);
    let server = await program.start(env);
    const toReaders = () => smtp.received.filter(isToReader);
    const started = performance.now();
    const id = await beginIssue(storage);
    const prepared = performance.now() - started;

    // Leads are sent all the time, one after another.
    const leads: { before: number; seconds: number }[] = [];
    let sending = true;
    let restarting: Promise<void> | undefined;
    const visitors = (async () => {
      for (let n = 0; sending; n += 1) {
        await restarting;
        const email = `visitor-${n}@practice.example`;
        const asked = performance.now();
        const sentAt = smtp.received.length;
        const response = await sendResults(server.origin, resultsRequest(email)).catch(
          () => undefined,
        );
        if (response === undefined) continue;
        const acknowledgedAt = smtp.received.length;
        const index = () =>
          smtp.received.findIndex(({ to }, n) => n >= sentAt && to.includes(email));
        while (index() < 0 && restarting === undefined) await pause(10);
        if (index() < 0) continue;
        const between = smtp.received.slice(acknowledgedAt, index()).filter(isToReader);
        const seconds = (performance.now() - asked) / 1000;
        leads.push({ before: between.length, seconds });
        await pause(100);
      }
    })();

    for (const share of killsAfter) {
      await vi.waitFor(() => expect(toReaders().length).toBeGreaterThan(readers * share), {
        ...{ timeout: limits.timeout, interval: 50 },
      });
      restarting = (async () => {
        await server.kill();
        await endLeases(storage);
        server = await program.start(env);
      })();
      await restarting;
      restarting = undefined;
    }
    await until(id, { status: "sent", readers, delivered: readers, refused: 0 });
    const seconds = (performance.now() - started) / 1000;
    sending = false;
    await visitors;
    expect(await server.stop()).toBe(0);

    const received = toReaders().map(({ to }) => to[0]);
    const twice = received.length - new Set(received).size;
    expect(new Set(received).size).toBe(readers);
    expect(twice).toBeLessThanOrEqual(killsAfter.length * mostInHand);
    expect(leads.length).toBeGreaterThan(0);
    expect(Math.max(...leads.map(({ before }) => before))).toBeLessThanOrEqual(mostBefore);
    console.log(
      JSON.stringify({
        ...{ engine: storage.engine, readers, messages: received.length, twice },
        lost: readers - new Set(received).size,
        ...{ preparedMs: Math.round(prepared), seconds: Math.round(seconds), leads: leads.length },
        leadSeconds: secondsInWords(leads.map((lead) => lead.seconds)),
        mostNewslettersBeforeALead: Math.max(...leads.map(({ before }) => before)),
      }),
    );
    await remove();
  }

  async function scheduled(database: Record<string, string>): Promise<void> {
    const { env, smtp, storage, until, remove } = await prepare(database);
    await addReaders(storage, 20);
    const first = await program.start(env);
    const id = await writeDraft(storage);
    const user = { id: "admin", email: "admin@firm.example" };
    const now = await storage.now();
    const at = `${new Date(now + 2 * 86_400_000).toISOString().slice(0, 10)}T12:00`;
    await storage.transaction((queries) =>
      scheduleIssue(queries, id, { version: 2, at }, { user, articles: sampleArticles, now }),
    );
    await first.kill();
    expect(smtp.received).toEqual([]);
    // Its time comes while no server runs.
    await storage.run((queries) =>
      queries.updateTable("newsletter_issues").set({ scheduled_at: now }).execute(),
    );
    const servers = [await program.start(env), await program.start(env)];
    await until(id, { status: "sent", readers: 20, delivered: 20 });
    for (const server of servers) expect(await server.stop()).toBe(0);
    const received = smtp.received.flatMap(({ to }) => to);
    expect(received).toHaveLength(20);
    expect(new Set(received).size).toBe(20);
    await remove();
  }
});

/** Makes all leases expire. Called between two servers, when none is in use. */
async function endLeases(storage: Storage): Promise<void> {
  await storage.run((queries) =>
    queries
      .updateTable("outbox")
      .set({ available_at: 0 })
      .where("lease_token", "is not", null)
      .execute(),
  );
}

function secondsInWords(seconds: number[]): string {
  const sorted = seconds.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(2);
  return `half within ${share(0.5)}, 99% within ${share(0.99)}, all within ${share(1)}`;
}

const isToReader = ({ to }: { to: string[] }) => to[0]?.startsWith("reader-") ?? false;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

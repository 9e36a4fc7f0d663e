import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { bookPath } from "#contracts/endpoints.ts";
import { addColleague, bookingOf } from "../../tests/support/bookings.ts";
import { addReaders, beginIssue, readIssueRow } from "../../tests/support/newsletter.ts";
import { patience } from "../../tests/support/patience.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { jsonRequest, resultsRequest, sendResults } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { startSmtp } from "../../tests/support/smtp.ts";
import { postgresIsSkipped } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { freeTimes, inText } from "../bookings/free-times.ts";
import { silentLog } from "../log.ts";
import { openStorage } from "../storage/storage.ts";

/** The number of e-mails a server may be sending when it is killed. */
const mostInHand = 5;
const limits = { timeout: 1_800_000 * patience };
const eventually = (check: () => unknown) =>
  vi.waitFor(check, { timeout: limits.timeout, interval: 100 });

describe.each([
  { engine: "SQLite", skipped: undefined },
  { engine: "PostgreSQL", skipped: postgresIsSkipped() },
])("a server that is killed, on $engine", ({ engine, skipped }) => {
  test.skipIf(skipped)("loses nothing of a burst of 200 sends", limits, async () => {
    const sends = 200;
    const killsAfter = [20, 70, 120, 170];
    const { smtp, storage, server, restart } = await startToKill();
    const acknowledged = new Map<string, string>();
    const killAt = new Set(killsAfter.map((count) => count + randomInt(30)));
    let restarting = Promise.resolve();

    async function sendUntilAcknowledged(visitor: string): Promise<void> {
      const request = resultsRequest(visitor);
      for (;;) {
        await restarting;
        const response = await sendResults(server().url, request).catch(() => undefined);
        if (response === undefined) continue;
        expect(response.status).toBe(200);
        const { id } = (await response.json()) as { id: string };
        acknowledged.set(visitor, id);
        if (killAt.delete(acknowledged.size)) restarting = restart();
        return;
      }
    }

    const queue = Array.from({ length: sends }, (_, n) => `visitor-${n}@practice.example`);
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) await sendUntilAcknowledged(next);
      }),
    );
    await restarting;
    expect(killAt.size).toBe(0);

    await eventually(() => {
      const reached = smtp.received.flatMap(({ to }) => to);
      expect(new Set(reached.filter((one) => one.startsWith("visitor-"))).size).toBe(sends);
    });
    expect(await server().stop()).toBe(0);
    const leads = await rowsIn(storage, "leads");
    const visitors = new Map((await rowsIn(storage, "people")).map(({ id, email }) => [id, email]));
    const stored = leads.map(({ id, person_id }) => [visitors.get(person_id), id] as const);
    expect(new Map(stored)).toEqual(acknowledged);
    expect(leads).toHaveLength(sends);

    // Each visitor has one message. Some have it twice, but with the same Message-ID.
    const ids = (await smtp.parsed()).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(sends);
    expect(ids.length - sends).toBeLessThanOrEqual(killsAfter.length * mostInHand);
  });

  test.skipIf(skipped)("loses neither a booked call nor its two mails", limits, async () => {
    // As many as one network may have open.
    const calls = 4;
    const { smtp, storage, server, restart } = await startToKill();
    await addColleague(storage, { weekdays: [1, 2, 3, 4, 5, 6, 7] });
    for (let n = 0; n < calls; n += 1) {
      const now = Date.now();
      const [free] = await storage.run((queries) => freeTimes(queries, { now }));
      const request = bookingOf(inText(free?.start ?? 0), n);
      const answer = await fetch(jsonRequest(server().url, bookPath, request));
      expect(answer.status).toBe(200);
      await restart();
    }
    await eventually(async () => {
      const ids = (await smtp.parsed()).map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(2 * calls);
    });
    expect(await server().stop()).toBe(0);
    const reached = new Set(smtp.received.flatMap(({ to }) => to));
    expect(reached.size, "every visitor and the person who calls").toBe(calls + 1);
    expect(await rowsIn(storage, "bookings")).toHaveLength(calls);
    expect(await rowsIn(storage, "leads")).toHaveLength(calls);
  });

  const newsletter = "sends a newsletter to every reader, and no lead waits for it";
  test.skipIf(skipped)(newsletter, limits, async () => {
    /** `NEWSLETTER_TEST_READERS=10000` takes some minutes. */
    const readers = Number(process.env.NEWSLETTER_TEST_READERS ?? 2000);
    const killsAfter = [readers / 3, (readers * 2) / 3];
    /** Newsletters that may arrive between a visitor's request and the mail that answers it. */
    const mostBefore = 40;
    const { smtp, storage, server, restart } = await startToKill();
    const isToReader = ({ to }: { to: string[] }) => to[0]?.startsWith("reader-") ?? false;
    await addReaders(storage, readers);
    const id = await beginIssue(storage);

    // Leads are sent all the time, one after another.
    const newslettersBeforeLead: number[] = [];
    let sending = true;
    let restarting: Promise<void> | undefined;
    const visitors = (async () => {
      for (let n = 0; sending; n += 1) {
        await restarting;
        const email = `visitor-${n}@practice.example`;
        const sent = sendResults(server().url, resultsRequest(email));
        if (!(await sent.catch(() => undefined))) continue;
        const acknowledgedAt = smtp.received.length;
        const index = () => smtp.received.findIndex(({ to }) => to.includes(email));
        while (index() < 0 && restarting === undefined) await pause(10);
        if (index() < 0) continue;
        const between = smtp.received.slice(acknowledgedAt, index());
        newslettersBeforeLead.push(between.filter(isToReader).length);
        await pause(100);
      }
    })();

    const toReaders = () => smtp.received.filter(isToReader);
    for (const count of killsAfter) {
      await eventually(() => expect(toReaders().length).toBeGreaterThan(count));
      restarting = restart();
      await restarting;
      restarting = undefined;
    }
    const sent = { status: "sent", readers, delivered: readers, refused: 0 };
    await eventually(async () => expect(await readIssueRow(storage, id)).toMatchObject(sent));
    sending = false;
    await visitors;
    expect(await server().stop()).toBe(0);

    const received = toReaders().map(({ to }) => to[0]);
    expect(new Set(received).size).toBe(readers);
    expect(received.length - readers).toBeLessThanOrEqual(killsAfter.length * mostInHand);
    expect(newslettersBeforeLead.length).toBeGreaterThan(0);
    expect(Math.max(...newslettersBeforeLead)).toBeLessThanOrEqual(mostBefore);
  });

  async function startToKill() {
    const dataDir = temporaryFolder();
    const smtp = await startSmtp();
    const cluster = engine === "PostgreSQL" ? await startPostgres({ fsync: true }) : undefined;
    const databaseUrl = await cluster?.createDatabase();
    const storage = await openStorage({ databaseUrl, dataDir }, silentLog);
    onTestFinished(async () => {
      await storage.close();
      await smtp.stop();
      await cluster?.remove();
    });
    const env = {
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...{
        DATA_DIR: dataDir,
        SMTP_URL: smtp.url,
        NEWSLETTER_PER_SECOND: "1000",
        REQUEST_LOG: "off",
        RATE_LIMIT: "off",
      },
    };
    let server = await startSiteServer(env);
    return {
      ...{ env, smtp, storage },
      server: () => server,
      /** Kills it and starts another, which need not wait for the first one's leases to expire. */
      async restart(): Promise<void> {
        await server.kill();
        await storage.run((queries) =>
          queries
            .updateTable("outbox")
            .set({ available_at: 0 })
            .where("lease_token", "is not", null)
            .execute(),
        );
        server = await startSiteServer(env);
      },
    };
  }
});

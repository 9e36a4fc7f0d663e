import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { onEveryEngine } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Storage } from "../storage/storage.ts";
import { addEndpoint } from "../webhooks/endpoints.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import { type Claimed, claimNext, enqueue, type Outgoing, settle } from "./queue.ts";
import type { Recipient } from "./recipients.ts";
import { sentJournal } from "./sent-journal.ts";
import { outboxStatus, retry } from "./status.ts";
import { outboxTiming } from "./timing.ts";
import { type OutboxWorkerParts, startOutboxWorker } from "./worker.ts";

const timing = {
  ...outboxTiming,
  spacingMs: 0,
  pollMs: 2,
  firstPauseMs: 2,
  longestPauseMs: 8,
  attempts: 3,
};

const letter = (to: string): Outgoing => ({
  channel: "mail",
  purpose: "test",
  draft: { messageId: `<${randomUUID()}@firm.example>` } as never,
  recipients: [
    { address: to, role: "to" },
    { address: "copy@firm.example", role: "blind-copy" },
  ],
});

async function put(storage: Storage, ...addresses: string[]): Promise<void> {
  const now = await storage.now();
  await storage.transaction((queries) =>
    enqueue(
      queries,
      addresses.map((to) => ({ outgoing: letter(to), leadId: null, now })),
    ),
  );
}

const channels = ["mail", "webhook"] as const;

const waiting = ({ recipients }: Claimed) => recipients.filter(({ state }) => state === "pending");

function everybodyGotIt(claimed: Claimed): DeliveryReport {
  return {
    recipients: waiting(claimed).map(({ address }) => ({
      address,
      state: "delivered",
      response: "250 ok",
    })),
  };
}

function work(
  storage: Storage,
  parts: Partial<OutboxWorkerParts> & { mail: (claimed: Claimed) => Promise<DeliveryReport> },
) {
  const worker = startOutboxWorker({
    storage,
    deliver: { mail: parts.mail, webhook: parts.mail },
    onSettled: async () => {},
    timing,
    now: () => storage.now(),
    log: silentLog,
    ...parts,
  });
  onTestFinished(() => worker.stop(0));
  return worker;
}

const addressOf = (claimed: Claimed) =>
  claimed.recipients.find(({ role }) => role === "to")?.address;
const outbox = (storage: Storage) =>
  storage.run((queries) => queries.selectFrom("outbox").selectAll().execute());
const recipients = async (storage: Storage): Promise<Recipient[]> =>
  (await outbox(storage)).flatMap((row) => JSON.parse(row.recipients));
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 5000, interval: 5 });

onEveryEngine("the outbox worker", (open) => {
  test("sends every message once and records each recipient", async () => {
    const storage = await open();
    const sent: (string | undefined)[] = [];
    await put(storage, "a@x.example", "b@x.example", "c@x.example");
    work(storage, {
      mail: async (claimed) => {
        sent.push(addressOf(claimed));
        return everybodyGotIt(claimed);
      },
    });
    await eventually(async () => {
      expect((await outbox(storage)).every((row) => row.state === "done")).toBe(true);
    });
    expect(sent.sort()).toEqual(["a@x.example", "b@x.example", "c@x.example"]);
    expect(new Set((await recipients(storage)).map((row) => row.state))).toEqual(
      new Set(["delivered"]),
    );
  });

  test("tries again after a pause, only for those who have not got it", async () => {
    const storage = await open();
    const attempts: string[][] = [];
    await put(storage, "a@x.example");
    work(storage, {
      mail: async (claimed) => {
        attempts.push(
          waiting(claimed)
            .map(({ address }) => address)
            .sort(),
        );
        if (attempts.length > 1) return everybodyGotIt(claimed);
        return {
          recipients: [{ address: "a@x.example", state: "delivered", response: "250" }],
          retry: "451 later",
        };
      },
    });
    await eventually(async () => expect((await outbox(storage))[0]?.state).toBe("done"));
    expect(attempts).toEqual([["a@x.example", "copy@firm.example"], ["copy@firm.example"]]);
  });

  test("gives a message up after its last attempt and tells the firm once", async () => {
    const storage = await open();
    const told: string[] = [];
    await put(storage, "a@x.example");
    work(storage, {
      mail: async () => ({ recipients: [], retry: "connection refused" }),
      onSettled: async (_, { claimed, settlement }) => {
        if (settlement.state === "dead") told.push(claimed.id);
      },
    });
    await eventually(async () => expect((await outbox(storage))[0]?.state).toBe("dead"));
    expect((await outbox(storage))[0]).toMatchObject({
      attempts: 3,
      last_error: "connection refused",
    });
    expect(told).toHaveLength(1);
  });

  test("sends a dead message again when asked to", async () => {
    const storage = await open();
    let broken = true;
    await put(storage, "a@x.example");
    const worker = work(storage, {
      mail: async (claimed) =>
        broken
          ? { recipients: [{ address: "a@x.example", state: "refused", response: "550" }] }
          : everybodyGotIt(claimed),
    });
    await eventually(async () => expect((await outbox(storage))[0]?.state).toBe("dead"));
    broken = false;
    const now = await storage.now();
    expect(await storage.transaction((queries) => retry(queries, "dead", now))).toBe(1);
    worker.wake();
    await eventually(async () => expect((await outbox(storage))[0]?.state).toBe("done"));
    expect((await recipients(storage)).every((row) => row.state === "delivered")).toBe(true);
  });

  test("records what became of each attempt, and how late it took a message the first time", async () => {
    const storage = await open();
    const outcomes: string[] = [];
    const lateMs: number[] = [];
    const metrics: Metrics = {
      requestAnswered() {},
      leadStored() {},
      messageTaken: (late) => lateMs.push(late),
      messageSettled: (channel, outcome) => outcomes.push(`${channel} ${outcome}`),
      read: async () => ({ text: "", contentType: "" }),
    };
    await put(storage, "a@x.example");
    let now = (await storage.now()) + 60_000;
    const reports: DeliveryReport[] = [
      { recipients: [], retry: "451 later" },
      { recipients: [{ address: "a@x.example", state: "refused", response: "550" }] },
      { recipients: [], skipped: "too old" },
    ];
    const worker = work(storage, {
      metrics,
      now: async () => (now += 1000),
      mail: async (claimed) => reports.shift() ?? everybodyGotIt(claimed),
    });
    await eventually(async () => expect(outcomes).toEqual(["mail retried", "mail given_up"]));
    await storage.transaction((queries) => retry(queries, "dead", 0));
    worker.wake();
    await eventually(async () => expect(outcomes.at(-1)).toBe("mail skipped"));
    expect(lateMs).toHaveLength(1);
    expect(lateMs[0]).toBeGreaterThanOrEqual(60_000);
  });

  test("survives a delivery that throws", async () => {
    const storage = await open();
    let thrown = false;
    await put(storage, "a@x.example");
    work(storage, {
      mail: async (claimed) => {
        if (thrown) return everybodyGotIt(claimed);
        thrown = true;
        throw new Error("nobody foresaw this");
      },
    });
    await eventually(async () => expect((await outbox(storage))[0]?.state).toBe("done"));
  });

  test("takes over what a killed worker held, once its lease has ended", async () => {
    const storage = await open();
    await put(storage, "a@x.example");
    const started = await storage.now();
    const claimAt = (now: number) => claimNext(storage, { now, timing, inProgress: [], channels });
    const held = await claimAt(started);
    expect(held).toMatchObject({ attempts: 1 });

    const end = started + timing.leaseMs;
    expect(await claimAt(end - 1)).toBeUndefined();
    expect(await claimAt(end)).toMatchObject({ id: held?.id, attempts: 2 });
  });

  /** As if the process that claimed it had been killed, before or after the message left. */
  async function claimedByAKilledProcess(storage: Storage): Promise<Claimed> {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    const leaseToken = `${encodeURIComponent(hostname())}/${pid}/its-start/x`;
    const now = await storage.now();
    const claimed = await claimNext(storage, { now, timing, inProgress: [], channels });
    if (!claimed) throw new Error("Nothing to claim");
    await storage.run((queries) =>
      queries.updateTable("outbox").set({ lease_token: leaseToken }).execute(),
    );
    return { ...claimed, lease_token: leaseToken };
  }

  test("sends at once after a restart what the killed process had in hand", async () => {
    const storage = await open();
    await put(storage, "a@x.example");
    await claimedByAKilledProcess(storage);
    work(storage, { mail: async (claimed) => everybodyGotIt(claimed) });
    await eventually(async () => expect((await outbox(storage))[0]?.state).toBe("done"));
  });

  test("does not send again what the killed process had sent and not written down", async () => {
    const storage = await open();
    const folder = mkdtempSync(join(tmpdir(), "journal-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await put(storage, "a@x.example");
    const claimed = await claimedByAKilledProcess(storage);
    const report = everybodyGotIt(claimed);
    sentJournal(folder).add({ id: claimed.id, leaseToken: claimed.lease_token, report });
    // A line that the kill cut off.
    appendFileSync(join(folder, "outbox-sent.jsonl"), '{"id":"');

    const mail = vi.fn(async (again: Claimed) => everybodyGotIt(again));
    const settled: string[] = [];
    work(storage, {
      mail,
      journal: sentJournal(folder),
      onSettled: async (_, { claimed: { id } }) => void settled.push(id),
    });
    await eventually(async () => expect((await outbox(storage))[0]?.state).toBe("done"));
    expect(mail).not.toHaveBeenCalled();
    expect(settled).toEqual([claimed.id]);
    expect((await recipients(storage)).map(({ state }) => state)).toEqual([
      "delivered",
      "delivered",
    ]);
  });

  test("keeps at most five under way, and lets a slow webhook hold up no mail", async () => {
    const storage = await open();
    const addresses = Array.from({ length: 7 }, (_, n) => `${n}@x.example`);
    await put(storage, ...addresses);
    const now = await storage.now();
    const endpoint = await storage.run((queries) =>
      addEndpoint(queries, { name: "CRM", url: "https://crm.example/hook", now }),
    );
    const hook: Outgoing = { channel: "webhook", purpose: "lead", endpoint, body: "{}" };
    await storage.transaction((queries) =>
      enqueue(queries, Array(6).fill({ outgoing: hook, leadId: null, now: now - 1000 })),
    );
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let hooks = 0;
    let most = 0;
    work(storage, {
      mail: async (claimed) => everybodyGotIt(claimed),
      deliver: {
        mail: async (claimed) => everybodyGotIt(claimed),
        webhook: async () => {
          hooks += 1;
          most = Math.max(most, hooks);
          await answered;
          hooks -= 1;
          return { recipients: [] };
        },
      },
    });
    await eventually(async () => {
      const mails = (await outbox(storage)).filter(({ channel }) => channel === "mail");
      expect(mails.every(({ state }) => state === "done")).toBe(true);
    });
    expect(most).toBe(5);
    answer();
    await eventually(async () => {
      expect((await outbox(storage)).every(({ state }) => state === "done")).toBe(true);
    });
  });

  test("lets only the holder of the lease record what became of a message", async () => {
    const storage = await open();
    await put(storage, "a@x.example");
    const now = await storage.now();
    const first = await claimNext(storage, { now, timing, inProgress: [], channels });
    const later = now + timing.leaseMs;
    const second = await claimNext(storage, { now: later, timing, inProgress: [], channels });
    const record = (claimed?: Claimed) =>
      storage.run(
        async (queries) => claimed && settle(queries, claimed, { state: "done" }, [], later),
      );
    expect(await record(first)).toBe(false);
    expect(await record(second)).toBe(true);
  });

  test("does not lose what was put off before the clock was set back a year", async () => {
    const storage = await open();
    const year = 365 * 24 * 3600 * 1000;
    let clock = (await storage.now()) + year;
    let later = true;
    await put(storage, "a@x.example");
    work(storage, {
      mail: async (claimed) =>
        later ? { recipients: [], retry: "later" } : everybodyGotIt(claimed),
      now: async () => clock,
      timing: { ...timing, firstPauseMs: 60_000, longestPauseMs: 60_000 },
    });
    await eventually(async () => expect((await outbox(storage))[0]?.last_error).toBe("later"));
    clock -= year;
    later = false;
    await eventually(async () => expect((await outbox(storage))[0]?.state).toBe("done"));
  });

  test("finishes what it has begun before it stops, and takes nothing new", async () => {
    const storage = await open();
    let finish = () => {};
    await put(storage, "a@x.example");
    const begun = Promise.withResolvers<void>();
    const worker = work(storage, {
      mail: (claimed) =>
        new Promise((resolve) => {
          finish = () => resolve(everybodyGotIt(claimed));
          begun.resolve();
        }),
    });
    await begun.promise;
    const stopped = worker.stop();
    await put(storage, "b@x.example");
    finish();
    await stopped;
    const states = (await outbox(storage)).map((row) => row.state).sort();
    expect(states).toEqual(["done", "pending"]);
  });

  test("counts what waits and what is dead", async () => {
    const storage = await open();
    await put(storage, "a@x.example", "b@x.example");
    const now = await storage.now();
    const status = await storage.run((queries) => outboxStatus(queries, now + 5000, timing));
    expect(status).toMatchObject({ pending: 2, dead: 0 });
    expect(status.oldestPendingMs).toBeGreaterThanOrEqual(5000);
  });
});

import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { patience } from "../../tests/support/patience.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine, onPostgres, patientLimits } from "../../tests/support/storages.ts";
import { insertConnection } from "../connections/connections.ts";
import { silentLog } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { openPostgres, type Storage } from "../storage/storage.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import { type Claimed, claimNext, enqueue, type Outgoing, settle } from "./queue.ts";
import type { Recipient } from "./recipients.ts";
import { retry } from "./retry.ts";
import { outboxTiming } from "./timing.ts";
import { type OutboxWorkerParts, startOutboxWorker } from "./worker.ts";

const timing = {
  ...outboxTiming,
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

async function put(storage: Storage, ...addresses: string[]) {
  const now = await storage.now();
  await storage.transaction((queries) => enqueue(queries, addresses.map(letter), { now }));
}

const claimAt = (storage: Storage, now: number) =>
  claimNext(storage, { now, timing, inProgress: [] });

const waiting = ({ recipients }: Claimed) =>
  recipients.filter(({ status }) => status === "waiting");

function everybodyGotIt(claimed: Claimed): DeliveryReport {
  return {
    recipients: waiting(claimed).map(({ address }) => ({
      address,
      status: "delivered",
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
const outbox = (storage: Storage) => rowsIn(storage, "outbox");
const recipients = async (storage: Storage): Promise<Recipient[]> =>
  (await outbox(storage)).flatMap((row) => JSON.parse(row.recipients));
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 60_000 * patience, interval: 5 });
const allAreDone = (storage: Storage) =>
  eventually(async () => {
    expect((await outbox(storage)).every(({ status }) => status === "sent")).toBe(true);
  });

/** Creates a connection with three waiting leads. Returns its id. */
async function connectionWithLeads(storage: Storage, name: string, now: number): Promise<string> {
  return storage.transaction(async (queries) => {
    const connection = await insertConnection(queries, {
      name,
      url: "https://crm.example/hook",
      now,
    });
    const outgoing: Outgoing = { channel: "webhook", purpose: "lead", connection, body: "{}" };
    await enqueue(queries, Array(3).fill(outgoing), { now });
    return connection.id;
  });
}

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
    await allAreDone(storage);
    expect(sent.sort()).toEqual(["a@x.example", "b@x.example", "c@x.example"]);
    expect(new Set((await recipients(storage)).map((row) => row.status))).toEqual(
      new Set(["delivered"]),
    );
  });

  test("retries after a pause, only for recipients who have not received it", async () => {
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
          recipients: [{ address: "a@x.example", status: "delivered", response: "250" }],
          retry: "451 later",
        };
      },
    });
    await allAreDone(storage);
    expect(attempts).toEqual([["a@x.example", "copy@firm.example"], ["copy@firm.example"]]);
  });

  test("records the outcome of each attempt, and how late each message was first claimed", async () => {
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
      { recipients: [{ address: "a@x.example", status: "refused", response: "550" }] },
      { recipients: [], skipped: "too old" },
    ];
    const worker = work(storage, {
      metrics,
      now: async () => (now += 1000),
      mail: async (claimed) => reports.shift() ?? everybodyGotIt(claimed),
    });
    await eventually(async () => expect(outcomes).toEqual(["mail retried", "mail failed"]));
    await storage.transaction((queries) => retry(queries, "failed", { onlyMail: false, now: 0 }));
    worker.wake();
    await eventually(async () => expect(outcomes.at(-1)).toBe("mail skipped"));
    expect(lateMs).toHaveLength(1);
    expect(lateMs[0]).toBeGreaterThanOrEqual(60_000);
  });

  test("sends what an outage has postponed as soon as one message leaves", async () => {
    const storage = await open();
    const hours = { ...timing, firstPauseMs: 7_200_000, longestPauseMs: 7_200_000 };
    let away = true;
    await put(storage, "a@x.example", "b@x.example");
    work(storage, {
      timing: hours,
      mail: async (claimed) =>
        away ? { recipients: [], retry: "refused", outage: true } : everybodyGotIt(claimed),
    });
    await eventually(async () =>
      expect((await outbox(storage)).map(({ last_error }) => last_error)).toEqual([
        "refused",
        "refused",
      ]),
    );
    away = false;
    await put(storage, "c@x.example");
    await allAreDone(storage);
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
    await allAreDone(storage);
  });

  test("sends what a killed worker had claimed, once its lease has ended", async () => {
    const storage = await open();
    await put(storage, "a@x.example");
    const started = await storage.now();
    const held = await claimAt(storage, started);
    expect(held).toMatchObject({ attempts: 1 });
    const end = started + timing.leaseMs;
    expect(await claimAt(storage, end - 1)).toBeUndefined();
    expect(await claimAt(storage, end)).toMatchObject({ id: held?.id, attempts: 2 });
  });

  test("sends five e-mails at once, and one call to each connection, so that none waits for another", async () => {
    const storage = await open();
    const now = await storage.now();
    await put(storage, ...Array.from({ length: 7 }, (_, n) => `${n}@x.example`));
    const [silent, answering] = await Promise.all(
      ["silent", "answering"].map((name) => connectionWithLeads(storage, name, now - 1000)),
    );
    const hung = Promise.withResolvers<void>();
    const underWay = new Map<string, number>();
    const most = new Map<string, number>();
    const deliver = async (claimed: Claimed) => {
      const slot = claimed.connection_id ?? "mail";
      const count = (underWay.get(slot) ?? 0) + 1;
      underWay.set(slot, count);
      most.set(slot, Math.max(most.get(slot) ?? 0, count));
      if (slot === silent) await hung.promise;
      // No mail slot is released until all are taken.
      if (slot === "mail") await eventually(async () => expect(most.get("mail")).toBe(5));
      underWay.set(slot, (underWay.get(slot) ?? 0) - 1);
      return everybodyGotIt(claimed);
    };
    work(storage, { mail: deliver });
    await eventually(async () => {
      const waiting = (await outbox(storage)).filter(({ status }) => status !== "sent");
      expect(waiting.map((row) => row.connection_id)).toEqual([silent, silent, silent]);
    });
    expect(most).toEqual(
      new Map([
        ["mail", 5],
        [silent, 1],
        [answering, 1],
      ]),
    );
    hung.resolve();
    await allAreDone(storage);
  });

  test("lets only the holder of the lease record and log the outcome of a message", async () => {
    const storage = await open();
    const events: string[] = [];
    const note = (event: string) => void events.push(event);
    await put(storage, "a@x.example");
    let other: Claimed | undefined;
    work(storage, {
      log: { ...silentLog, info: note, warn: note },
      mail: async (claimed) => {
        other ??= await claimAt(storage, (await storage.now()) + timing.leaseMs);
        return everybodyGotIt(claimed);
      },
    });
    await eventually(async () => expect(events).toEqual(["lease-lost"]));
    const settled = await storage.run(
      async (queries) => other && settle(queries, other, { status: "sent" }, [], 1),
    );
    expect(settled).toBe(other?.content);
  });

  test("calls onErased only when a message or its text was erased while it was being sent", async () => {
    const storage = await open();
    await put(storage, "erased@x.example", "taken@x.example", "shortened@x.example");
    const erased: (string | undefined)[] = [];
    const lost: unknown[] = [];
    work(storage, {
      onErased: (claimed) => void erased.push(addressOf(claimed)),
      log: { ...silentLog, warn: (event) => void lost.push(event) },
      mail: async (claimed) => {
        const { id } = claimed;
        const happens: Record<string, () => Promise<unknown>> = {
          "erased@x.example": () =>
            storage.run((queries) => queries.deleteFrom("outbox").where("id", "=", id).execute()),
          "taken@x.example": () =>
            changeRows(storage, "outbox", { lease_token: "another's", status: "sent" }, id),
          "shortened@x.example": () => changeRows(storage, "outbox", { content: "{}" }, id),
        };
        await happens[addressOf(claimed) ?? ""]?.();
        return everybodyGotIt(claimed);
      },
    });
    await eventually(async () => expect(lost).toEqual(["lease-lost", "lease-lost"]));
    await eventually(async () =>
      expect(erased.toSorted()).toEqual(["erased@x.example", "shortened@x.example"]),
    );
  });

  test("sends a message that was postponed before the clock was set back a year", async () => {
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
    await allAreDone(storage);
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
    const statuses = (await outbox(storage)).map((row) => row.status).sort();
    expect(statuses).toEqual(["sent", "waiting"]);
  });
});

onPostgres("claiming a message", (createDatabase) => {
  test("takes one, also when the database would run a subquery once for each row", async () => {
    const plan = ["hashjoin", "mergejoin", "hashagg", "sort", "material"];
    const options = plan.map((kind) => `-c enable_${kind}=off`).join(" ");
    const url = `${await createDatabase()}?options=${encodeURIComponent(options)}`;
    const storage = await openPostgres(url, silentLog, patientLimits);
    onTestFinished(() => storage.close());
    await put(storage, "a@x.example", "b@x.example", "c@x.example");
    await claimAt(storage, await storage.now());
    const leased = (await outbox(storage)).filter(({ lease_token }) => lease_token !== null);
    expect(leased).toHaveLength(1);
  });
});

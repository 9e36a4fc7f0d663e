import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { activityReasons } from "#content/desk.ts";
import { waiting } from "../tests/support/patience.ts";
import { rowsIn } from "../tests/support/rows.ts";
import { onSqlite } from "../tests/support/storages.ts";
import { createHousekeeping, repeat } from "./housekeeping.ts";
import { leadRow } from "./leads/record-lead.ts";
import { silentLog } from "./log.ts";
import { requestSubscription } from "./newsletter/subscriptions.ts";
import { newId } from "./storage/ids.ts";
import { leadsKeptMonths } from "./storage/retention.ts";
import type { Storage } from "./storage/storage.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

test("repeated work starts again only after the last run has ended, even if that run failed", async () => {
  let underWay = 0;
  let most = 0;
  let runs = 0;
  const failures: string[] = [];
  const repetition = repeat(
    async () => {
      most = Math.max(most, ++underWay);
      // Longer than the pause, so a timer that does not wait for the work would have fired.
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      if (++runs === 2) throw new Error("locked");
    },
    { pauseMs: 1, log: { ...silentLog, error: (event) => void failures.push(event) } },
  );
  onTestFinished(() => repetition.stop());
  await vi.waitFor(() => expect(runs).toBeGreaterThan(4), waiting);
  expect(most).toBe(1);
  expect(failures).toEqual(["housekeeping-failed"]);
});

test("stop resolves only after the current run has ended", async () => {
  let ended = false;
  const begun = Promise.withResolvers<void>();
  const repetition = repeat(
    async (signal) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      ended = true;
    },
    { pauseMs: 1, log: silentLog },
  );
  await begun.promise;
  await repetition.stop();
  expect(ended).toBe(true);
});

onSqlite("housekeeping", (open) => {
  const now = Date.parse("2026-11-16T08:00:00Z");
  const lastKept = Date.parse("2024-11-16T08:00:00Z");

  async function store(storage: Storage, createdAt: number): Promise<string> {
    const id = newId();
    const row = leadRow({
      ...{ id, kind: "contact", idempotencyHash: null, email: `${id}@practice.example` },
      ...{ sourcePage: "/", createdAt },
    });
    await storage.run((queries) => queries.insertInto("leads").values(row).execute());
    return id;
  }
  const storedIds = async (storage: Storage) =>
    (await rowsIn(storage, "leads")).map(({ id }) => id);

  test("erases leads 24 months after the last contact, once a day, and logs how many", async () => {
    const storage = await open();
    let clock = now;
    const purges: unknown[] = [];
    const keepHouse = createHousekeeping({
      storage,
      dataDir: "none",
      now: async () => clock,
      log: { ...silentLog, info: (event, facts) => void purges.push([event, facts]) },
    });
    const kept = await store(storage, lastKept);
    const [first, second] = [
      await store(storage, lastKept - 1),
      await store(storage, lastKept - minute),
    ];
    await keepHouse();
    expect(await storedIds(storage)).toEqual([kept]);
    const audit = await rowsIn(storage, "desk_audit");
    const details = JSON.stringify({ reason: "retention" });
    const entry = (subject: string) =>
      expect.objectContaining({ action: "lead-erased", subject, details });
    expect(audit).toHaveLength(2);
    expect(audit).toEqual(expect.arrayContaining([entry(first), entry(second)]));

    clock = now + day - 1;
    await keepHouse();
    expect(await storedIds(storage)).toEqual([kept]);
    clock = now + day;
    await keepHouse();
    expect(await storedIds(storage)).toEqual([]);
    expect(purges).toEqual([
      ["leads-purged", { leads: 2 }],
      ["leads-purged", { leads: 1 }],
    ]);
  });

  test("deletes newsletter requests that were not confirmed in time", async () => {
    const storage = await open();
    const email = "ada@practice.example";
    await storage.transaction((queries) => requestSubscription(queries, email, now - 8 * day));
    await createHousekeeping({ storage, dataDir: "none", now: async () => now, log: silentLog })();
    expect(await rowsIn(storage, "subscriptions")).toEqual([]);
  });

  test("empties SQLite's write-ahead log, whichever process deleted the rows", async () => {
    const storage = await open();
    await store(storage, now);
    let checkpoints = 0;
    const watched: Storage = {
      ...storage,
      checkpoint: () => {
        checkpoints += 1;
        return storage.checkpoint();
      },
    };
    const keepHouse = createHousekeeping({
      ...{ storage: watched, dataDir: "none", now: async () => now, log: silentLog },
    });
    await keepHouse();
    const before = checkpoints;
    await keepHouse();
    expect(checkpoints).toBe(before + 1);
  });
});

test("the privacy policy and Activity say how long leads are kept", () => {
  const page = readFileSync("content/legal/privacy.mdx", "utf8");
  expect(page.match(/\d+ months after the last contact/g)).toEqual(
    Array(3).fill(`${leadsKeptMonths} months after the last contact`),
  );
  expect(activityReasons.retention).toContain(`${leadsKeptMonths} months`);
});

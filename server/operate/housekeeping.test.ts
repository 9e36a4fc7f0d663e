import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { activityReasons } from "#content/desk.ts";
import { newLead } from "../../tests/support/leads.ts";
import { waiting } from "../../tests/support/patience.ts";
import { changeRows, rowsIn } from "../../tests/support/rows.ts";
import { onSqlite } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { firstAdminFile } from "../desk/sign-in/links/first-admin-file.ts";
import { addMember } from "../desk/sign-in/users.ts";
import { currentHold, releaseDeletion } from "../leads/deletion-hold.ts";
import { insertLead } from "../leads/record-lead.ts";
import { silentLog } from "../log.ts";
import { requestSubscription } from "../newsletter/subscriptions.ts";
import { findOrMake } from "../people/find-or-make.ts";
import { newId } from "../storage/ids.ts";
import { leadsKeptMonths } from "../storage/retention.ts";
import type { Storage } from "../storage/storage.ts";
import { createHousekeeping, repeat } from "./housekeeping.ts";

const origin = "https://www.firm.example";
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
    {
      ...{ pauseMs: 1, failed: "work-failed" },
      log: { ...silentLog, error: (event) => void failures.push(event) },
    },
  );
  onTestFinished(() => repetition.stop());
  await vi.waitFor(() => expect(runs).toBeGreaterThan(4), waiting);
  expect(most).toBe(1);
  expect(failures).toEqual(["work-failed"]);
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
    { pauseMs: 1, log: silentLog, failed: "work-failed" },
  );
  await begun.promise;
  await repetition.stop();
  expect(ended).toBe(true);
});

onSqlite("housekeeping", (open) => {
  const now = Date.parse("2026-11-16T08:00:00Z");
  const lastKept = Date.parse("2024-11-16T08:00:00Z");

  /** Each lead is of another person. Returns the last one's id. */
  async function store(storage: Storage, createdAt: number, count = 1): Promise<string> {
    return storage.transaction(async (queries) => {
      let person = "";
      for (let number = 0; number < count; number += 1) {
        const sent = newLead({ email: `${newId()}@practice.example`, createdAt });
        person = (await insertLead(queries, sent)).personId;
      }
      return person;
    });
  }
  const storedIds = async (storage: Storage) =>
    (await rowsIn(storage, "leads")).map(({ person_id }) => person_id);
  const subscribe = (storage: Storage, at: number) =>
    storage.transaction(async (queries) => {
      const email = "ada@practice.example";
      const { id: personId } = await findOrMake(queries, { email }, { now: at });
      await requestSubscription(queries, { personId, email }, at);
    });

  test("erases leads 24 months after the last contact, once a day, and logs how many", async () => {
    const storage = await open();
    const { runAt, purges } = keeper(storage);
    const kept = await store(storage, lastKept);
    const [first, second] = [
      await store(storage, lastKept - 1),
      await store(storage, lastKept - minute),
    ];
    await runAt(now);
    expect(await storedIds(storage)).toEqual([kept]);
    const audit = await rowsIn(storage, "desk_audit");
    const details = JSON.stringify({ reason: "retention" });
    const entry = (subject: string) =>
      expect.objectContaining({ action: "person-erased", subject, details });
    expect(audit).toHaveLength(2);
    expect(audit).toEqual(expect.arrayContaining([entry(first), entry(second)]));

    await runAt(now + day - 1);
    expect(await storedIds(storage)).toEqual([kept]);
    await runAt(now + day);
    expect(await storedIds(storage)).toEqual([]);
    expect(purges).toEqual([
      ["leads-purged", { leads: 2 }],
      ["leads-purged", { leads: 1 }],
    ]);
  });

  test("gives a lead that arrived while its person was merged to the person that is left", async () => {
    const storage = await open();
    const { runAt } = keeper(storage);
    const [merged, left] = [await store(storage, now), await store(storage, now - day)];
    await changeRows(storage, "people", { merged_into: left }, merged);
    await runAt(now);
    expect(await storedIds(storage)).toEqual([left, left]);
    const people = await rowsIn(storage, "people");
    expect(people.find(({ id }) => id === left)?.newest_at).toBe(now);
  });

  /** Housekeeping with a clock that the test sets, and what it logs. */
  function keeper(storage: Storage, dataDir = "none") {
    const events: unknown[] = [];
    const purges: unknown[] = [];
    const log = {
      ...silentLog,
      error: (...line: unknown[]) => void events.push(line),
      info: (...line: unknown[]) => void purges.push(line),
    };
    let clock = now;
    const keepHouse = createHousekeeping({
      ...{ storage, dataDir, origin, now: async () => clock, log },
    });
    return {
      events,
      purges,
      runAt(time: number) {
        clock = time;
        return keepHouse();
      },
    };
  }
  const holds = async (storage: Storage) =>
    (await rowsIn(storage, "desk_audit")).filter(({ action }) => action === "deletion-held");

  describe.each([
    ["a day", day],
    ["an admin", minute],
  ])("after a jump of the clock", (release, wait) => {
    test(`nothing is deleted until ${release} lets it, and the admins are told once`, async () => {
      const storage = await open();
      await storage.transaction((queries) =>
        addMember(queries, "admin@firm.example", "admin", now),
      );
      const { runAt, events } = keeper(storage);
      await runAt(now);
      const id = await store(storage, now);
      await subscribe(storage, now);
      const everything = async () => [
        await storedIds(storage),
        (await rowsIn(storage, "subscriptions")).length,
      ];
      const jumped = now + 740 * day;
      await runAt(jumped);
      await runAt(jumped + minute);
      expect(await everything()).toEqual([[id], 1]);
      expect(events).toEqual([["deletion-held", { because: "clock", leads: 1 }]]);
      const mails = await rowsIn(storage, "outbox");
      expect(mails.filter(({ purpose }) => purpose === "desk-notice")).toHaveLength(1);
      expect(await holds(storage)).toHaveLength(1);

      if (release === "an admin") {
        const admin = { id: "admin", email: "admin@firm.example" };
        await storage.transaction((queries) => releaseDeletion(queries, admin, jumped));
      }
      await runAt(jumped + wait);
      expect(await everything()).toEqual([[], 0]);
      expect(await storage.run(currentHold)).toBeNull();
    });
  });

  test("a clock that is set right again ends the hold, and old leads are erased as before", async () => {
    const storage = await open();
    const { runAt } = keeper(storage);
    await runAt(now);
    const ids = [await store(storage, now), await store(storage, lastKept)];
    await runAt(now + 740 * day);
    expect(await storage.run(currentHold)).not.toBeNull();
    await runAt(now + minute);
    expect(await storage.run(currentHold)).toBeNull();
    expect(await storedIds(storage)).toEqual(ids);
    await runAt(now + day);
    expect(await storedIds(storage)).toEqual(ids.slice(0, 1));
  });

  test.each([
    [20, 0, 0],
    [21, 0, 21],
    [21, 188, 21],
    [21, 189, 0],
  ])("of %i old and %i new leads, %i are kept back for a day", async (old, fresh, kept) => {
    const storage = await open();
    const { runAt } = keeper(storage);
    await store(storage, lastKept - 1, old);
    if (fresh > 0) await store(storage, now, fresh);
    await runAt(now);
    await runAt(now + minute);
    expect(await storedIds(storage)).toHaveLength(fresh + kept);
    expect(await holds(storage)).toHaveLength(kept > 0 ? 1 : 0);
    await runAt(now + day);
    expect(await storedIds(storage)).toHaveLength(fresh);
  });

  test("a step that fails stops no other", async () => {
    const storage = await open();
    const old = await store(storage, lastKept - 1);
    const dataDir = temporaryFolder();
    // A folder with something in it cannot be removed like a file.
    mkdirSync(join(firstAdminFile({ dataDir }), "inside"), { recursive: true });
    const { runAt, events } = keeper(storage, dataDir);
    await runAt(now);
    expect(events).toEqual([
      ["housekeeping-failed", expect.objectContaining({ step: "first-admin-file" })],
    ]);
    expect(await storedIds(storage)).not.toContain(old);
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
    const { runAt } = keeper(watched);
    await runAt(now);
    const before = checkpoints;
    await runAt(now);
    expect(checkpoints).toBe(before + 1);
  });
});

test("the privacy policy and Activity say how long leads are kept", () => {
  const page = readFileSync("content/legal/privacy.mdx", "utf8");
  const periods = new Set(page.match(/\d+ months after the last contact/g));
  expect([...periods]).toEqual([`${leadsKeptMonths} months after the last contact`]);
  expect(activityReasons.retention).toContain(`${leadsKeptMonths} months`);
});

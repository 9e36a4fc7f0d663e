import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { patience } from "../../tests/support/patience.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { onEveryEngine, onPostgres, patientLimits } from "../../tests/support/storages.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { Refusal } from "../http/refusal.ts";
import { silentLog } from "../log.ts";
import { suppress, suppressionOf } from "../people/suppressions.ts";
import { backup } from "./backup.ts";
import { copiedTables } from "./copy-database.ts";
import { restore } from "./restore.ts";
import { openPostgres, openSqlite } from "./storage.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";
import type { Queries } from "./tables.ts";

onEveryEngine("storage", (open) => {
  test("has no table that a backup leaves out, but those of limits and migrations", async () => {
    const storage = await open();
    const tables = await storage.run((queries) => queries.introspection.getTables());
    const names = tables.map(({ name }) => name).toSorted();
    expect(names).toEqual([...copiedTables, "rate_limits"].toSorted());
  });

  test("opens after a later version has migrated it, so that an operator can go back", async () => {
    const storage = await open();
    await storage.run((queries) =>
      sql`INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')`.execute(queries),
    );
    expect(await rowsIn(await open(), "leads")).toEqual([]);
  });

  test("keeps nothing of a transaction that failed", async () => {
    const storage = await open();
    const failing = storage.transaction(async (queries) => {
      await session(queries, "a");
      throw new Error("halfway");
    });
    await expect(failing).rejects.toThrow("halfway");
    expect(await rowsIn(storage, "deck_sessions")).toEqual([]);
  });

  test("returns times as numbers, to the millisecond", async () => {
    const storage = await open();
    const now = await storage.now();
    expect(Math.abs(now - Date.now())).toBeLessThan(5000);
    await storage.run((queries) => session(queries, "a", now));
    expect(await rowsIn(storage, "deck_sessions")).toMatchObject([{ created_at: now }]);
  });

  test("throws StorageUnavailable when the database fails", async () => {
    const storage = await open();
    const failing = storage.transaction(async (queries) => {
      await (storage.engine === "sqlite"
        ? sql`PRAGMA query_only = ON`
        : sql`SET TRANSACTION READ ONLY`
      ).execute(queries);
      await session(queries, "a");
    });
    await expect(failing).rejects.toThrow(StorageUnavailable);
  });

  test.each(["run", "transaction", "snapshot"] as const)(
    "rethrows unchanged what the work of %s threw",
    async (kind) => {
      const storage = await open();
      for (const thrown of [new TypeError("x is not a function"), new Refusal(410, "Gone.")]) {
        const failing = storage[kind](async () => {
          throw thrown;
        });
        await expect(failing).rejects.toBe(thrown);
      }
    },
  );

  test("is copied into a backup, which only its owner can read, and restored from it", async () => {
    const storage = await open();
    const folder = temporaryFolder();
    const file = join(folder, "backup.sqlite");
    const user = { role: "staff", created_at: 1, last_seen_at: null, removed_at: null } as const;
    // More than one batch.
    const users = Array.from({ length: 450 }, (_, n) => ({ ...user, id: `${n}`, email: `${n}@x` }));
    await storage.run((queries) => queries.insertInto("desk_users").values(users).execute());
    await storage.run((queries) => suppress(queries, "gone@x.example", "unsubscribed", 1));
    const copied = await backup(storage, file);
    expect(copied.desk_users.rows).toBe(450);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const elsewhere = await open("elsewhere");
    const { fingerprints } = await restore(file, elsewhere, { sendWaiting: false });
    expect(fingerprints).toEqual(copied);
    const found = await elsewhere.run((queries) => suppressionOf(queries, "Gone@x.example"));
    expect(found?.reason, "with the key that its hash was made with").toBe("unsubscribed");
  });

  test("does not report an invalid statement or value as StorageUnavailable", async () => {
    const storage = await open();
    await storage.run((queries) => session(queries, "a"));
    const wrong: ((queries: Queries) => Promise<unknown>)[] = [
      (queries) => sql`SELECT nothing FROM nowhere`.execute(queries),
      (queries) => session(queries, "a"),
      (queries) => sql`INSERT INTO deck_sessions VALUES ('b', NULL, 2)`.execute(queries),
    ];
    for (const work of wrong) {
      const error = await storage.run(work).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(StorageUnavailable);
    }
  });
});

/** Stores a session whose token has this hash. */
function session(queries: Queries, token_hash: string, created_at = 1): Promise<unknown> {
  const row = { token_hash, created_at, expires_at: created_at + 1 };
  return queries.insertInto("deck_sessions").values(row).execute();
}

test("a transaction on SQLite has the write lock from its first statement", async () => {
  const folder = temporaryFolder();
  const storage = await openSqlite(join(folder, "leads.sqlite"));
  const other = new DatabaseSync(join(folder, "leads.sqlite"), { timeout: 0 });
  onTestFinished(async () => {
    other.close();
    await storage.close();
  });
  const takeLock = () => other.exec("BEGIN IMMEDIATE; ROLLBACK");
  await storage.transaction(async (queries) => {
    await queries.selectFrom("leads").selectAll().execute();
    expect(takeLock).toThrow(/locked/);
  });
  expect(takeLock).not.toThrow();
});

const openInAnotherProcess = (where: { databaseUrl?: string; dataDir: string }) =>
  promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { openStorage } from "#server/storage/storage.ts";
     const storage = await openStorage(${JSON.stringify(where)}, console);
     await storage.close();`,
  ]);

const patiently = { timeout: 300_000 * patience };

test(
  "servers that start together take turns migrating a fresh SQLite file",
  patiently,
  async () => {
    const dataDir = temporaryFolder();
    await Promise.all([1, 2, 3, 4].map(() => openInAnotherProcess({ dataDir })));
    // Separate processes may happen to run one after the other. These overlap.
    const file = join(dataDir, "another.sqlite");
    const opened = await Promise.all([1, 2, 3, 4].map(() => openSqlite(file)));
    for (const storage of opened) await storage.close();
  },
);

onPostgres("a database of several servers", (createDatabase) => {
  test("is migrated by one of those that start together", patiently, async () => {
    const databaseUrl = await createDatabase();
    await Promise.all([1, 2, 3, 4].map(() => openInAnotherProcess({ databaseUrl, dataDir: "" })));
  });

  test("ends a statement that takes too long, but no migration", patiently, async () => {
    const databaseUrl = await createDatabase();
    const other = new pg.Client(databaseUrl);
    await other.connect();
    onTestFinished(() => other.end());
    const eventually = (check: () => Promise<void>) =>
      vi.waitFor(check, { timeout: 60_000 * patience });
    const activity = async (query: string) =>
      (
        await other.query(
          `SELECT 1 FROM pg_stat_activity
           WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid() AND query LIKE $1`,
          [query],
        )
      ).rowCount;

    // As if another server were migrating, for longer than any statement may take.
    await other.query("SELECT pg_advisory_lock(3853314791062309107)");
    const opening = openPostgres(databaseUrl, silentLog, { ...patientLimits, statementMs: 200 });
    await eventually(async () => expect(await activity("%pg_advisory_lock%")).toBe(1));
    await other.query("SELECT pg_sleep(1)");
    await other.query("SELECT pg_advisory_unlock_all()");
    const storage = await opening;
    onTestFinished(() => storage.close());

    const tooLong = storage.run((queries) => sql`SELECT pg_sleep(600)`.execute(queries));
    await expect(tooLong).rejects.toThrow(StorageUnavailable);
    await eventually(async () => expect(await activity("%pg_sleep(600)%")).toBe(0));
  });
});

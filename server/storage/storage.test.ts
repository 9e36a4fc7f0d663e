import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { postgresBinaries, startPostgres } from "../../tests/support/postgres.ts";
import { describeOnEachEngine } from "../../tests/support/storages.ts";
import { StorageUnavailable } from "./storage.ts";

describeOnEachEngine("storage", (open) => {
  test("has its tables after the first open, and after every later one", async () => {
    for (let opening = 0; opening < 2; opening++) {
      const storage = await open();
      const leads = await storage.run((queries) =>
        queries.selectFrom("leads").selectAll().execute(),
      );
      expect(leads).toEqual([]);
    }
  });

  test("keeps nothing of a transaction that failed", async () => {
    const storage = await open();
    const failing = storage.transaction(async (queries) => {
      await queries
        .insertInto("presentation_sessions")
        .values({ token_hash: "a", created_at: 1, expires_at: 2 })
        .execute();
      throw new Error("halfway");
    });
    await expect(failing).rejects.toThrow(StorageUnavailable);
    const sessions = await storage.run((queries) =>
      queries.selectFrom("presentation_sessions").selectAll().execute(),
    );
    expect(sessions).toEqual([]);
  });

  test("gives times back as numbers, to the millisecond", async () => {
    const storage = await open();
    const now = await storage.now();
    expect(Math.abs(now - Date.now())).toBeLessThan(5000);
    await storage.run((queries) =>
      queries
        .insertInto("presentation_sessions")
        .values({ token_hash: "a", created_at: now, expires_at: now + 1 })
        .execute(),
    );
    const stored = await storage.run((queries) =>
      queries.selectFrom("presentation_sessions").selectAll().executeTakeFirstOrThrow(),
    );
    expect(stored).toEqual({ token_hash: "a", created_at: now, expires_at: now + 1 });
  });

  test("says so in one kind of error when the database refuses", async () => {
    const storage = await open();
    await expect(storage.run((queries) => sql`SELECT nothing`.execute(queries))).rejects.toThrow(
      StorageUnavailable,
    );
  });
});

describe("servers that start together on a fresh database", () => {
  const openInAnotherProcess = (where: { databaseUrl?: string; dataDir: string }) =>
    promisify(execFile)(process.execPath, [
      "--input-type=module",
      "--eval",
      `import { openStorage } from "#server/storage/storage.ts";
       const storage = await openStorage(${JSON.stringify(where)}, console);
       await storage.close();`,
    ]);

  test("take turns migrating a SQLite file", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "storage-"));
    await Promise.all([1, 2, 3, 4].map(() => openInAnotherProcess({ dataDir })));
    rmSync(dataDir, { recursive: true });
  }, 20_000);

  test.skipIf(!postgresBinaries)(
    "take turns migrating a PostgreSQL database",
    async () => {
      const cluster = await startPostgres({ fsync: false });
      const databaseUrl = await cluster.createDatabase();
      await Promise.all([1, 2, 3, 4].map(() => openInAnotherProcess({ databaseUrl, dataDir: "" })));
      await cluster.remove();
    },
    60_000,
  );
});

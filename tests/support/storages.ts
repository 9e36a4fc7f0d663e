import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import { silentLog } from "#server/log.ts";
import { openPostgres, openSqlite, type Storage } from "#server/storage/storage.ts";
import { type Databases, postgresBinaries, startDatabases } from "./postgres.ts";

/** Opens an empty database; the same `name` within one test opens the same database again. */
type Open = (name?: string) => Promise<Storage>;

/** Long enough where other tests share the machine. */
const options = { timeout: 30_000 };

/** Runs the same sentences on SQLite and on PostgreSQL; without the latter they count as skipped. */
export function describeOnEachEngine(what: string, sentences: (open: Open) => void): void {
  describe(`${what}, on SQLite`, options, () => sentences(onSqlite()));
  describe.skipIf(postgresBinaries === undefined)(`${what}, on PostgreSQL`, options, () =>
    sentences(onPostgres()),
  );
}

function onSqlite(): Open {
  const opened: Storage[] = [];
  let folder: string | undefined;
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
    folder = undefined;
  });
  return async (name = "leads") => {
    folder ??= mkdtempSync(join(tmpdir(), "storage-"));
    const storage = await openSqlite(join(folder, `${name}.sqlite`));
    opened.push(storage);
    return storage;
  };
}

function onPostgres(): Open {
  const opened: Storage[] = [];
  const urls = new Map<string, Promise<string>>();
  let databases: Databases;
  beforeAll(async () => {
    databases = await startDatabases();
  }, 60_000);
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
    urls.clear();
  });
  afterAll(() => databases.remove());
  return async (name = "leads") => {
    const url = urls.get(name) ?? databases.createDatabase();
    urls.set(name, url);
    const storage = await openPostgres(await url, silentLog);
    opened.push(storage);
    return storage;
  };
}

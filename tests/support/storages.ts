import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe } from "vitest";
import { silentLog } from "#server/log.ts";
import { openPostgres, openSqlite, type Storage } from "#server/storage/storage.ts";
import { patience } from "./patience.ts";
import { type Databases, postgresBinaries, startDatabases } from "./postgres.ts";

/** Limits of PostgreSQL for a slow machine. A visitor's are shorter. */
export const patientLimits = { statementMs: 60_000 * patience, connectionMs: 60_000 * patience };

/** Opens an empty database. The same `name` within one test opens the same database again. */
type Open = (name?: string) => Promise<Storage>;

let template: Promise<string> | undefined;

/** Puts a migrated database without rows there. To migrate each anew takes three times as long. */
export async function copyMigratedDatabase(file: string): Promise<void> {
  template ??= makeTemplate();
  if (!existsSync(file)) copyFileSync(await template, file);
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "migrated.sqlite");
  await (await openSqlite(file)).close();
  return file;
}

/** For most storage tests, since the queries are the same on both engines (decision 0010). */
export function onSqlite(what: string, sentences: (open: Open) => void): void {
  describe(what, () => {
    const opened: Storage[] = [];
    let folder: string | undefined;
    afterEach(async () => {
      for (const storage of opened.splice(0)) await storage.close();
      if (folder) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    });
    sentences(async (name = "leads") => {
      folder ??= mkdtempSync(join(tmpdir(), "storage-"));
      const file = join(folder, `${name}.sqlite`);
      await copyMigratedDatabase(file);
      const storage = await openSqlite(file);
      opened.push(storage);
      return storage;
    });
  });
}

/** For what differs between the engines: locks, limits, concurrent transactions. */
export function onEveryEngine(what: string, sentences: (open: Open) => void): void {
  onSqlite(`${what}, on SQLite`, sentences);
  onPostgres(what, (_, createMigrated) => {
    const opened: Storage[] = [];
    const urls = new Map<string, Promise<string>>();
    afterEach(async () => {
      for (const storage of opened.splice(0)) await storage.close();
      urls.clear();
    });
    sentences(async (name = "leads") => {
      const url = urls.get(name) ?? createMigrated();
      urls.set(name, url);
      const storage = await openPostgres(await url, silentLog, patientLimits);
      opened.push(storage);
      return storage;
    });
  });
}

type CreateDatabase = () => Promise<string>;

/** `createDatabase` makes an empty one, the other one with all tables. Both return DATABASE_URL. */
export function onPostgres(
  what: string,
  sentences: (createDatabase: CreateDatabase, createMigrated: CreateDatabase) => void,
): void {
  const reason = postgresIsSkipped();
  const name = `${what}, on PostgreSQL`;
  describe.skipIf(reason)(reason ? `${name} (skipped: ${reason})` : name, () => {
    let databases: Databases;
    let migrated: Promise<string> | undefined;
    beforeAll(async () => {
      databases = await startDatabases();
    });
    afterAll(() => databases.remove());
    const migrate = async () => {
      const url = await databases.createDatabase();
      await (await openPostgres(url, silentLog, patientLimits)).close();
      return url;
    };
    const createMigrated = async () => {
      migrated ??= migrate();
      return databases.createDatabase(await migrated);
    };
    sentences(() => databases.createDatabase(), createMigrated);
  });
}

/** PostgreSQL is tested by `npm run test:all`, which sets TEST_ALL. */
export function postgresIsSkipped(): string | undefined {
  if (!process.env.TEST_ALL) return "part of npm run test:all";
  if (postgresBinaries === undefined) return "this machine has no PostgreSQL";
  return undefined;
}

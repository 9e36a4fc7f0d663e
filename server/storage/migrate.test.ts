import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { readIssueRow } from "../../tests/support/newsletter.ts";
import { onPostgres, patientLimits } from "../../tests/support/storages.ts";
import { silentLog } from "../log.ts";
import { createDraft } from "../newsletter/drafts.ts";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { openPostgres, openSqlite, openSqliteUnchanged, type Storage } from "./storage.ts";
import type { Queries, Tables } from "./tables.ts";

/** Makes the tables of release 1.0.0 and writes a draft there. Returns its id. */
async function writeWithFirstRelease(queries: Queries): Promise<string> {
  const provider = { getMigrations: async () => ({ "0001-first-tables": firstTables }) };
  const { error } = await new Migrator({ db: queries, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return createDraft(queries, undefined, 1);
}

async function hasDraft(storage: Storage, id: string): Promise<void> {
  onTestFinished(() => storage.close());
  const draft = await readIssueRow(storage, id);
  expect(draft).toMatchObject({ id, status: "draft", created_at: 1, withdrawn_at: null });
}

test("an SQLite database of release 1.0.0 is opened with its rows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "migrate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "leads.sqlite");
  writeFileSync(file, "");
  const old = await openSqliteUnchanged(file);
  const id = await old.run(writeWithFirstRelease);
  await old.close();
  await hasDraft(await openSqlite(file), id);
});

onPostgres("a database of release 1.0.0", (createDatabase) => {
  test("is opened with its rows", async () => {
    const url = await createDatabase();
    const pool = new pg.Pool({ connectionString: url });
    const old = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const id = await writeWithFirstRelease(old);
    await old.destroy();
    await hasDraft(await openPostgres(url, silentLog, patientLimits), id);
  });
});

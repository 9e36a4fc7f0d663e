import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { suppressionOf } from "../../newsletter/suppressions.ts";
import { sqliteDialect } from "../sqlite.ts";
import { openSqlite } from "../storage.ts";
import { firstTables } from "./0001-first-tables.ts";

test("a database of an earlier version keeps its suppressions, and nothing else of who left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "migration-"));
  const file = join(folder, "leads.sqlite");
  const old = new Kysely<unknown>({ dialect: sqliteDialect(file) });
  const provider = { getMigrations: async () => ({ "0001-first-tables": firstTables }) };
  await new Migrator({ db: old, provider }).migrateToLatest();
  const hash = createHash("sha256").update("newsletter\ngone@practice.example").digest("hex");
  await sql`INSERT INTO suppressions VALUES (${hash}, 'unsubscribed', 1)`.execute(old);
  for (const [name, state] of [
    ["gone", "unsubscribed"],
    ["stays", "confirmed"],
  ]) {
    await sql`INSERT INTO subscriptions VALUES
      (${name}, ${`${name}@practice.example`}, ${state}, NULL, 1, ${name}, 1, 1, NULL)`.execute(
      old,
    );
    await sql`INSERT INTO leads (id, kind, email, source_page, created_at, status, version, search_text)
      VALUES (${name}, 'newsletter', ${`${name}@Practice.example`}, '/', 1, 'new', 1, '')`.execute(
      old,
    );
  }
  await old.destroy();

  const storage = await openSqlite(file);
  onTestFinished(async () => {
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  const found = await storage.run((queries) => suppressionOf(queries, "Gone@practice.example"));
  expect(found).toMatchObject({ reason: "unsubscribed", created_at: 1, asked_at: null });
  expect(found?.email_hash).not.toBe(hash);
  const left = await storage.run(async (queries) => [
    await queries.selectFrom("subscriptions").select(["id", "confirmations_sent"]).execute(),
    await queries.selectFrom("leads").select("id").execute(),
  ]);
  expect(left).toEqual([[{ id: "stays", confirmations_sent: 1 }], [{ id: "stays" }]]);
});

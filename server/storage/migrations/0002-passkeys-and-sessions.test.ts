import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { sqliteDialect } from "../sqlite.ts";
import { openSqlite } from "../storage.ts";
import type { Tables } from "../tables.ts";
import { firstTables } from "./0001-first-tables.ts";

test("a database from before passkeys keeps its team; everybody signs in again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "migration-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "leads.sqlite");
  const earlier = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const provider = { getMigrations: async () => ({ "0001-first-tables": firstTables }) };
  await new Migrator({ db: earlier, provider }).migrateToLatest();
  await sql`INSERT INTO desk_users (id, email, role, created_at)
    VALUES ('1', 'dana@firm.example', 'admin', 1)`.execute(earlier);
  await sql`INSERT INTO desk_sessions (token_hash, user_id, created_at, expires_at)
    VALUES ('a', '1', 1, 2)`.execute(earlier);
  await sql`INSERT INTO desk_sign_in_links (token_hash, user_id, created_at, expires_at)
    VALUES ('b', '1', 1, 2)`.execute(earlier);
  await earlier.destroy();

  const storage = await openSqlite(file);
  onTestFinished(() => storage.close());
  const rows = await storage.run(async (queries) => ({
    users: await queries.selectFrom("desk_users").selectAll().execute(),
    sessions: await queries.selectFrom("desk_sessions").selectAll().execute(),
    links: await queries.selectFrom("desk_sign_in_links").selectAll().execute(),
  }));
  expect(rows).toMatchObject({
    users: [{ email: "dana@firm.example", role: "admin", oidc_subject: null }],
    sessions: [],
    links: [],
  });
});

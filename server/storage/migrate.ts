import { type Kysely, sql } from "kysely";
import * as firstTables from "./migrations/0001-first-tables.ts";
import * as whereLeadsComeFrom from "./migrations/0002-where-leads-come-from.ts";
import * as desk from "./migrations/0003-desk.ts";
import * as countingAndConnections from "./migrations/0004-counting-and-connections.ts";

/** In the order they are run. Released ones are never edited: add another. */
const migrations = [firstTables, whereLeadsComeFrom, desk, countingAndConnections];

/** Any number, as long as every server of this product takes the same. */
const postgresLockKey = 741_852_963;

/**
 * Brings the tables up to date, all or nothing. Servers that start together take turns: on SQLite
 * a transaction begins with the write lock, on PostgreSQL it takes an advisory one.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  engine: "sqlite" | "postgres",
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (engine === "postgres") {
      await sql`SELECT pg_advisory_xact_lock(${postgresLockKey})`.execute(transaction);
    }
    await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)`.execute(transaction);
    const applied = await sql<{ name: string }>`SELECT name FROM migrations`.execute(transaction);
    const names = new Set(applied.rows.map((row) => row.name));
    for (const migration of migrations) {
      if (names.has(migration.name)) continue;
      for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
      await sql`INSERT INTO migrations (name) VALUES (${migration.name})`.execute(transaction);
    }
  });
}

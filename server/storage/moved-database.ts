import { sql } from "kysely";
import { copiedTables } from "./copy-database.ts";
import type { Queries } from "./queries.ts";

const explanation = "this database was moved to PostgreSQL, set DATABASE_URL";

/**
 * Closes a SQLite database for good. A server that still runs on it cannot store a lead that
 * nobody would ever find: it answers 503 until it is started with DATABASE_URL.
 */
export async function markAsMoved(queries: Queries): Promise<void> {
  await sql`CREATE TABLE moved (note text)`.execute(queries);
  for (const table of copiedTables) {
    for (const change of ["INSERT", "UPDATE", "DELETE"]) {
      const name = `moved_${table}_${change.toLowerCase()}`;
      await sql
        .raw(
          `CREATE TRIGGER ${name} BEFORE ${change} ON ${table}
           BEGIN SELECT RAISE(ABORT, '${explanation}'); END`,
        )
        .execute(queries);
    }
  }
}

export async function wasMoved(queries: Queries): Promise<boolean> {
  const found = await sql`SELECT 1 FROM sqlite_master WHERE name = 'moved'`.execute(queries);
  return found.rows.length > 0;
}

export async function refuseIfMoved(queries: Queries): Promise<void> {
  if (await wasMoved(queries)) throw new Error(explanation);
}

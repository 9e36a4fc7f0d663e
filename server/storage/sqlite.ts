import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from "kysely";
import type { Queries } from "./tables.ts";

/**
 * An acknowledged lead must survive a power cut: hence synchronous=FULL, one fsync a commit.
 * The time-out lets the staff's commands and a second process write beside the server.
 */
const settings = `
  PRAGMA busy_timeout = 3000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

export function sqliteDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec(settings);
  return new SqliteDialect({ database: asKyselyExpects(database) });
}

/** Kysely knows the interface of better-sqlite3; node:sqlite differs in small ways. */
function asKyselyExpects(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      // A transaction that reads first and writes later can fail halfway when another process
      // writes in between; one that starts with the write lock only waits for it.
      const statement = wrap(database.prepare(text === "begin" ? "begin immediate" : text));
      if (prepared.size < 200) prepared.set(text, statement);
      return statement;
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

export const movedNote = "this database was moved to PostgreSQL, set DATABASE_URL";

/** `npm run leads -- move` leaves a table called `moved` in the file it has copied. */
export async function refuseIfMoved(queries: Queries): Promise<void> {
  const found = await sql`SELECT 1 FROM sqlite_master WHERE name = 'moved'`.execute(queries);
  if (found.rows.length > 0) throw new Error(movedNote);
}

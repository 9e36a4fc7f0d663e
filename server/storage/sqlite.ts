import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from "kysely";
import { StorageUnavailable } from "./storage-unavailable.ts";
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

export function sqliteDialect(file: string): Dialect {
  const database = openFile(file);
  return {
    createDriver: () => new NodeSqliteDriver(database),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (queries) => new SqliteIntrospector(queries),
  };
}

function openFile(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file);
    database.exec(settings);
    return database;
  } catch (error) {
    throw new StorageUnavailable(error);
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asKyselyExpects(database) });
    this.#database = database;
  }

  /**
   * A transaction that reads first and writes later can fail halfway when another process writes in
   * between; one that starts with the write lock only waits for it.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After some failures, a full disk for one, SQLite has rolled back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely knows the interface of better-sqlite3; node:sqlite differs in small ways. */
function asKyselyExpects(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      const statement = wrap(orUnavailable(() => database.prepare(text)));
      if (prepared.size < 200) prepared.set(text, statement);
      return statement;
    },
  };
}

function wrap(statement: StatementSync): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => orUnavailable(() => statement.all(...bound(parameters))),
    run: (parameters) => orUnavailable(() => statement.run(...bound(parameters))),
    iterate: (parameters) => orUnavailable(() => statement.iterate(...bound(parameters))),
  };
}

function orUnavailable<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw isOurMistake(error) ? error : new StorageUnavailable(error);
  }
}

/** SQLite's primary codes for statements it cannot run whenever it is asked. */
const mistakes = { ERROR: 1, TOOBIG: 18, CONSTRAINT: 19, MISMATCH: 20, MISUSE: 21, RANGE: 25 };
const raisedByTrigger = 1811;

/** Not the database's failure: a statement or a value that will never be right. */
function isOurMistake(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  if (code !== "ERR_SQLITE_ERROR") return true;
  // Only markAsMoved writes triggers: the database is closed for good.
  return errcode !== raisedByTrigger && Object.values(mistakes).includes(errcode & 0xff);
}

export const movedNote = "this database was moved to PostgreSQL, set DATABASE_URL";

/** `npm run leads -- move` leaves a table called `moved` in the file it has copied. */
export async function refuseIfMoved(queries: Queries): Promise<void> {
  const found = await sql`SELECT 1 FROM sqlite_master WHERE name = 'moved'`.execute(queries);
  if (found.rows.length > 0) throw new StorageUnavailable(new Error(movedNote));
}

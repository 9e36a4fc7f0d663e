import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
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
 * synchronous=FULL, with one fsync per commit, because an acknowledged lead must survive a power
 * cut. secure_delete, because erased data must not stay readable in the file. Once the file is
 * open, SQLite does not wait for locks, because node:sqlite would block the whole process.
 * `retryWhileLocked` waits instead.
 */
const settings = `
  PRAGMA busy_timeout = 60000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA busy_timeout = 0;
`;

export function sqliteDialect(file: string): Dialect {
  const database = openFile(file);
  return {
    createDriver: () => new NodeSqliteDriver(database),
    createAdapter: () => new TransactionalSqliteAdapter(),
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

/**
 * SQLite can roll back schema changes. With this setting Kysely migrates in a transaction, which
 * begins with the write lock, so processes that start together migrate one after the other.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }

  /**
   * A transaction that reads first and writes later can fail halfway when another process writes in
   * between. One that starts with the write lock only has to wait for it.
   */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After some failures, such as a full disk, SQLite has already rolled back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely expects the interface of better-sqlite3, from which node:sqlite differs in small ways. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
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
    throw isProgramError(error) ? error : new StorageUnavailable(error);
  }
}

const pauseMs = 50;

/**
 * SQLite lets one process write at a time. Work that finds the file locked has changed nothing and
 * is tried again, by default for about three seconds, while the process answers other requests.
 */
export async function retryWhileLocked<Result>(work: () => Promise<Result>, attempts = 60) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || resultCode(error) !== busyCode) throw error;
    }
    await pause(pauseMs);
  }
}

const busyCode = 5;

/** The file was cut off or overwritten (CORRUPT), or is something else (NOTADB). */
export function isDamaged(error: unknown): boolean {
  return [11, 26].includes(resultCode(error));
}

function resultCode(error: unknown): number {
  if (!(error instanceof StorageUnavailable)) return 0;
  const { errcode = 0 } = error.cause as { errcode?: number };
  return errcode & 0xff;
}

/** SQLite's primary result codes for statements that can never succeed. */
const mistakes = { ERROR: 1, TOOBIG: 18, CONSTRAINT: 19, MISMATCH: 20, MISUSE: 21, RANGE: 25 };
const raisedByTrigger = 1811;

function isProgramError(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  if (code !== "ERR_SQLITE_ERROR") return true;
  // Only markAsMoved creates triggers, so this means that the database is closed for good.
  return errcode !== raisedByTrigger && Object.values(mistakes).includes(errcode & 0xff);
}

export const movedNote = "this database was moved to PostgreSQL, set DATABASE_URL";

/** `npm run leads -- move` leaves a table called `moved` in the file it has copied. */
export async function refuseIfMoved(queries: Queries) {
  const found = await sql`SELECT 1 FROM sqlite_master WHERE name = 'moved'`.execute(queries);
  if (found.rows.length > 0) throw new StorageUnavailable(new Error(movedNote));
}

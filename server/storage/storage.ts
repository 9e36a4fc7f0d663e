import { join } from "node:path";
import {
  type Dialect,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import type pg from "pg";
import type { Log } from "../log.ts";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { limitedTo, postgresPool, toKyselyPool } from "./postgres.ts";
import { refuseIfMoved, retryWhileLocked, sqliteDialect } from "./sqlite.ts";
import type { Queries, Tables } from "./tables.ts";

/** Each throws StorageUnavailable if the database fails, and otherwise what the work throws. */
export type Storage = {
  engine: "sqlite" | "postgres";
  /** Only on PostgreSQL, for the rate limits, which have their own queries. */
  pool: pg.Pool | undefined;
  /**
   * One query, or several that need not be consistent with each other. If another process holds the
   * write lock of a SQLite file, the work is repeated from its beginning.
   */
  run<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * A transaction, durable once it resolves. It holds the write lock of a SQLite file, so work that
   * waits for anything but its queries delays every other process that writes.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  snapshot<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Moves SQLite's write-ahead log into the database file, so that deleted data can be read in
   * neither. It does not wait. Returns false if another process is reading now.
   */
  checkpoint(): Promise<boolean>;
  /** The clock shared by all servers of this database. */
  now(): Promise<number>;
  close(): Promise<void>;
};

export function sqliteFile(dataDir: string): string {
  return join(dataDir, "leads.sqlite");
}

export async function openStorage(
  where: { databaseUrl: string | undefined; dataDir: string },
  log: Log,
): Promise<Storage> {
  return where.databaseUrl === undefined
    ? openSqlite(sqliteFile(where.dataDir))
    : openPostgres(where.databaseUrl, log);
}

/** How often the start tries while another process migrates, for about a minute. */
const attemptsToOpen = 1200;

export async function openSqlite(file: string): Promise<Storage> {
  const queries = openQueries(sqliteDialect(file));
  const prepare = async () => {
    await refuseIfMoved(queries);
    await migrate(queries);
  };
  try {
    await retryWhileLocked(prepare, attemptsToOpen);
  } catch (error) {
    await queries.destroy();
    throw error;
  }
  return sqliteStorage(queries);
}

/** Opens a database without migrating it, for a backup that an earlier version may have made. */
export async function openSqliteUnchanged(file: string): Promise<Storage> {
  return sqliteStorage(openQueries(sqliteDialect(file)));
}

function sqliteStorage(queries: Queries): Storage {
  const transaction: Storage["transaction"] = (work) =>
    retryWhileLocked(() => queries.transaction().execute(work));
  return {
    engine: "sqlite",
    pool: undefined,
    run: (work) => retryWhileLocked(() => work(queries)),
    transaction,
    snapshot: transaction,
    async checkpoint() {
      const statement = sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`;
      const { rows } = await statement.execute(queries);
      return rows[0]?.busy === 0;
    },
    now: async () => Date.now(),
    close: () => queries.destroy(),
  };
}

export async function openPostgres(
  databaseUrl: string,
  log: Log,
  { statementMs = 10_000, connectionMs = 5000 } = {},
): Promise<Storage> {
  const connecting = { connectionTimeoutMillis: connectionMs };
  const migrating = openQueries(
    postgresDialect(postgresPool(databaseUrl, log, { ...connecting, max: 1 })),
  );
  await migrate(migrating).finally(() => migrating.destroy());

  const pool = postgresPool(databaseUrl, log, { ...connecting, ...limitedTo(statementMs) });
  const queries = openQueries(postgresDialect(pool));
  const milliseconds = sql<{ now: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;
  return {
    engine: "postgres",
    pool,
    run: (work) => work(queries),
    transaction: (work) => queries.transaction().execute(work),
    snapshot: (work) => queries.transaction().setIsolationLevel("repeatable read").execute(work),
    checkpoint: async () => true,
    now: async () => (await milliseconds.execute(queries)).rows[0]?.now ?? 0,
    close: () => queries.destroy(),
  };
}

const postgresDialect = (pool: pg.Pool) => new PostgresDialect({ pool: toKyselyPool(pool) });

/** PostgreSQL has no empty lists. Nothing is in one. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

function openQueries(dialect: Dialect): Queries {
  return new Kysely<Tables>({ dialect, plugins: [emptyLists] });
}

/**
 * Run in the order of their names. From 1.0.0 on none is edited, and a change is another
 * migration.
 */
const migrations = {
  "0001-first-tables": firstTables,
};

async function migrate(queries: Queries) {
  const later = await migrationsOfLaterVersions(queries);
  const provider = { getMigrations: async () => ({ ...migrations, ...later }) };
  const { error } = await new Migrator({ db: queries, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * An operator may go back to the version before, which then finds tables that it does not know.
 * Migrations only add, so it can work with them. Kysely alone would refuse.
 */
async function migrationsOfLaterVersions(queries: Queries): Promise<Record<string, Migration>> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(queries);
  const unknown = rows.filter(({ name }) => !Object.hasOwn(migrations, name));
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: async () => {} }]));
}

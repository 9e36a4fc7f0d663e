import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import type { Log } from "../log.ts";
import { migrate } from "./migrate.ts";
import { asKyselyExpects, postgresPool } from "./postgres.ts";
import { refuseIfMoved, sqliteDialect } from "./sqlite.ts";
import type { Queries, Tables } from "./tables.ts";

/**
 * Each fails with StorageUnavailable where the database failed (sqlite.ts, postgres.ts), and with
 * what the caller's own work threw where that did.
 */
export type Storage = {
  engine: "sqlite" | "postgres";
  /** Only on PostgreSQL: for the rate limits, which bring their own queries. */
  pool: pg.Pool | undefined;
  /** One query, or several that need not agree with each other. */
  run<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * All or nothing, and durable once it resolves. Work that waits for anything but its queries keeps
   * every other process waiting that writes to the same SQLite file, and such a one answers nobody.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Several reads that see the database as of one moment. */
  snapshot<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** The clock that everyone who shares this database goes by. */
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

export async function openSqlite(file: string): Promise<Storage> {
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  await refuseIfMoved(queries);
  await migrate(queries, "sqlite");
  return sqliteStorage(queries);
}

/** With the tables it has: for a backup, which an earlier version may have made. */
export async function openSqliteUnchanged(file: string): Promise<Storage> {
  return sqliteStorage(new Kysely<Tables>({ dialect: sqliteDialect(file) }));
}

function sqliteStorage(queries: Queries): Storage {
  const common = commonTo(queries);
  return {
    ...common,
    engine: "sqlite",
    pool: undefined,
    snapshot: common.transaction,
    now: async () => Date.now(),
  };
}

export async function openPostgres(databaseUrl: string, log: Log): Promise<Storage> {
  const pool = postgresPool(databaseUrl, log);
  const queries = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: asKyselyExpects(pool) }),
  });
  const milliseconds = sql<{ now: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;
  await migrate(queries, "postgres");
  return {
    ...commonTo(queries),
    engine: "postgres",
    pool,
    snapshot: (work) => queries.transaction().setIsolationLevel("repeatable read").execute(work),
    now: async () => (await milliseconds.execute(queries)).rows[0]?.now ?? 0,
  };
}

function commonTo(queries: Queries): Pick<Storage, "run" | "transaction" | "close"> {
  return {
    run: (work) => work(queries),
    transaction: (work) => queries.transaction().execute(work),
    close: () => queries.destroy(),
  };
}

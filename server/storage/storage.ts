import { join } from "node:path";
import { Kysely, sql } from "kysely";
import type pg from "pg";
import type { Log } from "../log.ts";
import { migrate } from "./migrate.ts";
import { refuseIfMoved } from "./moved-database.ts";
import { postgresDialect, postgresPool } from "./postgres.ts";
import type { Queries } from "./queries.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** The database could not do it now. The visitor is told to try again; nothing was promised. */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

export type Storage = {
  engine: "sqlite" | "postgres";
  /** Only on PostgreSQL: for the rate limits, which bring their own queries. */
  pool: pg.Pool | undefined;
  /** One query, or several that need not agree with each other. */
  run<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** All or nothing, and durable once it resolves. */
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
  return {
    engine: "sqlite",
    pool: undefined,
    run: (work) => orUnavailable(() => work(queries)),
    transaction: (work) => orUnavailable(() => queries.transaction().execute(work)),
    snapshot: (work) => orUnavailable(() => queries.transaction().execute(work)),
    now: async () => Date.now(),
    close: () => queries.destroy(),
  };
}

export async function openPostgres(databaseUrl: string, log: Log): Promise<Storage> {
  const pool = postgresPool(databaseUrl, log);
  const queries = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const milliseconds = sql<{ now: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;
  await migrate(queries, "postgres");
  return {
    engine: "postgres",
    pool,
    run: (work) => orUnavailable(() => work(queries)),
    transaction: (work) => orUnavailable(() => queries.transaction().execute(work)),
    snapshot: (work) =>
      orUnavailable(() => queries.transaction().setIsolationLevel("repeatable read").execute(work)),
    now: () => orUnavailable(async () => (await milliseconds.execute(queries)).rows[0]?.now ?? 0),
    close: () => queries.destroy(),
  };
}

async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageUnavailable("The database could not do it.", { cause });
  }
}

import type { PostgresPool } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";

/** Times are stored as bigint; they fit a JavaScript number until the year 287396. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * For the server's own queries: a database that hangs must end in a 503, not in a waiting visitor.
 * The database ends a statement itself; where it is silent, the client gives up a little later.
 */
export function limitedTo(statementMs: number): pg.PoolConfig {
  return { statement_timeout: statementMs, query_timeout: statementMs + 5000 };
}

export function postgresPool(databaseUrl: string, log: Log, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: "ledgerwell-site",
    ...settings,
  });
  // Without listeners a connection that dies, idle or in use, would end the process.
  const lost = (error: Error & { code?: string }) =>
    log.warn("database-connection-lost", { code: error.code });
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

/** The pool as Kysely uses it: what fails between us and the database is a StorageUnavailable. */
export function toKyselyPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(fail);
      let isSilent = false;
      const failQuery = (error: unknown): never => {
        isSilent ||= !(error instanceof pg.DatabaseError);
        return fail(error);
      };
      return {
        // Kysely would hand over a cursor only if its dialect were given a kind of cursor.
        query: (text: unknown, values?: readonly unknown[]): never =>
          client.query(text as string, values as unknown[]).catch(failQuery) as never,
        // Without an answer to the last statement, the next one would wait behind it.
        release: (destroy) => client.release(destroy || isSilent),
      };
    },
  };
}

function fail(error: unknown): never {
  throw isCallerError(error) ? error : new StorageUnavailable(error);
}

/**
 * Not the database's failure: a statement or a value that will never be right. PostgreSQL's classes
 * are data exception, integrity constraint, and syntax; a right that is missing (42501) can be given.
 */
function isCallerError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(22|23|42(?!501))/.test(error.code ?? "");
  return error instanceof TypeError;
}

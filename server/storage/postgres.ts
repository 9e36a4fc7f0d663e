import type { PostgresPool } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";

/** Times are stored as bigint. They fit a JavaScript number until the year 287396. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * For the server's own queries. A database that hangs must cause a 503 instead of a waiting
 * visitor. The database itself cancels a slow statement. If it does not respond, the client gives
 * up a little later.
 */
export function limitedTo(statementMs: number): pg.PoolConfig {
  return { statement_timeout: statementMs, query_timeout: statementMs + 5000 };
}

export function postgresPool(databaseUrl: string, log: Log, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: 10,
    keepAlive: true,
    application_name: "ledgerwell-site",
    ...settings,
  });
  // Without error listeners a connection that breaks would end the process.
  const lost = (error: Error & { code?: string }) =>
    log.warn("database-connection-lost", { code: error.code });
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

/** Failures of the database or the connection become StorageUnavailable. */
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
        // Kysely passes a cursor only if its dialect was given a cursor class.
        query: (text: unknown, values?: readonly unknown[]): never =>
          client.query(text as string, values as unknown[]).catch(failQuery) as never,
        // If the last statement was not answered, the next one on this connection would wait behind
        // it.
        release: (destroy) => client.release(destroy || isSilent),
      };
    },
  };
}

function fail(error: unknown): never {
  throw isProgramError(error) ? error : new StorageUnavailable(error);
}

/**
 * Errors of the statement or its values, which no retry can fix. PostgreSQL's classes are data
 * exception, integrity constraint, and syntax. A missing privilege (42501) is not among them, since
 * it can be granted.
 */
function isProgramError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(22|23|42(?!501))/.test(error.code ?? "");
  return error instanceof TypeError;
}

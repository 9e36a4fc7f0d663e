import pg from "pg";
import type { Log } from "../log.ts";

/** Times are stored as bigint; they fit a JavaScript number until the year 287396. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Time-outs everywhere: a database that hangs must end in a 503, not in a waiting visitor. */
export function postgresPool(databaseUrl: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
    application_name: "ledgerwell-site",
  });
  // Without listeners a connection that dies, idle or in use, would end the process.
  const lost = (error: Error & { code?: string }) =>
    log.warn("database-connection-lost", { code: error.code });
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type PostgresCluster,
  postgresBinaries,
  startPostgres,
} from "../tests/support/postgres.ts";
import { resultsRequest, sendResults } from "../tests/support/requests.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { bareInserts, type Database, type StoredRows, storedRows } from "./leads/bare-inserts.ts";
import { count, mediansInTurns, times } from "./support/figures.ts";

const visitors = 32;
const roundMs = 3000;

type NewDatabase = () => Promise<Database>;

/**
 * Acknowledged leads a second through the whole endpoint (HTTP, checks, estimate, message), beside
 * bare inserts of the same rows into the same tables with the same durability.
 */
export async function run(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-data-"));
  const newFolder = () => ({ DATA_DIR: mkdtempSync(join(folder, "data-")) });
  let cluster: PostgresCluster | undefined;
  try {
    await measure("SQLite", async () => newFolder(), rounds);
    if (postgresBinaries === undefined) {
      console.log("PostgreSQL is not measured: this needs its server programs (initdb, postgres).");
      return;
    }
    cluster = await startPostgres({ fsync: true });
    const { createDatabase } = cluster;
    const newDatabase = async () => ({ ...newFolder(), DATABASE_URL: await createDatabase() });
    await measure("PostgreSQL", newDatabase, rounds);
  } finally {
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, newDatabase: NewDatabase, rounds: number): Promise<void> {
  const peerDatabase = await newDatabase();
  const bare = await bareInserts(peerDatabase, await rowsOfOneLead(peerDatabase));
  const server = await startServer(await newDatabase());
  try {
    const { ours, peer } = await mediansInTurns(rounds, {
      ours: async () => ({ perSecond: await acknowledgedPerSecond(server.url) }),
      peer: async () => ({ perSecond: await bare.perSecond(roundMs) }),
    });
    console.log(`${name}, ${visitors} visitors at once`);
    console.log(`  ours          ${count(ours.perSecond)} leads/s`);
    console.log(`  bare inserts  ${count(peer.perSecond)} leads/s`);
    console.log(`  ours to bare inserts: ${times(ours.perSecond / peer.perSecond)}`);
  } finally {
    await Promise.all([server.stop(), bare.close()]);
  }
}

const startServer = (database: Database) => startSiteServer({ ...database, RATE_LIMIT: "off" });

/** Our server creates the tables and fills them once. */
async function rowsOfOneLead(database: Database): Promise<StoredRows> {
  const server = await startServer(database);
  try {
    await sendNewLead(server.url);
  } finally {
    await server.stop();
  }
  return storedRows(database);
}

async function acknowledgedPerSecond(origin: string): Promise<number> {
  const began = performance.now();
  let acknowledged = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() - began < roundMs) {
        await sendNewLead(origin);
        acknowledged += 1;
      }
    }),
  );
  return (acknowledged * 1000) / (performance.now() - began);
}

async function sendNewLead(origin: string): Promise<void> {
  const response = await sendResults(origin, resultsRequest(`${randomUUID()}@practice.example`));
  const answer = await response.text();
  if (!response.ok) throw new Error(`The server answered ${response.status}: ${answer}`);
}

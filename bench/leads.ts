import { randomUUID } from "node:crypto";
import { resultsRequest, sendResults } from "../tests/support/requests.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { bareInserts, type StoredRows, storedRows } from "./leads/bare-inserts.ts";
import { type Database, type Engine, onEachEngine } from "./support/databases.ts";
import { count, mediansInTurns, times } from "./support/figures.ts";

const visitors = 32;
const roundMs = 3000;

/**
 * Acknowledged leads a second through the whole endpoint (HTTP, checks, estimate, message), beside
 * bare inserts of the same rows into the same tables with the same durability.
 */
export async function run(rounds: number): Promise<void> {
  await onEachEngine((engine) => measure(engine, rounds));
}

async function measure({ name, newDatabase }: Engine, rounds: number): Promise<void> {
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

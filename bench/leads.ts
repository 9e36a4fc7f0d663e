import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage } from "#server/leads/storage.ts";
import { silentLog } from "#server/log.ts";
import { postgresBinaries, startPostgres } from "../tests/support/postgres.ts";
import { bundleServer, type ServerProgram } from "../tests/support/spawned-server.ts";
import {
  type BareInsert,
  bareInsertIntoPostgres,
  bareInsertIntoSqlite,
  type StoredRows,
} from "./leads/bare-insert.ts";
import { sendLoad } from "./leads/send-load.ts";
import { median } from "./support/median.ts";

const visitors = 16;
const connections = 10;
const rounds = 3;
const roundMs = 4000;
const storedLeads = 20_000;
const target = { ratio: 0.4, slowdown: 3 };

type Engine = {
  name: string;
  env: { DATA_DIR: string; DATABASE_URL?: string };
  bareInsert: (rows: StoredRows) => Promise<BareInsert>;
};

/**
 * Acknowledged leads a second through the whole endpoint (HTTP, checks, estimate, message) beside
 * bare inserts of the same rows with the same durability, in turns; and the endpoint's p99 with
 * 20,000 leads stored beside the empty database's.
 */
export async function run(): Promise<void> {
  const program = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), "bench-leads-"));
  try {
    await measure(program, {
      name: "SQLite",
      env: { DATA_DIR: join(folder, "sqlite") },
      bareInsert: async (rows) => bareInsertIntoSqlite(folder, rows),
    });
    if (postgresBinaries === undefined) {
      console.log("PostgreSQL was not found: there is nothing to measure with.");
    } else {
      await measurePostgres(program, join(folder, "postgres"));
    }
  } finally {
    program.remove();
    rmSync(folder, { recursive: true });
  }
}

async function measurePostgres(program: ServerProgram, dataDir: string): Promise<void> {
  const cluster = await startPostgres({ fsync: true });
  try {
    const [ours, theirs] = [await cluster.createDatabase(), await cluster.createDatabase()];
    await measure(program, {
      name: "PostgreSQL",
      env: { DATA_DIR: dataDir, DATABASE_URL: ours },
      bareInsert: (rows) => bareInsertIntoPostgres(theirs, connections, rows),
    });
  } finally {
    await cluster.remove();
  }
}

async function measure(program: ServerProgram, engine: Engine): Promise<void> {
  const server = await program.start(engine.env);
  await sendLoad(server.origin, { visitors, leads: 1000 });
  const bare = await engine.bareInsert(await rowsOfOneLead(engine));
  await bare.perSecond(500);
  const empty = await sendLoad(server.origin, { visitors, milliseconds: roundMs });

  const speeds = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    speeds.bare.push(await bare.perSecond(roundMs));
    const load = await sendLoad(server.origin, { visitors, milliseconds: roundMs });
    speeds.ours.push(load.acknowledgedPerSecond);
  }
  await sendLoad(server.origin, { visitors, leads: storedLeads });
  const full = await sendLoad(server.origin, { visitors, milliseconds: roundMs });
  await server.stop();
  await bare.close();

  console.log(`${engine.name}, ${visitors} visitors at once, median of ${rounds}`);
  reportSpeed(median(speeds.ours), median(speeds.bare));
  reportSlowdown(p99(empty.latenciesMs), p99(full.latenciesMs));
}

async function rowsOfOneLead({ env }: Engine): Promise<StoredRows> {
  const where = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const storage = await openStorage(where, silentLog);
  const rows = await storage.run(async (queries) => ({
    lead: await queries.selectFrom("leads").selectAll().executeTakeFirstOrThrow(),
    message: await queries.selectFrom("outbox").selectAll().executeTakeFirstOrThrow(),
  }));
  await storage.close();
  return rows;
}

function reportSpeed(ours: number, bare: number): void {
  const ratio = ours / bare;
  console.log(
    `  acknowledged leads/s ${count(ours)}, bare inserts of the same rows/s ${count(bare)}`,
  );
  console.log(
    `  ratio ${ratio.toFixed(2)}x (at least ${target.ratio}x: ${verdict(ratio >= target.ratio)})`,
  );
}

function reportSlowdown(empty: number, full: number): void {
  const ratio = full / empty;
  console.log(
    `  p99 ${empty.toFixed(1)} ms empty, ${full.toFixed(1)} ms with over ${count(storedLeads)} leads`,
  );
  console.log(
    `  ratio ${ratio.toFixed(2)}x (at most ${target.slowdown}x: ${verdict(ratio <= target.slowdown)})`,
  );
}

function p99(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
}

const count = (number: number) => Math.round(number).toLocaleString("en-US");
const verdict = (met: boolean) => (met ? "met" : "missed");

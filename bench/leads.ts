import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { silentLog } from "#server/log.ts";
import { openStorage } from "#server/storage/storage.ts";
import { postgresBinaries, startPostgres } from "../tests/support/postgres.ts";
import { bundleServer, type ServerProgram } from "../tests/support/spawned-server.ts";
import {
  type BareInsert,
  bareInsertIntoPostgres,
  bareInsertIntoSqlite,
  type StoredRows,
} from "./leads/bare-insert.ts";
import { type Load, sendLoad } from "./leads/send-load.ts";
import { median } from "./support/median.ts";

const visitors = 32;
const connections = 10;
const rounds = 5;
const roundMs = 3000;
const storedLeads = 20_000;
const target = { ratio: 0.4, slowdown: 3 };

type Database = { DATA_DIR: string; DATABASE_URL?: string };

type Engine = {
  name: string;
  newDatabase: () => Promise<Database>;
  bareInsert: (rows: StoredRows) => Promise<BareInsert>;
};

/**
 * Acknowledged leads a second through the whole endpoint (HTTP, checks, estimate, message) beside
 * bare inserts of the same rows with the same durability, in turns; and the endpoint's p99 with
 * 20,000 leads stored beside an empty database's, in turns.
 */
export async function run(): Promise<void> {
  const program = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), "bench-leads-"));
  const newFolder = () => mkdtempSync(join(folder, "data-"));
  try {
    await measure(program, {
      name: "SQLite",
      newDatabase: async () => ({ DATA_DIR: newFolder() }),
      bareInsert: async (rows) => bareInsertIntoSqlite(newFolder(), rows),
    });
    if (postgresBinaries === undefined) {
      console.log("PostgreSQL was not found: there is nothing to measure with.");
      return;
    }
    const cluster = await startPostgres({ fsync: true });
    try {
      await measure(program, {
        name: "PostgreSQL",
        newDatabase: async () => ({
          DATA_DIR: newFolder(),
          DATABASE_URL: await cluster.createDatabase(),
        }),
        bareInsert: async (rows) =>
          bareInsertIntoPostgres(await cluster.createDatabase(), connections, rows),
      });
    } finally {
      await cluster.remove();
    }
  } finally {
    program.remove();
    rmSync(folder, { recursive: true });
  }
}

async function measure(program: ServerProgram, engine: Engine): Promise<void> {
  const database = await engine.newDatabase();
  const full = await program.start(database);
  await sendLoad(full.origin, { visitors, leads: 1000 });
  const bare = await engine.bareInsert(await rowsOfOneLead(database));
  await bare.perSecond(500);

  const speeds = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    speeds.bare.push(await bare.perSecond(roundMs));
    const load = await sendLoad(full.origin, { visitors, milliseconds: roundMs });
    speeds.ours.push(load.acknowledgedPerSecond);
  }
  await bare.close();
  await sendLoad(full.origin, { visitors, leads: storedLeads });

  const empty = await program.start(await engine.newDatabase());
  await sendLoad(empty.origin, { visitors, leads: 500 });
  const waits = { full: [] as number[], empty: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    waits.empty.push(p99(await sendLoad(empty.origin, { visitors, leads: 1000 })));
    waits.full.push(p99(await sendLoad(full.origin, { visitors, leads: 1000 })));
  }
  await Promise.all([full.stop(), empty.stop()]);

  console.log(`${engine.name}, ${visitors} visitors at once, median of ${rounds}`);
  reportSpeed(median(speeds.ours), median(speeds.bare));
  reportSlowdown(median(waits.empty), median(waits.full));
}

async function rowsOfOneLead(database: Database): Promise<StoredRows> {
  const where = { databaseUrl: database.DATABASE_URL, dataDir: database.DATA_DIR };
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

function p99({ latenciesMs }: Load): number {
  const sorted = latenciesMs.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

const count = (number: number) => Math.round(number).toLocaleString("en-US");
const verdict = (met: boolean) => (met ? "met" : "missed");

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDeskSession } from "#server/desk/sessions.ts";
import { addMember } from "#server/desk/users.ts";
import { silentLog } from "#server/log.ts";
import { openStorage, sqliteFile } from "#server/storage/storage.ts";
import { postgresBinaries, startPostgres } from "../tests/support/postgres.ts";
import { seedCounts } from "../tests/support/seed-counts.ts";
import { seedLeads } from "../tests/support/seed-leads.ts";
import { bundleServer, type ServerProgram } from "../tests/support/spawned-server.ts";
import { type PlainSql, plainPostgres, plainSqlite } from "./desk/plain-sql.ts";
import { screens } from "./desk/screens.ts";

const leads = 100_000;
const days = 730;
const rounds = 60;
const highestRatio = 3;
const now = Date.now();

type Database = { DATA_DIR: string; DATABASE_URL?: string };

/**
 * How long the desk's screens wait for the server with 100,000 leads: p95 of the whole answer
 * (HTTP, session, query, JSON) beside the same statements run by themselves on a connection of
 * the same kind, in turns.
 */
export async function run(): Promise<void> {
  const program = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), "bench-desk-"));
  console.log(`${count(leads)} leads, ${days} days of figures, p95 of ${rounds} in turns`);
  console.log(line(["engine", "screen", "the desk", "plain SQL", "ratio", ""]));
  try {
    const embedded = { DATA_DIR: folder };
    await measure(program, "SQLite", embedded, () => plainSqlite(sqliteFile(folder)));
    if (postgresBinaries === undefined) {
      console.log("PostgreSQL was not found: there is nothing to measure with.");
      return;
    }
    const cluster = await startPostgres({ fsync: true });
    try {
      const DATABASE_URL = await cluster.createDatabase();
      const shared = { DATA_DIR: mkdtempSync(join(folder, "data-")), DATABASE_URL };
      await measure(program, "PostgreSQL", shared, () => plainPostgres(DATABASE_URL));
    } finally {
      await cluster.remove();
    }
  } finally {
    program.remove();
    rmSync(folder, { recursive: true });
  }
}

async function measure(
  program: ServerProgram,
  engine: string,
  database: Database,
  connect: () => Promise<PlainSql>,
): Promise<void> {
  const cookie = await seed(database);
  const server = await program.start(database);
  const plain = await connect();
  await plain.tidy();
  for (const { name, path, statements } of screens(now)) {
    const times = { ours: [] as number[], plain: [] as number[] };
    for (let round = -5; round < rounds; round++) {
      const ours = await timed(() => ask(`${server.origin}${path}`, cookie));
      const bare = await timed(() => plain.run(statements));
      if (round < 0) continue;
      times.ours.push(ours);
      times.plain.push(bare);
    }
    const [ours, bare] = [p95(times.ours), p95(times.plain)];
    const verdict = ours / bare <= highestRatio ? "met" : "missed";
    const ratio = `${(ours / bare).toFixed(2)}x`;
    const target = `at most ${highestRatio}x: ${verdict}`;
    console.log(line([engine, name, milliseconds(ours), milliseconds(bare), ratio, target]));
  }
  await plain.close();
  await server.stop();
}

/** Returns the cookie of somebody who is signed in. */
async function seed({ DATA_DIR, DATABASE_URL }: Database): Promise<string> {
  const storage = await openStorage({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, silentLog);
  const { user, token } = await storage.transaction(async (queries) => {
    const member = await addMember(queries, "bench@firm.example", "staff", now);
    if (member === undefined) throw new Error("The database is not empty.");
    return { user: member, token: await openDeskSession(queries, member.id, now) };
  });
  await seedLeads(storage, { count: leads, now, owners: [user.id], withMessages: 0 });
  await seedCounts(storage, { days, now });
  await storage.close();
  return `desk_session=${token}`;
}

async function ask(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await response.arrayBuffer();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

const count = (number: number) => number.toLocaleString("en-US");
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
const line = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.padEnd(16))
    .join("")
    .trimEnd();

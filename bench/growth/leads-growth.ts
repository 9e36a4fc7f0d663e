import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { deskLeadsCsvPath, deskLeadsPath } from "#contracts/desk/leads.ts";
import { postgresBinaries, startPostgres } from "../../tests/support/postgres.ts";
import { sendResults } from "../../tests/support/requests.ts";
import { freePort } from "../../tests/support/site-server.ts";
import { buildWhenChanged } from "../../tools/build/build-when-changed.ts";
import { median } from "../support/median.ts";
import { untilItAnswers } from "../support/until-it-answers.ts";
import { type Database, fillDatabase } from "./fill-database.ts";
import { verdict } from "./linear.ts";
import { startMeasured, type Usage } from "./measured-program.ts";
import { count, megabytes, milliseconds, seconds, table } from "./table.ts";

const sizes = [10_000, 100_000, 1_000_000];
/** About half of the leads are older: fill-database.ts. */
const purgedDays = 150;
const asks = 5;

type Measured = {
  leads: number;
  firstPageInMs: number;
  latePageInMs: number;
  download: { seconds: number; bytes: number; serverPeakBytes: number };
  purged: Usage & { visitors: { longestWaitInMs: number; refused: number } };
};

/** The list, the export and the purge, with the server running, on both engines. */
export async function leadsGrowth(): Promise<void> {
  await buildWhenChanged();
  await onEngine("SQLite", async (DATA_DIR) => ({ DATA_DIR }));
  if (postgresBinaries === undefined) {
    console.log("PostgreSQL was not found: there is nothing to measure with.");
    return;
  }
  const cluster = await startPostgres({ fsync: true });
  try {
    await onEngine("PostgreSQL", async (DATA_DIR) => ({
      DATA_DIR,
      DATABASE_URL: await cluster.createDatabase(),
    }));
  } finally {
    await cluster.remove();
  }
}

async function onEngine(
  engine: string,
  newDatabase: (folder: string) => Promise<Database>,
): Promise<void> {
  const results: Measured[] = [];
  for (const leads of sizes) {
    const folder = mkdtempSync(join(tmpdir(), "bench-growth-leads-"));
    try {
      results.push(await measure(await newDatabase(folder), leads));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  console.log(`\n${engine}`);
  console.log(
    table(
      [
        ...["leads", "list", "late page", "download", "size", "server's peak"],
        ...["purge of half", "its peak", "visitors' longest wait"],
      ],
      results.map(({ leads, firstPageInMs, latePageInMs, download, purged }) => [
        ...[count(leads), milliseconds(firstPageInMs), milliseconds(latePageInMs)],
        ...[seconds(download.seconds), megabytes(download.bytes)],
        ...[megabytes(download.serverPeakBytes), seconds(purged.seconds)],
        megabytes(purged.peakBytes),
        `${milliseconds(purged.visitors.longestWaitInMs)}, ${purged.visitors.refused} refused`,
      ]),
    ),
  );
  const [, middle, last] = results;
  if (!middle || !last) return;
  const costs: Record<string, (result: Measured) => number> = {
    "list, first page with its counts": ({ firstPageInMs }) => firstPageInMs,
    "list, late page": ({ latePageInMs }) => latePageInMs,
    "download at the desk": ({ download }) => download.seconds,
    "server's peak memory": ({ download }) => download.serverPeakBytes,
    purge: ({ purged }) => purged.seconds,
    "purge, peak memory": ({ purged }) => purged.peakBytes,
  };
  for (const [what, of] of Object.entries(costs)) {
    const [from, to] = [middle, last].map((result) => ({ items: result.leads, cost: of(result) }));
    if (from && to) console.log(verdict(what, from, to));
  }
}

async function measure(database: Database, leads: number): Promise<Measured> {
  const { cookie, latePosition } = await fillDatabase(database, leads);
  const env = { ...database, RATE_LIMIT: "off", NODE_ENV: "production" };
  const cwd = process.cwd();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startMeasured(["build/service/start.js"], {
    cwd,
    env: { ...env, PORT: `${port}` },
  });
  await untilItAnswers(`${origin}/healthz`, server.child);
  const ask = (path: string) => bytesOf(`${origin}${path}`, cookie);

  const firstPageInMs = await medianTime(() => ask(deskLeadsPath));
  const latePageInMs = await medianTime(() => ask(`${deskLeadsPath}?after=${latePosition}`));
  const began = performance.now();
  const bytes = await ask(deskLeadsCsvPath);
  const download = { seconds: (performance.now() - began) / 1000, bytes };
  if (bytes < leads * 100) throw new Error("Leads are missing.");

  const purge = ["build/service/leads.js", "purge", "--older-than", `${purgedDays}d`];
  const purging = startMeasured(purge, { cwd, env }).ended;
  const visitors = await sendMeanwhile(origin, purging);
  const purged = { ...(await purging), visitors };
  server.child.kill("SIGTERM");
  const { peakBytes: serverPeakBytes } = await server.ended;
  return {
    ...{ leads, firstPageInMs, latePageInMs, purged },
    download: { ...download, serverPeakBytes },
  };
}

/** Of visitors who send their results, five a second, while something else is under way. */
async function sendMeanwhile(origin: string, underWay: Promise<unknown>) {
  const over = underWay.then(
    () => true,
    () => true,
  );
  const visitors = { longestWaitInMs: 0, refused: 0 };
  do {
    const began = performance.now();
    const response = await sendResults(origin);
    await response.arrayBuffer();
    visitors.longestWaitInMs = Math.max(visitors.longestWaitInMs, performance.now() - began);
    if (!response.ok) visitors.refused += 1;
  } while (!(await Promise.race([over, pause(200, false)])));
  return visitors;
}

async function bytesOf(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= asks; round += 1) {
    const began = performance.now();
    await work();
    // The first one also reads the pages of the database into memory.
    if (round > 0) times.push(performance.now() - began);
  }
  return median(times);
}

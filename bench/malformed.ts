import { globSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runnerImport } from "vite";
import type * as Malformed from "../tests/support/malformed-requests.ts";
import { sendResults } from "../tests/support/requests.ts";
import { type SiteServer, startSiteServer } from "../tests/support/site-server.ts";
import { buildWhenChanged } from "../tools/build/build-when-changed.ts";
import { untilCompressed } from "./support/our-server.ts";

const seed = 20_261_115;
const requests = 100_000;
/** Until then V8 and the allocator take what this load needs; every look is printed. */
const warmUp = 25_000;
const lookEvery = 15_000;
const atOnce = 32;
const halfRequests = 20;
/** Flat: no more than this above what there was after the warm-up, and none of it in the last half. */
const target = { growth: 0.1, growthInLastHalf: 0.05 };

type Memory = { sent: number; rss: number; heapTotal: number; heapUsed: number; external: number };
type Outcomes = Map<string, Map<string, number>>;

/** The built server in a process of its own, under requests that are all wrong in some way. */
export async function run(): Promise<void> {
  await buildWhenChanged();
  const { module } = await runnerImport<typeof Malformed>("./tests/support/malformed-requests.ts", {
    configFile: false,
    logLevel: "error",
  });
  const server = await startSiteServer({
    RATE_LIMIT: "off",
    NODE_OPTIONS: `--import=${resolve("bench/malformed/report-memory.ts")}`,
  });
  try {
    await untilCompressed(server.output);
    const started = performance.now();
    const half = openHalfRequests(portOf(server));
    const outcomes: Outcomes = new Map();
    const memory = await sendAll(module, server, outcomes);
    reportAnswers(outcomes, performance.now() - started);
    reportMemory(memory);
    await reportEnd(server, await half);
  } finally {
    await server.stop();
  }
}

const portOf = ({ url }: SiteServer) => Number(new URL(url).port);

async function sendAll(
  { malformedRequests, sendMalformed, sessionOfFirstAdmin }: typeof Malformed,
  server: SiteServer,
  outcomes: Outcomes,
): Promise<Memory[]> {
  const session = await sessionOfFirstAdmin(server.url, server.output());
  const next = malformedRequests(seed, await filesOf(), [session]);
  const port = portOf(server);
  const memory: Memory[] = [];
  let sent = 0;
  for (let until = requests % lookEvery; until <= requests; until += lookEvery) {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (sent < until) {
          sent += 1;
          const { value: request } = next.next();
          const status = await sendMalformed(port, request);
          const outcome = status === undefined ? "none" : status === 500 ? "500" : `${status}`[0];
          const ofKind = outcomes.get(request.kind) ?? new Map<string, number>();
          ofKind.set(`${outcome}`, (ofKind.get(`${outcome}`) ?? 0) + 1);
          outcomes.set(request.kind, ofKind);
        }
      }),
    );
    memory.push({ sent, ...(await memoryOf(server)) });
  }
  return memory;
}

/** The pages and files of the build, as a browser asks for them. */
async function filesOf(): Promise<string[]> {
  const { pages } = await import("../tests/support/built-site.ts");
  const files = globSync("**/*.{js,css,woff2,xml,txt,svg}", { cwd: "build/client" });
  return [...pages.map(({ path }) => path), ...files.map((file) => `/${file}`)];
}

async function memoryOf({ pid, output }: SiteServer): Promise<Omit<Memory, "sent">> {
  const reports = () => [...output().matchAll(/^memory (\{.*\})$/gm)];
  const before = reports().length;
  process.kill(pid, "SIGUSR2");
  while (reports().length === before) await pause(20);
  return JSON.parse(reports().at(-1)?.[1] ?? "{}");
}

/** Requests that never become whole: the server has to end them. How many of them it did. */
function openHalfRequests(port: number): Promise<number> {
  const ended = Array.from({ length: halfRequests }, () => {
    const socket = connect(port, "127.0.0.1", () => socket.write("POST /functions/v1/contact HT"));
    return new Promise<number>((done) => {
      socket.on("error", () => {});
      socket.on("close", () => done(1));
      socket.resume();
    });
  });
  return Promise.all(ended).then((all) => all.length);
}

function reportAnswers(outcomes: Outcomes, ms: number): void {
  const columns = ["2", "3", "4", "5", "500", "none"];
  const headings = ["2xx", "3xx", "4xx", "5xx", "500", "none"];
  const line = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(38)}${cells.map((cell) => `${cell}`.padStart(8)).join("")}`;
  console.log(
    `${count(requests)} malformed requests in ${Math.round(ms / 1000)} s, ${atOnce} at once, seed ${seed}`,
  );
  console.log(line("", ["sent", ...headings]));
  const total = new Map<string, number>();
  for (const [kind, ofKind] of [...outcomes].toSorted()) {
    for (const [name, value] of ofKind) total.set(name, (total.get(name) ?? 0) + value);
    console.log(line(kind, rowOf(ofKind)));
  }
  console.log(line("all", rowOf(total)));
  console.log(`  answers of 500: ${total.get("500") ?? 0} (none: ${verdict(!total.has("500"))})`);

  function rowOf(cells: Map<string, number>): number[] {
    const sum = [...cells.values()].reduce((one, another) => one + another, 0);
    return [sum, ...columns.map((column) => cells.get(column) ?? 0)];
  }
}

function reportMemory(memory: readonly Memory[]): void {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  const line = (cells: readonly string[]) => `  ${cells.map((cell) => cell.padStart(17)).join("")}`;
  console.log(
    line(["after requests", "resident MB", "heap taken MB", "in use MB", "outside it MB"]),
  );
  for (const { sent, rss, heapTotal, heapUsed, external } of memory)
    console.log(line([count(sent), ...[rss, heapTotal, heapUsed, external].map(megabytes)]));
  const afterWarmUp = memory.filter(({ sent }) => sent >= warmUp);
  for (const [name, figure] of [
    ["resident memory", ({ rss }: Memory) => rss],
    ["heap in use", ({ heapUsed }: Memory) => heapUsed],
  ] as const) {
    const figures = afterWarmUp.map(figure);
    const [first = 0, last = 0] = [figures[0], figures.at(-1)];
    const middle = figures[Math.floor(figures.length / 2)] ?? 0;
    const [growth, inLastHalf] = [last / first - 1, last / middle - 1];
    const flat = growth <= target.growth && inLastHalf <= target.growthInLastHalf;
    console.log(
      `  ${name} ${percent(growth)} since the warm-up, ${percent(inLastHalf)} in the last half (at most ${percent(target.growth)} and ${percent(target.growthInLastHalf)}: ${verdict(flat)})`,
    );
  }
}

async function reportEnd(server: SiteServer, halfEnded: number): Promise<void> {
  const lead = await sendResults(server.url).catch(() => undefined);
  const complaints = server.output().match(/unforeseen-error|request failed/g) ?? [];
  console.log(
    `  requests that never became whole, ended by the server: ${halfEnded} of ${halfRequests}`,
  );
  console.log(
    `  errors in its log: ${complaints.length} (none: ${verdict(complaints.length === 0)})`,
  );
  console.log(
    `  then a good lead: ${lead?.status ?? "no answer"} (200: ${verdict(lead?.status === 200)})`,
  );
}

const count = (number: number) => number.toLocaleString("en-US");
const percent = (share: number) => `${share >= 0 ? "+" : ""}${(share * 100).toFixed(1)}%`;
const verdict = (met: boolean) => (met ? "met" : "missed");

import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type MeasuredServer, startNginx, startOurs } from "./server/servers.ts";
import { count, mediansInTurns, times } from "./support/figures.ts";

/** A short page and the longest. */
const pages = ["/privacy", "/"];
const connections = 64;
const secondsPerRound = 3;
const serverCore = 0;
const loadCore = 1;

/** A browser's user agent, so that our server counts the page views as it would a visitor's. */
const requestHeaders = [
  "accept-encoding: gzip",
  "user-agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
];

const isInstalled = (program: string) => spawnSync(program, ["-v"]).error === undefined;

/**
 * Built pages from our server and from nginx, which serves the compressed files, logs its requests
 * and sends our headers. The server has one core and the load another. CPU time is that of the
 * server.
 */
export async function run(rounds: number): Promise<void> {
  const nginx = ["nginx", "/usr/sbin/nginx"].find(isInstalled);
  if (nginx === undefined || !["wrk", "taskset"].every(isInstalled)) {
    console.log("This bench needs nginx, wrk and taskset (of util-linux) on a Linux machine.");
    return;
  }
  for (const page of pages) {
    const ours = await startOurs(serverCore);
    const peer = await startNginx(nginx, serverCore, await headersOf(ours.url + page));
    try {
      const measured = await mediansInTurns(rounds, {
        ours: () => load(ours, page),
        nginx: () => load(peer, page),
      });
      report(page, measured.ours, measured.nginx);
    } finally {
      await Promise.all([ours.stop(), peer.stop()]);
    }
  }
}

/** Headers that nginx does not write by itself. */
async function headersOf(url: string): Promise<Record<string, string>> {
  const ownOfNginx =
    /^(content-(type|length|encoding)|etag|date|connection|keep-alive|transfer-encoding)$/;
  const { headers } = await fetch(url);
  return Object.fromEntries([...headers].filter(([name]) => !ownOfNginx.test(name)));
}

type Load = { perSecond: number; cpuMicroseconds: number };

async function load(server: MeasuredServer, page: string): Promise<Load> {
  const before = server.cpuSeconds();
  const { stdout } = await promisify(execFile)("taskset", [
    ...["-c", `${loadCore}`, "wrk", "-t1", `-c${connections}`, `-d${secondsPerRound}s`],
    ...["--timeout", "60s", ...requestHeaders.flatMap((header) => ["-H", header])],
    server.url + page,
  ]);
  const spent = server.cpuSeconds() - before;
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${page} failed under load:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cpuMicroseconds: (spent * 1_000_000) / requests,
  };
}

/** Compared by CPU time, because nginx can answer faster than one core can send requests. */
function report(page: string, ours: Load, nginx: Load): void {
  const inWords = ({ perSecond, cpuMicroseconds }: Load) =>
    `${count(perSecond)} requests/s, ${cpuMicroseconds.toFixed(1)} µs of CPU time each`;
  console.log(`${page}\n  ours   ${inWords(ours)}\n  nginx  ${inWords(nginx)}`);
  const ratio = ours.cpuMicroseconds / nginx.cpuMicroseconds;
  console.log(`  ours to nginx: ${times(ratio)} the CPU time of an answer`);
}

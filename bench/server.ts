import { buildWhenChanged } from "../tools/build/build-when-changed.ts";
import { canPin } from "./support/cores.ts";
import { connections, findOrInstallWrk, type Load, load } from "./support/load.ts";
import { median } from "./support/median.ts";
import { findOrInstallNginx, startNginx, versionOf } from "./support/nginx.ts";
import { startOurServer } from "./support/our-server.ts";

/** A short page and the longest. */
const pages = ["/privacy", "/"];
const target = { ofNginx: 0.5, costOfLog: 0.1 };
const rounds = 5;
const serverCore = 0;
const loadCore = 1;

type Server = { url: string; pid: number; stop: () => Promise<void> };
type Servers = Record<"ours" | "oursWithoutLog" | "nginx" | "nginxKeepingFiles", Server>;

/**
 * A prerendered page from our server, with and without its log of requests, and from nginx, on one
 * core each time, in turns. nginx logs too, has the compressed files and says our headers.
 */
export async function run(): Promise<void> {
  const [wrk, nginx] = [findOrInstallWrk(), findOrInstallNginx()];
  if (!wrk || !nginx) {
    const missing = [!wrk && "wrk", !nginx && "nginx"].filter(Boolean).join(" and ");
    console.log(`${missing} was not found and could not be installed: nothing can be measured.`);
    return;
  }
  await buildWhenChanged();
  const where = canPin ? `on one core, ${connections} connections on another` : "not kept to cores";
  console.log(`gzip, ${where}, medians of ${rounds} rounds in turns`);
  for (const page of pages) {
    const servers = await startAll(nginx, page);
    try {
      report(page, await versionOf(nginx), await measureInTurns(wrk, servers, page));
    } finally {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
    }
  }
}

async function startAll(nginx: string, page: string): Promise<Servers> {
  const [ours, oursWithoutLog] = await Promise.all([
    startOurServer({ core: serverCore }),
    startOurServer({ core: serverCore, env: { REQUEST_LOG: "off" } }),
  ]);
  const options = { files: "build/client", headers: await headersOf(ours.url + page) };
  return {
    ours,
    oursWithoutLog,
    nginx: await startNginx(nginx, serverCore, { ...options, keepFilesOpen: false }),
    nginxKeepingFiles: await startNginx(nginx, serverCore, { ...options, keepFilesOpen: true }),
  };
}

/** What our server says with a page; what nginx says by itself is left out. */
async function headersOf(url: string): Promise<Record<string, string>> {
  const own =
    /^(content-(type|length|encoding)|etag|date|connection|keep-alive|transfer-encoding)$/;
  const { headers } = await fetch(url);
  return Object.fromEntries([...headers].filter(([name]) => !own.test(name)));
}

type Measured = Record<keyof Servers, Load>;

async function measureInTurns(wrk: string, servers: Servers, page: string): Promise<Measured> {
  const names = Object.keys(servers) as (keyof Servers)[];
  const loads = new Map<keyof Servers, Load[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const { url, pid } = servers[name];
      const measured = await load(wrk, loadCore, url + page, pid);
      // The first round warms up.
      if (round > 0) loads.get(name)?.push(measured);
    }
  }
  const middle = (name: keyof Servers, figure: keyof Load) =>
    median((loads.get(name) ?? []).map((measured) => measured[figure]));
  return Object.fromEntries(
    names.map((name) => [
      name,
      { perSecond: middle(name, "perSecond"), cpuMicroseconds: middle(name, "cpuMicroseconds") },
    ]),
  ) as Measured;
}

function report(page: string, nginxVersion: string, measured: Measured): void {
  const { ours, oursWithoutLog, nginx, nginxKeepingFiles } = measured;
  const row = (name: string, { perSecond, cpuMicroseconds }: Load) =>
    console.log(
      `  ${name.padEnd(26)} ${count(perSecond).padStart(9)} ${cpuMicroseconds.toFixed(1).padStart(12)}`,
    );
  console.log(`${page.padEnd(28)} requests/s  CPU µs each`);
  row(`ours (node ${process.versions.node})`, ours);
  row("ours, requests not logged", oursWithoutLog);
  row(`nginx ${nginxVersion}`, nginx);
  row("nginx, open_file_cache", nginxKeepingFiles);

  const ratio = speed(ours) / speed(nginx);
  const toKeeping = speed(ours) / speed(nginxKeepingFiles);
  console.log(
    `  of nginx ${ratio.toFixed(2)}x (at least ${target.ofNginx}x: ${verdict(ratio >= target.ofNginx)}), with open_file_cache ${toKeeping.toFixed(2)}x`,
  );
  const cost = 1 - speed(ours) / speed(oursWithoutLog);
  console.log(
    `  the log costs ${percent(cost)} (at most ${percent(target.costOfLog)}: ${verdict(cost <= target.costOfLog)})`,
  );
}

/**
 * By the server's own time, where the kernel tells it: nginx can answer faster than one core can
 * ask, and what else the machine does takes from whoever is measured just then.
 */
function speed({ perSecond, cpuMicroseconds }: Load): number {
  return Number.isNaN(cpuMicroseconds) ? perSecond : 1_000_000 / cpuMicroseconds;
}

const count = (number: number) => Math.round(number).toLocaleString("en-US");
const percent = (share: number) => `${Math.round(share * 100)}%`;
const verdict = (met: boolean) => (met ? "met" : "missed");

import { findProgram } from "../../tests/support/programs.ts";
import { installDebianPackage } from "../../tools/test/find-programs.ts";
import { onCore } from "./cores.ts";
import { cpuSeconds } from "./cpu-time.ts";
import { outputOf } from "./run-program.ts";

const seconds = 3;
export const connections = 64;

/** A browser's, so that our server counts the page views as it would a visitor's. */
const headers = [
  "accept-encoding: gzip",
  "user-agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
];

/**
 * wrk, which takes less of a core than the servers it measures. Load tools in JavaScript take more,
 * and make every server look equal.
 */
export function findOrInstallWrk(): string | undefined {
  const find = () => findProgram(["wrk"]);
  return find() ?? (installDebianPackage("wrk") ? find() : undefined);
}

/** What a server did under load. `cpuMicroseconds` is what one answer took of its own time. */
export type Load = { perSecond: number; cpuMicroseconds: number };

/** As many requests as the server at this address answers, all of them well. */
export async function load(wrk: string, core: number, url: string, pid: number): Promise<Load> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s"];
  const before = cpuSeconds(pid);
  const report = await outputOf(
    onCore(core, [wrk, ...options, ...headers.flatMap((header) => ["-H", header]), url]),
  );
  const spent = cpuSeconds(pid) - before;
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(`${url} failed under load:\n${report}`);
  const requests = Number(/(\d+) requests in/.exec(report)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    cpuMicroseconds: (spent * 1_000_000) / requests,
  };
}

import { findProgram } from "../../tools/test/find-programs.ts";
import { onCore } from "./cores.ts";
import { outputOf } from "./run-program.ts";

const seconds = 6;
const connections = 64;
const acceptEncoding = "accept-encoding: gzip";

export const loadTool = findProgram(["wrk"]) ? "wrk" : "autocannon";

/** Requests a second that the server at this address answers, all of them well. */
export async function requestsPerSecond(core: number, url: string): Promise<number> {
  return loadTool === "wrk" ? withWrk(core, url) : withAutocannon(core, url);
}

async function withWrk(core: number, url: string): Promise<number> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", acceptEncoding];
  const report = await outputOf(onCore(core, ["wrk", ...options, url]));
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(`${url} failed under load:\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

async function withAutocannon(core: number, url: string): Promise<number> {
  const options = ["-c", `${connections}`, "-d", `${seconds}`, "-H", acceptEncoding, "--json"];
  const report = await outputOf(onCore(core, ["autocannon", ...options, url]));
  const { requests, non2xx, errors } = JSON.parse(report.slice(report.indexOf("{")));
  if (non2xx + errors > 0) throw new Error(`${url} failed under load:\n${report}`);
  return requests.average;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/site-server.ts";
import { onCore } from "./cores.ts";
import { untilItAnswers } from "./until-it-answers.ts";

export type OurServer = { url: string; pid: number; stop: () => Promise<void> };

type Options = { core?: number; env?: Record<string, string> };

/** The product as built, with its request log going to a file, as an operator would have it. */
export async function startOurServer({ core, env }: Options = {}): Promise<OurServer> {
  const folder = mkdtempSync(join(tmpdir(), "bench-server-"));
  const port = await freePort();
  const command = [process.execPath, "build/service/start.js"];
  const [program = "", ...rest] = core === undefined ? command : onCore(core, command);
  const log = openSync(join(folder, "server.log"), "w");
  const child = spawn(program, rest, {
    env: { ...process.env, PORT: `${port}`, DATA_DIR: folder, RATE_LIMIT: "off", ...env },
    stdio: ["ignore", log, "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://localhost:${port}`;
  await untilItAnswers(`${url}/healthz`, child);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

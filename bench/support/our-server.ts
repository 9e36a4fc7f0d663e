import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tests/support/site-server.ts";
import { onCore } from "./cores.ts";
import { untilItAnswers } from "./until-it-answers.ts";

export type OurServer = { url: string; pid: number; stop: () => Promise<void> };

/** A minute after its start our server compresses its pages well: that is no part of an answer. */
export async function untilCompressed(output: () => string): Promise<void> {
  while (!output().includes('"pages-compressed"')) await pause(500);
}

type Options = { core?: number; env?: Record<string, string> };

/** The product as built, with its request log going to a file, as an operator would have it. */
export async function startOurServer({ core, env }: Options = {}): Promise<OurServer> {
  const folder = mkdtempSync(join(tmpdir(), "bench-server-"));
  const port = await freePort();
  const command = [process.execPath, "build/service/start.js"];
  const [program = "", ...rest] = core === undefined ? command : onCore(core, command);
  const logFile = join(folder, "server.log");
  const child = spawn(program, rest, {
    env: { ...process.env, PORT: `${port}`, DATA_DIR: folder, RATE_LIMIT: "off", ...env },
    stdio: ["ignore", openSync(logFile, "w"), "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://localhost:${port}`;
  await untilItAnswers(`${url}/healthz`, child);
  await untilCompressed(() => readFileSync(logFile, "utf8"));
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

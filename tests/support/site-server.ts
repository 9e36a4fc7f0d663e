import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export type SiteServer = { url: string; dataDir: string; stop: () => Promise<void> };

/** The built server as an operator runs it, on a port and in a data folder of its own. */
export async function startSiteServer(
  environment: Record<string, string> = {},
): Promise<SiteServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
  const child = spawn(process.execPath, ["build/service/start.js"], {
    env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The server stopped at its start:\n${output}`);
    await pause(50);
  }
  return {
    url,
    dataDir,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

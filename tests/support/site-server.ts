import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { request as requestOverTls } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tools/build/free-port.ts";
import { startProgram } from "./programs/program.ts";

export type SiteServer = Awaited<ReturnType<typeof startSiteServer>>;

/**
 * A built server as an operator runs it. By default on a free port and in a new data folder, which
 * is removed when it stops. A given data folder is kept.
 */
export async function startSiteServer(environment: Record<string, string> = {}, build = "build") {
  const port = environment.PORT ?? `${await freePort()}`;
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "site-data-"));
  const env = { PATH: process.env.PATH, ...environment, PORT: port, DATA_DIR: dataDir };
  const server = startProgram(process.execPath, [`${build}/service/start.js`], { env });
  const { child, closed, output } = server;
  const killed = () => child.kill("SIGKILL");
  process.once("exit", killed);
  child.once("exit", () => process.off("exit", killed));
  const url = `http://127.0.0.1:${port}`;
  await server.until(() =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output,
    /** Kills it without a chance to clean up, as the kernel does when memory is short. */
    kill: () => {
      killed();
      return closed;
    },
    /** Stops it as an operator does. Returns the exit code. */
    stop: async (): Promise<number | null> => {
      child.kill("SIGTERM");
      const [exitCode] = await closed;
      if (environment.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
      return exitCode;
    },
  };
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = { method?: string; headers?: OutgoingHttpHeaders; body?: string };

/**
 * One HTTP exchange without changes. `fetch` would normalize the path, decompress the body and
 * follow redirects. Over TLS any certificate is accepted.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === "https:" ? requestOverTls : request;
  const { body, ...rest } = question;
  const options = {
    hostname,
    port,
    path,
    agent: false as const,
    rejectUnauthorized: false,
    ...rest,
  };
  return new Promise((resolve, reject) => {
    const call = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on("error", reject);
    call.end(body);
  });
}

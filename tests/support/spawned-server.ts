import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";

export type SpawnedServer = {
  origin: string;
  /** All its output, including the log. */
  output(): string;
  /** Kills it without a chance to clean up, as the kernel does when memory is short. */
  kill(): Promise<void>;
  /** Stops it as an operator does. Returns the exit code. */
  stop(): Promise<number | null>;
};

export type ServerProgram = {
  start(env: Record<string, string>, wrapper?: string[]): Promise<SpawnedServer>;
  remove(): void;
};

/**
 * Bundles the server once, since its e-mails are React components. It can then be started
 * repeatedly.
 */
export async function bundleServer(
  entry = "tests/support/programs/api-server.ts",
): Promise<ServerProgram> {
  const folder = mkdtempSync(join(tmpdir(), "server-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  await build({
    configFile: false,
    logLevel: "error",
    // The test runner's NODE_ENV would otherwise select React's development build.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: { ssr: entry, outDir: join(folder, "out"), target: "node24", minify: false },
  });
  const program = join(folder, "out", entry.replace(/^.*\//, "").replace(/\.ts$/, ".js"));
  return {
    start: (env, wrapper = []) => startProcess([...wrapper, process.execPath, program], env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startProcess(
  [command = "", ...args]: string[],
  env: Record<string, string>,
): Promise<SpawnedServer> {
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: "0",
      PRESENTATIONS_PASSWORD: "correct horse",
      RATE_LIMIT: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const withUs = () => child.kill("SIGKILL");
  process.once("exit", withUs);
  child.once("exit", () => process.off("exit", withUs));
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /listening on (\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`The server ended (${code}): ${output}`)));
  });
  return {
    origin,
    output: () => output,
    async kill() {
      await end(child, "SIGKILL");
    },
    stop: () => end(child, "SIGTERM"),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return exited;
}

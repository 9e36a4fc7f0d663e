import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type Usage = {
  seconds: number;
  /** Of all its processes together. */
  cpuSeconds: number;
  /** Resident memory of its largest process. */
  peakBytes: number;
};

type Options = { cwd: string; env?: Record<string, string> };

/** Starts a program of the project and says, once it has ended, what it used. */
export function startMeasured(args: readonly string[], { cwd, env }: Options) {
  const folder = mkdtempSync(join(tmpdir(), "bench-growth-usage-"));
  const usageFile = join(folder, "usage");
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${resolve("bench/growth/report-usage.ts")}`,
      USAGE_FILE: usageFile,
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const began = performance.now();
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  const ended = new Promise<Usage>((done, failed) => {
    child.once("close", (code) => {
      const seconds = (performance.now() - began) / 1000;
      if (code !== 0) failed(new Error(`${args.join(" ")} failed:\n${complaint}`));
      else done({ seconds, ...usageIn(usageFile) });
      rmSync(folder, { recursive: true });
    });
  });
  const withUs = () => child.kill("SIGKILL");
  process.once("exit", withUs);
  child.once("exit", () => process.off("exit", withUs));
  return { child: child as ChildProcess, ended };
}

function usageIn(file: string): Pick<Usage, "cpuSeconds" | "peakBytes"> {
  const processes: { peakBytes: number; cpuMs: number }[] = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return {
    cpuSeconds: processes.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 1000,
    peakBytes: Math.max(...processes.map(({ peakBytes }) => peakBytes)),
  };
}

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Count, failedOne, passedOne } from "./count.ts";

type Environment = Record<string, string | undefined>;

/** Runs it with its output on the screen; true when it ended well. */
export function runCommand(command: string[], environment: Environment = {}): Promise<boolean> {
  const [program = "", ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** A check that either holds or does not: all its commands end well. */
export async function countOne(...commands: string[][]): Promise<Count> {
  for (const command of commands) if (!(await runCommand(command))) return failedOne;
  return passedOne;
}

/** A test tool that writes its numbers into the file it is given. */
export async function countReported<Report>(
  run: (reportFile: string) => Promise<boolean>,
  count: (report: Report) => Count,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const reportFile = join(folder, "report.json");
  try {
    const endedWell = await run(reportFile);
    const counted = count(JSON.parse(readFileSync(reportFile, "utf8")));
    // It failed without a failing test: at its start, at its end, or between tests.
    return endedWell || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return failedOne;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

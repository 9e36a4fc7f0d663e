import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where a check writes what it has to say. */
export type Output = { write(text: string): unknown };

export type Count = { passed: number; failed: number; skipped: number };

const passedOne: Count = { passed: 1, failed: 0, skipped: 0 };
export const failedOne: Count = { passed: 0, failed: 1, skipped: 0 };

export function total(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** `12 passed, 0 failed`; the skipped are named only when there are any. */
export function inWords({ passed, failed, skipped }: Count): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A check that either holds or does not: all its commands end well. */
export async function countOne(output: Output, ...commands: string[][]): Promise<Count> {
  for (const command of commands) if (!(await runCommand(output, command))) return failedOne;
  return passedOne;
}

/** Each of our test tools writes its numbers into a file, whose name it takes in its own way. */
export function runVitest(output: Output, project: string, ...more: string[]): Promise<Count> {
  const reporters = ["--reporter=dot", "--reporter=json"];
  return countReported(countVitest, (file) =>
    runCommand(output, [
      "vitest",
      "run",
      ...["--project", project, ...more],
      ...[...reporters, `--outputFile.json=${file}`],
    ]),
  );
}

export function runPlaywright(output: Output, chromium: string): Promise<Count> {
  return countReported(countPlaywright, (file) =>
    runCommand(output, ["playwright", "test", "--reporter=dot,json"], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
}

/** The programs write into a pipe, and so cannot see whether this ends on a screen. */
const colors: Record<string, string> = process.stdout.isTTY
  ? { FORCE_COLOR: "1" }
  : { NO_COLOR: "1" };

/** True when it ended well. */
function runCommand(
  output: Output,
  [program = "", ...rest]: string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...colors, ...environment },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => output.write(text));
    child.on("error", (error) => {
      output.write(`${error.message}\n`);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
}

async function countReported<Report>(
  count: (report: Report) => Count,
  run: (reportFile: string) => Promise<boolean>,
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

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** A file that could not even be loaded has no tests to count: it is one failure. */
export function countVitest(report: VitestReport): Count {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A test that passes only when repeated has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

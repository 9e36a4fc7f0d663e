import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import concurrently, { type CloseEvent } from "concurrently";
import { inTestAll } from "../tests/support/in-test-all.ts";
import { missingPrograms } from "../tests/support/programs/find-programs.ts";
import { findOrInstallTestBrowser } from "./install-chromium.ts";

/**
 * Runs two scripts at a time and prints each when it is done. The tests of a group need the
 * previous group.
 */
const groups = [
  ["build:when-changed", "typecheck", "lint", "imports", "unused"],
  ["test:e2e", "test:unit", "test:site"],
  ...(process.env.TEST_ALL ? [["test:programs"], ["test:browsers"]] : []),
];
/** Journeys with the tag are for `npm run test:all`: tests/support/in-test-all.ts. */
const fewerJourneys = process.env.TEST_ALL ? "" : `-- --grep-invert ${inTestAll.tag}`;
const reports = "test-results/reports";
const reportOf = (script: string) => `${reports}/${script.replace(":", "-")}.xml`;

if (process.env.TEST_ALL)
  for (const program of missingPrograms())
    console.log(`This machine has no ${program}: the tests that need it are skipped.`);
if (!findOrInstallTestBrowser())
  console.log("No Chromium was found or could be installed; set CHROMIUM_PATH to one.");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const scripts of groups)
  for (const { command, exitCode, timings } of await run(scripts)) {
    const { passed, failed, skipped } = count(command.name, exitCode === 0);
    const seconds = timings.durationSeconds.toFixed();
    summary.push(`${command.name}: ${passed} passed, ${failed} failed in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
console.log(summary.join("\n"));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run(scripts: readonly string[]): Promise<CloseEvent[]> {
  const { result } = concurrently(
    scripts.map((name) => ({
      name,
      command: `npm run --silent ${name} ${name === "test:e2e" ? fewerJourneys : ""}`,
      env: { TEST_REPORT: reportOf(name) },
    })),
    { maxProcesses: 2, group: true, prefix: "none" },
  );
  // If one has failed, it rejects with the same events.
  return result.catch((events: CloseEvent[]) => events);
}

/** Reads the script's JUnit report. A script without one counts as one check. */
function count(script: string, endedWell: boolean): typeof total {
  const failedOnce = { passed: 0, failed: 1, skipped: 0 };
  if (!existsSync(reportOf(script)))
    return endedWell ? { ...failedOnce, passed: 1, failed: 0 } : failedOnce;
  const counted = { passed: 0, failed: 0, skipped: 0 };
  for (const [suite] of readFileSync(reportOf(script), "utf8").matchAll(/<testsuite\s[^>]*>/g)) {
    const attribute = (name: string) =>
      Number(new RegExp(`\\s${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
    counted.failed += attribute("failures") + attribute("errors");
    counted.skipped += attribute("skipped");
    counted.passed += attribute("tests");
  }
  counted.passed -= counted.failed + counted.skipped;
  // The script may fail without a failing test, for example at its start or end.
  return endedWell || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import {
  findChromium,
  findTestBrowser,
  headlessShell,
  missingPrograms,
  wantsNoBrowser,
} from "../tests/support/programs/find-programs.ts";
import { findProgram } from "../tests/support/programs/program.ts";
import { forEachWithLimit } from "./build/for-each-with-limit.ts";

type Check = { name: string; command: string; env?: Record<string, string> };

const script = (name: string): Check => ({ name, command: `npm run --silent ${name}` });
const journeys = (name: string, options: string, env?: Check["env"]): Check => ({
  name,
  command: `npm run --silent test:e2e -- ${options}`,
  env,
});

const testAll = process.env.TEST_ALL !== undefined;
const whichJourneys = testAll ? [] : ["--grep-invert", "@test:all"];
const reports = "test-results/reports";
const howToGetBrowser =
  "Install Chromium or Chrome, or set CHROMIUM_PATH to one (npx playwright install chromium downloads it).";
const reportOf = (name: string) => `${reports}/${name.replaceAll(/\W/g, "-")}.xml`;

if (testAll)
  for (const program of missingPrograms())
    console.log(`This machine has no ${program}: the tests that need it are skipped.`);
const browser = findOrInstallTestBrowser();
const fullBrowser = findChromium();

/**
 * Two checks of a group run at a time, and each is printed when it is done. A group needs the ones
 * before it. Journeys are alone, since their browsers use every core.
 */
const groups: Check[][] = [
  // The longest first, so that neither core waits at the end.
  ["build:when-changed", "test:unit", "typecheck", "lint", "imports", "unused"].map(script),
  [script("test:site")],
];
if (browser) groups.push([journeys("test:e2e", whichJourneys.join(" "))]);
if (testAll) groups.push([script("test:programs")], [script("test:browsers")]);
if (testAll && fullBrowser && fullBrowser !== browser) {
  const env = { CHROMIUM_PATH: fullBrowser };
  groups.push([journeys("test:e2e in full Chromium", "--grep @every-chromium", env)]);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const checks of groups)
  for (const { name, endedWell, seconds } of await run(checks)) {
    const { passed, failed, skipped } = count(name, endedWell);
    summary.push(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
console.log(summary.join("\n"));
if (!browser) {
  console.log(`${countJourneys()} journeys in a browser were left out. ${howToGetBrowser}`);
  // Who asks for everything must not get less without noticing.
  if (testAll) total.failed += 1;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

type Outcome = { name: string; endedWell: boolean; seconds: string };

async function run(checks: readonly Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await forEachWithLimit(checks, 2, async ({ name, command, env }) => {
    const began = Date.now();
    const child = spawn(command, {
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env, TEST_REPORT: reportOf(name) },
    });
    const written: Buffer[] = [];
    child.stdout.on("data", (chunk) => written.push(chunk));
    child.stderr.on("data", (chunk) => written.push(chunk));
    const [status] = await once(child, "close");
    process.stdout.write(Buffer.concat(written));
    const seconds = ((Date.now() - began) / 1000).toFixed();
    outcomes.push({ name, endedWell: status === 0, seconds });
  });
  return outcomes;
}

function countJourneys(): string {
  const listed = spawnSync("playwright", ["test", "--list", ...whichJourneys], {
    encoding: "utf8",
  });
  return /^Total: (\d+) tests/m.exec(listed.stdout)?.[1] ?? "All";
}

/** Reads the check's JUnit report. Without one it counts as one. */
function count(name: string, endedWell: boolean): typeof total {
  const failedOnce = { passed: 0, failed: 1, skipped: 0 };
  if (!existsSync(reportOf(name)))
    return endedWell ? { ...failedOnce, passed: 1, failed: 0 } : failedOnce;
  const counted = { passed: 0, failed: 0, skipped: 0 };
  for (const [suite] of readFileSync(reportOf(name), "utf8").matchAll(/<testsuite\s[^>]*>/g)) {
    const attribute = (name: string) =>
      Number(new RegExp(`\\s${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
    counted.failed += attribute("failures") + attribute("errors");
    counted.skipped += attribute("skipped");
    counted.passed += attribute("tests");
  }
  counted.passed -= counted.failed + counted.skipped;
  // A check may fail without a failing test, for example at its start or end.
  return endedWell || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** Installs the browser for the tests, from Debian or by Playwright, if there is none. */
function findOrInstallTestBrowser(): string | undefined {
  const found = findTestBrowser();
  if (found || wantsNoBrowser) return found;
  const mayInstallPackages = process.getuid?.() === 0 && findProgram(["apt-get"]) !== undefined;
  if (mayInstallPackages) {
    console.log(
      `No Chromium was found: as root, this installs Debian's package ${headlessShell} with apt-get.
To avoid that, set CHROMIUM_PATH to a browser, or to "none" to leave the journeys out.`,
    );
    installDebianPackage(headlessShell);
  } else {
    console.log("No Chromium was found: Playwright downloads one into its own folder.");
    spawnSync("playwright", ["install", "--only-shell", "chromium"], { stdio: "inherit" });
  }
  return findTestBrowser();
}

function installDebianPackage(name: string) {
  const apt = (...command: string[]) =>
    spawnSync("apt-get", command, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    }).status === 0;
  const install = () => apt("install", "-y", "--no-install-recommends", name);
  // The package lists may be missing or outdated.
  if (!install() && apt("update")) install();
}

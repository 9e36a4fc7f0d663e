import { existsSync } from "node:fs";
import { postgresBinaries, sharingPostgres } from "../../tests/support/postgres.ts";
import { findFirefox, findWebKit } from "../../tests/support/programs.ts";
import {
  type Count,
  countOne,
  failedOne,
  inWords,
  type Output,
  runPlaywright,
  runVitest,
  total,
} from "./count.ts";
import { findOrInstallTestBrowser, installDebianPackage } from "./find-programs.ts";
import { type Finished, runStages, type Stage } from "./schedule.ts";

const node = (...script: string[]): string[] => [process.execPath, ...script];
const ourCode = ["content", "protected", "src", "server", "tools", "tests", "bench"];

/** Unit tests that start servers, databases or other programs, compute for long or draw pictures. */
const slow = [
  "server/**",
  "tools/**",
  "src/contracts/email-address.test.ts",
  "src/features/articles/search/make-search-index.test.ts",
  "src/features/form-6765/spreadsheet/**",
  "src/site-shell/pictures/**",
];

const check =
  (...commands: string[][]) =>
  (output: Output) =>
    countOne(output, ...commands);

/**
 * Every check. Two run side by side: what builds and what the browser needs comes first, and the
 * tests that mostly wait run beside the browser's. Firefox and WebKit come last, alone.
 * `npm test -- types unit` runs only those named.
 */
const stages: Stage[] = [
  { name: "build", run: check(node("tools/build/build-when-changed.ts")) },
  { name: "types", run: check(["react-router", "typegen"], ["tsc", "--noEmit"]) },
  { name: "lint", run: check(["biome", "check"]) },
  { name: "dependencies", run: check(["depcruise", ...ourCode]) },
  { name: "unused", run: check(["knip"]) },
  { name: "specimen", needs: ["build"], run: check(node("tools/build/build.ts", "--specimen")) },
  {
    name: "unit",
    run: (output) => runVitest(output, "unit", ...slow.map((path) => `--exclude=${path}`)),
  },
  { name: "browser", needs: ["build", "specimen"], run: runBrowserTests },
  { name: "slow", run: runSlowTests },
  { name: "site", needs: ["build", "specimen"], run: (output) => runVitest(output, "site") },
  { name: "browsers", needs: ["build"], run: runInOtherBrowsers, alone: true },
];
const quick = ["types", "lint", "unit"];

const wanted = process.argv.slice(2).flatMap((name) => (name === "quick" ? quick : [name]));
const names = stages.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(", ")}. There are: quick, ${names.join(", ")}`);
  process.exit(2);
}

const toRun = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const began = performance.now();
let inOtherBrowsers = 0;
const counts = await runStages(toRun, 2, print, toRun.length === 1 ? process.stdout : undefined);

/** What a check had to say, all of it together. */
function print({ name, count, seconds, output }: Finished): void {
  console.log(`\n— ${name}\n${output.trimEnd()}`);
  console.log(`${name}: ${inWords(count)} (${seconds.toFixed(1)} s)`);
  if (name === "browsers") inOtherBrowsers = seconds;
}

const failing = [...counts].filter(([, { failed }]) => failed > 0).map(([name]) => name);
if (failing.length > 0) console.log(`\nFailing: ${failing.join(", ")}`);
const sum = total([...counts.values()]);
const seconds = (performance.now() - began) / 1000;
const withoutThem = inOtherBrowsers
  ? `, ${(seconds - inOtherBrowsers).toFixed(0)} s without Firefox and WebKit`
  : "";
console.log(`\nAll of it took ${seconds.toFixed(0)} s${withoutThem}.`);
console.log(inWords(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;

async function runSlowTests(output: Output): Promise<Count> {
  const run = () => runVitest(output, "unit", ...slow.map((path) => path.replace("/**", "/")));
  if (postgresBinaries !== undefined) return sharingPostgres(run);
  // Just installed, it is found by the tests, not by this process.
  if (!installDebianPackage("postgresql"))
    output.write("No PostgreSQL on this machine: the tests that need it are skipped.\n");
  return run();
}

async function runBrowserTests(output: Output): Promise<Count> {
  // Without a font that visitors have, nothing can be said of how a page waits for its own.
  if (!existsSync("/usr/share/fonts/truetype/liberation")) installDebianPackage("fonts-liberation");
  const chromium = findOrInstallTestBrowser();
  if (chromium) return runPlaywright(output, chromium);
  output.write("No Chromium was found or could be installed; set CHROMIUM_PATH to one.\n");
  return failedOne;
}

/** Installs Firefox and WebKit only when they are asked for: together they take 500 MB. */
async function runInOtherBrowsers(output: Output): Promise<Count> {
  const install = (...packages: string[]) =>
    wanted.includes("browsers") && packages.every(installDebianPackage);
  if (!findFirefox() && !install("firefox-esr"))
    output.write("No Firefox on this machine: its journeys are skipped.\n");
  if (!findWebKit() && !install("webkit2gtk-driver", "xvfb"))
    output.write("No WebKit on this machine: its journeys are skipped.\n");
  return runVitest(output, "browsers");
}

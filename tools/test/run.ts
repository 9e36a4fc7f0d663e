import { existsSync } from "node:fs";
import { postgresBinaries } from "../../tests/support/postgres.ts";
import {
  type Count,
  countOne,
  failedOne,
  inWords,
  runPlaywright,
  runVitest,
  total,
} from "./count.ts";
import {
  findFirefox,
  findOrInstallChromium,
  findWebKit,
  installDebianPackage,
} from "./find-programs.ts";

type Stage = {
  name: string;
  run: () => Promise<Count>;
  /** When one of these has failed there is nothing to look at. */
  needs?: string[];
};

const node = (...script: string[]): string[] => [process.execPath, ...script];
const ourCode = ["content", "protected", "src", "server", "tools", "tests", "bench"];

/** Every check, quick ones first. `npm test -- types unit` runs only those named. */
const stages: Stage[] = [
  { name: "types", run: () => countOne(["react-router", "typegen"], ["tsc", "--noEmit"]) },
  { name: "lint", run: () => countOne(["biome", "check"]) },
  { name: "dependencies", run: () => countOne(["depcruise", ...ourCode]) },
  { name: "unused", run: () => countOne(["knip"]) },
  { name: "unit", run: runUnitTests },
  { name: "build", run: () => countOne(node("tools/build/build-when-changed.ts")) },
  { name: "specimen", run: () => countOne(node("tools/build/build.ts", "--specimen")) },
  { name: "site", needs: ["build", "specimen"], run: () => runVitest("site") },
  { name: "browser", needs: ["build", "specimen"], run: runBrowserTests },
  { name: "browsers", needs: ["build"], run: runInOtherBrowsers },
];

const wanted = process.argv.slice(2);
const names = stages.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(", ")}. There are: ${names.join(", ")}`);
  process.exit(2);
}

const counts = new Map<string, Count>();
for (const stage of stages) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  const started = performance.now();
  console.log(`\n— ${stage.name}`);
  const count = await runStage(stage);
  counts.set(stage.name, count);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${stage.name}: ${inWords(count)} (${seconds} s)`);
}

const failing = [...counts].filter(([, { failed }]) => failed > 0).map(([name]) => name);
if (failing.length > 0) console.log(`\nFailing: ${failing.join(", ")}`);
const sum = total([...counts.values()]);
console.log(inWords(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;

async function runStage({ needs = [], run }: Stage): Promise<Count> {
  const missing = needs.filter((name) => (counts.get(name)?.failed ?? 0) > 0);
  if (missing.length === 0) return run();
  console.log(`Not run, because of: ${missing.join(", ")}`);
  return failedOne;
}

async function runUnitTests(): Promise<Count> {
  if (postgresBinaries === undefined && !installDebianPackage("postgresql"))
    console.log("No PostgreSQL on this machine: the tests that need it are skipped.");
  return runVitest("unit");
}

async function runBrowserTests(): Promise<Count> {
  // Without a font that visitors have, nothing can be said of how a page waits for its own.
  if (!existsSync("/usr/share/fonts/truetype/liberation")) installDebianPackage("fonts-liberation");
  const chromium = findOrInstallChromium();
  if (chromium) return runPlaywright(chromium);
  console.error("No Chromium was found or could be installed; set CHROMIUM_PATH to one.");
  return failedOne;
}

/** Installs Firefox and WebKit only when they are asked for: together they take 500 MB. */
async function runInOtherBrowsers(): Promise<Count> {
  const install = (...packages: string[]) =>
    wanted.includes("browsers") && packages.every(installDebianPackage);
  if (!findFirefox() && !install("firefox-esr"))
    console.log("No Firefox on this machine: its journeys are skipped.");
  if (!findWebKit() && !install("webkit2gtk-driver", "xvfb"))
    console.log("No WebKit on this machine: its journeys are skipped.");
  return runVitest("browsers");
}

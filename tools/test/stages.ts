import { type Count, countPlaywright, countVitest, failedOne } from "./count.ts";
import { findOrInstallChromium } from "./find-chromium.ts";
import { findOrInstallPostgres } from "./find-postgres.ts";
import { countOne, countReported, runCommand } from "./run-command.ts";

export type Stage = {
  name: string;
  run: () => Promise<Count>;
  /** When one of these has failed there is nothing to look at. */
  needs?: string[];
};

/** Every check, quick ones first. `npm test -- types unit` runs only those named. */
export const stages: Stage[] = [
  { name: "types", run: () => countOne(["react-router", "typegen"], ["tsc", "--noEmit"]) },
  { name: "lint", run: () => countOne(["biome", "check"]) },
  { name: "dependencies", run: () => countOne(node("tools/test/check-dependency-rules.ts")) },
  { name: "unused", run: () => countOne(["knip"]) },
  { name: "unit", run: runUnitTests },
  { name: "build", run: () => countOne(node("tools/build/build-when-changed.ts")) },
  { name: "site", needs: ["build"], run: () => runVitest("site") },
  { name: "specimen", run: () => countOne(node("tools/build/build.ts", "--specimen")) },
  { name: "browser", needs: ["build", "specimen"], run: runBrowserTests },
];

function node(...script: string[]): string[] {
  return [process.execPath, ...script];
}

function runUnitTests(): Promise<Count> {
  if (!findOrInstallPostgres())
    console.log("No PostgreSQL on this machine: the tests that need it are skipped.");
  return runVitest("unit");
}

function runVitest(project: string): Promise<Count> {
  const command = (reportFile: string) => [
    ...["vitest", "run", "--project", project],
    ...["--reporter=dot", "--reporter=json", `--outputFile.json=${reportFile}`],
  ];
  return countReported((file) => runCommand(command(file)), countVitest);
}

async function runBrowserTests(): Promise<Count> {
  const chromium = findOrInstallChromium();
  if (!chromium) {
    console.error("No Chromium was found or could be installed; set CHROMIUM_PATH to one.");
    return failedOne;
  }
  return countReported(
    (PLAYWRIGHT_JSON_OUTPUT_FILE) =>
      runCommand(["playwright", "test", "--reporter=dot,json"], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE,
      }),
    countPlaywright,
  );
}

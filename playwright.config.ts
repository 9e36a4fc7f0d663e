import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findTestBrowser } from "./tests/support/programs.ts";
import { siteUnderTest } from "./tests/support/site-under-test.ts";

const serve = (folder: string, url: string, dataDir: string) => ({
  command: `"${process.execPath}" ${folder}/service/start.js`,
  url: `${url}/healthz`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3000 },
  env: {
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    RATE_LIMIT: "off",
    PRESENTATIONS_PASSWORD: siteUnderTest.presentationsPassword,
  },
});

const { url, specimenUrl, dataDir } = siteUnderTest;
const specimenIsBuilt = existsSync("build-specimen/service/start.js");

/** Needs the site built. `playwright test tests/site/pages.spec.ts -g /privacy` for one page. */
export default defineConfig({
  testDir: "tests",
  testMatch: "{site,journeys}/**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: process.env.CI ? "line" : "list",
  projects: [
    { name: "site", testMatch: "site/**/*.spec.ts" },
    { name: "journeys", testMatch: "journeys/**/*.spec.ts" },
  ],
  use: {
    baseURL: url,
    locale: "en-US",
    timezoneId: "America/Denver",
    trace: "off",
    launchOptions: {
      executablePath: findTestBrowser(),
      // Without a graphics card a process of its own for drawing only costs time.
      args: [...chromiumArguments, "--in-process-gpu"],
    },
  },
  webServer: [
    serve("build", url, dataDir),
    ...(specimenIsBuilt ? [serve("build-specimen", specimenUrl, join(dataDir, "specimen"))] : []),
  ],
});

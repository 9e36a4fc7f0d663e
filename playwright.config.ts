import { defineConfig } from "@playwright/test";
import { siteUnderTest } from "./tests/support/journeys/site-under-test.ts";
import { patience } from "./tests/support/patience.ts";
import { chromiumArguments, findTestBrowser } from "./tests/support/programs/find-programs.ts";

const { url, dataDir, deckPassword } = siteUnderTest;
const report = process.env.TEST_REPORT;

/**
 * Chromium obeys only the last list of features to switch off, so this repeats Playwright's own. The
 * last two load two hidden pages with each window of a full Chromium: a second of computing.
 */
const unusedFeatures = `
  AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync PaintHolding
  DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter
  ThirdPartyStoragePartitioning AimEnabled NetworkTimeServiceQuerying OptimizationHints
  PreconnectToSearch WebUIOmniboxAimPopup WebUIOmniboxPopup`;

/**
 * Needs the site built. `playwright test tests/site/pages.spec.ts -g /privacy` for one page.
 *
 * `@test:all` is for a journey in another size, another place or a rarer case than the one beside
 * it. `npm test` leaves it out, so that it takes four to five minutes; `npm run test:all`, and a
 * file run alone, do not. `@every-chromium` is for what browsers of one engine could take
 * differently: what they request, print and sign in with. `npm run test:all` repeats it in the full
 * Chromium beside the headless one.
 */
export default defineConfig({
  // Node reads TypeScript faster than Playwright translates it.
  build: { external: ["**/*.ts"] },
  testDir: "tests",
  testMatch: "{site,journeys}/**/*.spec.ts",
  outputDir: "test-results/playwright",
  fullyParallel: true,
  workers: 2,
  // The limits only end a test that hangs. A slow machine makes tests slow, not red.
  timeout: 300_000 * patience,
  expect: { timeout: 60_000 * patience },
  reporter: report ? [["dot"], ["junit", { outputFile: report }]] : "list",
  use: {
    baseURL: url,
    locale: "en-US",
    timezoneId: "America/Denver",
    trace: "off",
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        ...chromiumArguments,
        // Without a graphics card a separate process for drawing only costs time.
        "--in-process-gpu",
        `--disable-features=${unusedFeatures.trim().split(/\s+/)}`,
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" build/service/start.js`,
    url: `${url}/healthz`,
    reuseExistingServer: false,
    timeout: 300_000 * patience,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 * patience },
    env: {
      PORT: new URL(url).port,
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      PRESENTATIONS_PASSWORD: deckPassword,
    },
  },
});

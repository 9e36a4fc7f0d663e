import { defineConfig } from "@playwright/test";
import { chromiumArguments, findTestBrowser } from "../support/programs.ts";

/** What `npm run pictures` runs once the site is built. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  reporter: "line",
  workers: 1,
  use: {
    locale: "en-US",
    timezoneId: "America/Denver",
    viewport: { width: 1280, height: 1040 },
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: findTestBrowser(),
      // Painting parts of a tile again moves its round corners by a shade, each time by another.
      args: [...chromiumArguments, "--disable-partial-raster"],
    },
  },
});

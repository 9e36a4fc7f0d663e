import { defineConfig } from "vitest/config";
import { patience } from "./tests/support/patience.ts";
import { contentPlugins } from "./tools/build/content-plugins.ts";

const report = process.env.TEST_REPORT;

/** Tests that start other programs or take minutes. `npm run test:all` runs them. */
const withOtherPrograms = ["server/failure-tests/**/*.test.ts", "tests/programs/**/*.test.ts"];

/** `vitest` watches; `vitest run path/to/file` runs one file. */
export default defineConfig({
  plugins: contentPlugins(),
  test: {
    environment: "node",
    reporters: report ? ["dot", ["junit", { outputFile: report }]] : ["default"],
    // The limits only end a test that hangs. A slow machine makes tests slow, not red.
    testTimeout: 900_000 * patience,
    hookTimeout: 900_000 * patience,
    expect: { poll: { timeout: 60_000 * patience, interval: 25 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // No test changes a module that another test reads, so modules are loaded once. That
          // halves the time.
          isolate: false,
          include: ["{content,protected,src,server,tools}/**/*.test.{ts,tsx}"],
          exclude: withOtherPrograms,
        },
      },
      {
        extends: true,
        // Reads the built site.
        test: { name: "site", isolate: false, include: ["tests/site/**/*.test.ts"] },
      },
      { extends: true, test: { name: "programs", include: withOtherPrograms } },
      // Each journey starts the built site and a browser.
      { extends: true, test: { name: "browsers", include: ["tests/browsers/**/*.test.ts"] } },
    ],
  },
});

import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { patience } from "./tests/support/patience.ts";
import siteConfig from "./vite.config.ts";

/** Articles, `?script` and `?picture` imports mean the same in tests as in the build. */
const pluginsForTests = ["@mdx-js/rollup", "browser-script", "pictures"];
const plugins = siteConfig.plugins?.filter(
  (plugin): plugin is Plugin =>
    plugin instanceof Object && "name" in plugin && pluginsForTests.includes(plugin.name),
);

/** `vitest run` for everything, `vitest run path/to/file` for one file. */
export default defineConfig({
  plugins,
  test: {
    environment: "node",
    // No test waits on a clock; these only end one that hangs, on a slow machine too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // No test changes a module that another reads: loading them once halves the time.
          isolate: false,
          maxWorkers: 2,
          include: ["{content,protected,src,server,tools,bench,tests/support}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        // Reads the built site: `npm test` builds it first, as does `npm start`.
        test: {
          name: "site",
          isolate: false,
          maxWorkers: 2,
          include: ["tests/site/**/*.test.ts"],
        },
      },
      {
        extends: true,
        // Each test starts the built site and a browser.
        test: {
          name: "browsers",
          maxWorkers: 2,
          include: ["tests/browsers/**/*.test.ts"],
          testTimeout: 900_000 * patience,
          hookTimeout: 900_000 * patience,
          expect: { poll: { timeout: 120_000 * patience } },
        },
      },
    ],
  },
});

import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import siteConfig from "./vite.config.ts";

/** Articles, `?script`, `?picture` and `lucide:` imports mean the same in tests as in the build. */
const pluginsForTests = ["@mdx-js/rollup", "browser-script", "pictures", "lucide-icons"];
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
        // One file an engine; each starts the built site and a browser of its own.
        test: {
          name: "browsers",
          include: ["tests/browsers/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
    ],
  },
});

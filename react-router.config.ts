import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./src/prerendered-paths.ts";

export default {
  appDirectory: "src",
  /** tools/build/build.ts puts the finished build in its place. */
  buildDirectory: ".generated/build",
  ssr: true,
  prerender: { paths: prerenderedPaths, concurrency: 4 },
  routeDiscovery: { mode: "initial" },
} satisfies Config;

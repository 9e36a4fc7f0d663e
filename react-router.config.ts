import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./src/prerendered-paths.ts";

export default {
  appDirectory: "src",
  ssr: true,
  prerender: { paths: prerenderedPaths, concurrency: 4 },
  routeDiscovery: { mode: "initial" },
} satisfies Config;

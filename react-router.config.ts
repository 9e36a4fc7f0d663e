import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./src/prerendered-paths.ts";

export default {
  appDirectory: "src",
  ssr: true,
  prerender: prerenderedPaths,
  routeDiscovery: { mode: "initial" },
} satisfies Config;

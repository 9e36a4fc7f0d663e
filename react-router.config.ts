import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  /** tools/build/build.ts puts the finished build in its place. */
  buildDirectory: ".generated/build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;

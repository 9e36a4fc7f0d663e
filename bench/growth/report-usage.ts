import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into every Node process of a build. Each writes its resource usage to a file when it
 * exits.
 */
const file = process.env.USAGE_FILE;
if (isMainThread && file)
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const used = { cpuInS: (userCPUTime + systemCPUTime) / 1_000_000, peakInMb: maxRSS / 1024 };
    appendFileSync(file, `${JSON.stringify(used)}\n`);
  });

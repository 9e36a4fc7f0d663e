import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/** Loaded into every Node process of a measured program: at its end each writes down what it used. */
const file = process.env.USAGE_FILE;
if (isMainThread && file)
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const used = { peakBytes: peakKilobytes() * 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 };
    appendFileSync(file, `${JSON.stringify(used)}\n`);
  });

/** On Linux `maxRSS` begins with the memory of the process that started this one. */
function peakKilobytes(): number {
  const status = "/proc/self/status";
  const peak = existsSync(status) && /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(status, "utf8"))?.[1];
  return peak ? Number(peak) : process.resourceUsage().maxRSS;
}

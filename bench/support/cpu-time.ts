import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** User and system time of a process and its threads, where the kernel tells it (Linux). */
export function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The name, in parentheses, may contain spaces; user and system time are the 14th and 15th field.
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** After its start our server still compresses pages: that is no part of an answer. */
export async function untilIdle(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    const before = cpuSeconds(pid);
    await pause(500);
    quiet = cpuSeconds(pid) - before > 0.02 ? 0 : quiet + 1;
  }
}

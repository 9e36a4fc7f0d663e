import { existsSync, readFileSync } from "node:fs";

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

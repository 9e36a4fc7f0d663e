import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** A number can be given to another process later, in a container to the next one at once. */
const started = randomUUID();

/** Names the process that holds the lease: `host/pid/start/random`. */
export const newLeaseToken = (): string =>
  [encodeURIComponent(hostname()), process.pid, started, randomUUID()].join("/");

/** Whether the process that took the lease is known to have ended. */
export function holderHasEnded(leaseToken: string): boolean {
  const [host, pid, start] = leaseToken.split("/");
  if (host !== encodeURIComponent(hostname()) || start === undefined || start === started)
    return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Not ours to signal, but there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import { outboxStatus } from "./status.ts";
import type { OutboxTiming } from "./timing.ts";

/** Says in the log when the queue gets stuck, when messages are dead, and when it is well again. */
export function watchOutbox(parts: {
  storage: Storage;
  timing: OutboxTiming;
  now: () => Promise<number>;
  log: Log;
}): () => Promise<void> {
  let lastTold = "";
  return async function look() {
    const now = await parts.now();
    const status = await parts.storage.run((queries) => outboxStatus(queries, now));
    const stuck = status.oldestPendingMs > parts.timing.stuckAfterMs;
    const told = `${stuck} ${status.dead}`;
    if (told === lastTold) return;
    lastTold = told;
    const facts = { pending: status.pending, dead: status.dead, stuck };
    if (stuck || status.dead > 0) parts.log.error("outbox-needs-attention", facts);
    else parts.log.info("outbox-well", facts);
  };
}

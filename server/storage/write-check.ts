import { statfs } from "node:fs/promises";
import { putRow } from "./rows.ts";
import type { Storage } from "./storage.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";

/** A load balancer may ask every second. The disk is not written that often. */
const pauseMs = 10_000;
/** With less than this left, a lead with its messages may find no room. */
const leastBytesLeft = 1_000_000;

/** Resolves if the database can be written, and throws StorageUnavailable if not. */
export type CheckWrites = () => Promise<void>;

/** The same answer for ten seconds, however often it is asked. */
export function createWriteCheck(storage: Storage, dataDir: string): CheckWrites {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<void> = Promise.resolve();
  return () => {
    if (performance.now() - checkedAt >= pauseMs) {
      checkedAt = performance.now();
      answer = write(storage, dataDir);
      // Each caller handles it. There may be none yet.
      answer.catch(() => {});
    }
    return answer;
  };
}

async function write(storage: Storage, dataDir: string) {
  if (storage.engine === "sqlite") {
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < leastBytesLeft)
      throw new StorageUnavailable(new Error("the disk of DATA_DIR is full"));
  }
  const write_checked_at = Date.now();
  await storage.run((queries) => putRow(queries, "housekeeping", { id: 1 }, { write_checked_at }));
}

import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { DeliveryReport } from "./delivery-report.ts";

/** A delivery whose message may not be settled in the database yet. */
export type JournalEntry = { id: string; leaseToken: string; report: DeliveryReport };

/**
 * A file to which each delivery is written the moment the other side has taken it. A commit takes
 * milliseconds in which a killed process would forget what it has sent; a line in a file takes
 * microseconds, and the kernel keeps it when the process dies.
 */
export type SentJournal = {
  add(entry: JournalEntry): void;
  /** What was left by the process before. */
  read(): JournalEntry[];
  clear(): void;
};

export function sentJournal(dataDir: string): SentJournal {
  const file = join(dataDir, "outbox-sent.jsonl");
  let isEmpty = false;
  return {
    add(entry) {
      isEmpty = false;
      appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    },
    read: () => (existsSync(file) ? readFileSync(file, "utf8").split("\n").flatMap(parsed) : []),
    clear() {
      if (!isEmpty && existsSync(file)) truncateSync(file);
      isEmpty = true;
    },
  };
}

/** A line that was cut off by the kill is no line. */
function parsed(line: string): JournalEntry[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Outgoing } from "../outbox/queue.ts";
import type { OutboxWorker } from "../outbox/worker.ts";
import type { Storage } from "../storage/storage.ts";
import {
  type LeadWithMessages,
  type NewLead,
  type RecordedLead,
  recordLeads,
} from "./record-lead.ts";

export type LeadRecorder = {
  /** Resolves once the lead and everything to be sent about it are durable. */
  record(lead: NewLead, outgoing: readonly Outgoing[]): Promise<RecordedLead>;
};

type Waiting = LeadWithMessages & {
  resolve: (recorded: RecordedLead) => void;
  reject: (error: unknown) => void;
};

const mostAtOnce = 50;

/**
 * Leads that arrive while others are being written are written together: one commit, so one wait
 * for the disk, for all of them. A lead that arrives alone is written at once.
 */
export function createLeadRecorder(parts: {
  storage: Storage;
  outbox: Pick<OutboxWorker, "wake">;
  metrics?: Metrics | undefined;
  log: Log;
}): LeadRecorder {
  const waiting: Waiting[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      await write(waiting.splice(0, mostAtOnce));
      // Requests that arrived meanwhile are read before the next ones are written.
      await new Promise((resolve) => setImmediate(resolve));
    }
    writing = false;
  }

  async function write(together: readonly Waiting[]): Promise<void> {
    try {
      const recorded = await recordLeads(parts.storage, together);
      for (const [index, { resolve }] of together.entries())
        resolve(recorded[index] as RecordedLead);
    } catch (error) {
      if (together.length === 1) together[0]?.reject(error);
      // One bad lead fails the whole transaction: written alone, the others succeed.
      else for (const one of together) await write([one]);
    }
  }

  return {
    async record(lead, outgoing) {
      const recorded = await new Promise<RecordedLead>((resolve, reject) => {
        waiting.push({ lead, outgoing, resolve, reject });
        if (writing) return;
        writing = true;
        setImmediate(writeAll);
      });
      parts.outbox.wake();
      if (!recorded.repeated) parts.metrics?.leadStored(lead.kind);
      parts.log.info("lead-stored", { kind: lead.kind, ...recorded });
      return recorded;
    },
  };
}

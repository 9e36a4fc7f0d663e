import type { Outgoing } from "../outbox/outgoing.ts";
import type { Storage } from "../storage/storage.ts";
import { type NewLead, type RecordedLead, recordLeads } from "./record-lead.ts";

export type LeadRecorder = {
  /** Resolves once the lead and everything to be sent about it are durable. */
  record(lead: NewLead, outgoing: readonly Outgoing[]): Promise<RecordedLead>;
};

type Waiting = {
  entry: { lead: NewLead; outgoing: readonly Outgoing[] };
  resolve: (recorded: RecordedLead) => void;
  reject: (error: unknown) => void;
};

const mostAtOnce = 50;

/**
 * Leads that arrive while others are being written are written together: one commit, so one wait
 * for the disk, for all of them. A lead that arrives alone waits for nobody.
 */
export function createLeadRecorder(storage: Storage): LeadRecorder {
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
      const recorded = await recordLeads(
        storage,
        together.map(({ entry }) => entry),
      );
      for (const [index, { resolve }] of together.entries())
        resolve(recorded[index] as RecordedLead);
    } catch (error) {
      if (together.length === 1) together[0]?.reject(error);
      // If one of them is to blame, the others must not suffer for it.
      else for (const one of together) await write([one]);
    }
  }

  return {
    record: (lead, outgoing) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry: { lead, outgoing }, resolve, reject });
        if (writing) return;
        writing = true;
        setImmediate(writeAll);
      }),
  };
}

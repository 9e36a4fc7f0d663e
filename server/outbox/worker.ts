import { setTimeout as sleep } from "node:timers/promises";
import { type Log, reasonOf } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxChannel, Queries } from "../storage/tables.ts";
import { type Deliver, type DeliveryReport, settlementOf } from "./delivery-report.ts";
import { type Claimed, claimNext, type Settlement, settle } from "./queue.ts";
import type { OutboxTiming } from "./timing.ts";

export type OutboxWorkerParts = {
  storage: Storage;
  deliver: Record<OutboxChannel, Deliver>;
  /** What else must be written when a message is settled, in the same transaction. */
  onSettled: (queries: Queries, settled: SettledMessage) => Promise<void>;
  timing: OutboxTiming;
  now: () => Promise<number>;
  log: Log;
};

export type SettledMessage = {
  claimed: Claimed;
  report: DeliveryReport;
  settlement: Settlement;
  now: number;
};

export type OutboxWorker = {
  /** There is something to send: do not wait for the next poll. */
  wake(): void;
  /** Takes nothing new, finishes what it has begun, gives that up after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
};

/** A mail server that hangs must not hold up the others. */
const messagesAtOnce = 5;

export function startOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { storage, timing, log } = parts;
  const inProgress = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const stopped = new Promise((resolve) => stopping.signal.addEventListener("abort", resolve));
  let wake = () => {};

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const begun = await beginNext();
      if (begun) await Promise.race([stopped, pause(timing.spacingMs)]);
      else await Promise.race([woken, pause(timing.pollMs)]);
    }
  }

  /**
   * One after the other: if the process is killed, only a message that has left and is not yet
   * written down goes out twice, and with a quick mail server there is at most one of those.
   */
  async function beginNext(): Promise<boolean> {
    if (inProgress.size === messagesAtOnce) return false;
    try {
      const now = await parts.now();
      const claimed = await claimNext(storage, { now, timing, inProgress: [...inProgress.keys()] });
      if (claimed === undefined) return false;
      const handled = handle(claimed, now).finally(() => {
        inProgress.delete(claimed.id);
        wake();
      });
      inProgress.set(claimed.id, handled);
      return true;
    } catch (error) {
      log.error("outbox-not-readable", { reason: reasonOf(error) });
      return false;
    }
  }

  async function handle(claimed: Claimed, claimedAt: number): Promise<void> {
    const begun = performance.now();
    const giveUp = AbortSignal.any([AbortSignal.timeout(timing.deliveryMs), givingUp.signal]);
    const report = await parts.deliver[claimed.channel](claimed, giveUp).catch(
      (error): DeliveryReport => ({ recipients: [], retry: reasonOf(error) }),
    );
    if (report.alarm)
      log.error("delivery-alarm", { purpose: claimed.purpose, alarm: report.alarm });
    // The message may have left: until that is written down, nothing else may happen to it. It
    // stays in progress, so this process cannot send it twice; a full disk or a lost database
    // only delays it.
    for (;;) {
      try {
        // Asking the database for the time would only lengthen the time in which a kill sends twice.
        const now = Math.round(claimedAt + performance.now() - begun);
        return await record(claimed, report, now);
      } catch (error) {
        log.error("delivery-not-recorded", { outboxId: claimed.id, reason: reasonOf(error) });
        if (givingUp.signal.aborted) return;
        await pause(timing.pollMs);
      }
    }
  }

  async function record(claimed: Claimed, report: DeliveryReport, now: number): Promise<void> {
    const settlement = settlementOf(report, claimed, timing, now);
    await storage.transaction(async (queries) => {
      const held = await settle(queries, claimed, settlement, report.recipients, now);
      if (!held) return log.warn("lease-lost", { outboxId: claimed.id });
      await parts.onSettled(queries, { claimed, report, settlement, now });
    });
    logSettlement(log, claimed, settlement);
  }

  const working = work();
  return {
    wake: () => wake(),
    async stop(graceMs = 5000) {
      stopping.abort();
      wake();
      const grace = setTimeout(() => givingUp.abort(), graceMs);
      await working;
      await Promise.allSettled(inProgress.values());
      clearTimeout(grace);
    },
  };
}

function logSettlement(log: Log, claimed: Claimed, settlement: Settlement): void {
  const facts = {
    outboxId: claimed.id,
    purpose: claimed.purpose,
    attempts: claimed.attempts,
    error: settlement.error,
  };
  if (settlement.state === "dead") log.error("message-dead", facts);
  else if (settlement.state === "pending") log.warn("message-postponed", facts);
  else log.info("message-sent", facts);
}

/** A waiting worker does not keep the process alive. */
function pause(milliseconds: number): Promise<void> {
  return sleep(milliseconds, undefined, { ref: false });
}

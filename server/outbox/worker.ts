import type { Log } from "../log.ts";
import type { Queries } from "../storage/queries.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxChannel } from "../storage/tables.ts";
import { type Deliver, type DeliveryReport, judge } from "./delivery-report.ts";
import { type Claimed, claim, type Settlement, settle } from "./queue.ts";
import type { OutboxTiming } from "./timing.ts";

export type OutboxWorkerParts = {
  storage: Storage;
  deliver: Record<OutboxChannel, Deliver>;
  /** What else must be written when a message is settled, in the same transaction. */
  afterwards: (queries: Queries, settled: SettledMessage) => Promise<void>;
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
  /** There is something to send: do not wait for the next look. */
  wake(): void;
  /** Takes nothing new, finishes what it has in hand, gives that up after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
};

/** A mail server that hangs must not hold up the others. */
const messagesAtOnce = 5;

export function startOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { storage, timing, log } = parts;
  const inHand = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const stopped = new Promise((resolve) => stopping.signal.addEventListener("abort", resolve));
  let ring = () => {};

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const bell = new Promise<void>((resolve) => {
        ring = resolve;
      });
      const taken = await takeOneThatIsDue();
      if (!taken) await Promise.race([bell, sleep(timing.pollMs)]);
      else await Promise.race([stopped, sleep(timing.spacingMs)]);
    }
  }

  /**
   * One after the other: if the process is killed, only a message that has left and is not yet
   * written down goes out twice, and with a quick mail server there is at most one of those.
   */
  async function takeOneThatIsDue(): Promise<boolean> {
    if (inHand.size === messagesAtOnce) return false;
    try {
      const now = await parts.now();
      const claimed = await claim(storage, { now, limit: 1, timing, inHand: [...inHand.keys()] });
      for (const message of claimed) {
        const handled = handle(message, now).finally(() => {
          inHand.delete(message.id);
          ring();
        });
        inHand.set(message.id, handled);
      }
      return claimed.length > 0;
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
    // Asking the database for the time would only lengthen the moment in which a kill sends twice.
    const now = () => Math.round(claimedAt + performance.now() - begun);
    await recordUntilItWorks(claimed, report, now);
  }

  /**
   * The message may have left: until that is written down, nothing else may happen to it. It stays
   * in hand, so this process cannot send it twice; a full disk or a lost database only delays it.
   */
  async function recordUntilItWorks(
    claimed: Claimed,
    report: DeliveryReport,
    now: () => number,
  ): Promise<void> {
    for (;;) {
      try {
        return await record(claimed, report, now());
      } catch (error) {
        log.error("delivery-not-recorded", { outboxId: claimed.id, reason: reasonOf(error) });
        if (givingUp.signal.aborted) return;
        await sleep(timing.pollMs);
      }
    }
  }

  async function record(claimed: Claimed, report: DeliveryReport, now: number): Promise<void> {
    const settlement = judge(report, claimed, timing, now);
    await storage.transaction(async (queries) => {
      const held = await settle(queries, claimed, settlement, report.recipients, now);
      if (!held) return log.warn("lease-lost", { outboxId: claimed.id });
      await parts.afterwards(queries, { claimed, report, settlement, now });
    });
    logSettlement(log, claimed, settlement);
  }

  const working = work();
  return {
    wake: () => ring(),
    async stop(graceMs = 5000) {
      stopping.abort();
      ring();
      const patience = setTimeout(() => givingUp.abort(), graceMs);
      await working;
      await Promise.allSettled(inHand.values());
      clearTimeout(patience);
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

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

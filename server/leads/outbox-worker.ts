import type { Log } from "../log.ts";
import { type Deliver, type DeliveryReport, judge } from "./delivery-report.ts";
import { type Claimed, claim, type Settlement, settle } from "./outbox.ts";
import type { OutboxTiming } from "./outbox-timing.ts";
import type { Queries } from "./queries.ts";
import type { Storage } from "./storage.ts";
import type { OutboxChannel } from "./tables.ts";

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
      const taken = await takeWhatIsDue();
      if (taken === 0) await Promise.race([bell, sleep(timing.pollMs)]);
      else await Promise.race([stopped, sleep(taken * timing.spacingMs)]);
    }
  }

  async function takeWhatIsDue(): Promise<number> {
    const limit = messagesAtOnce - inHand.size;
    if (limit === 0) return 0;
    try {
      const now = await parts.now();
      const claimed = await claim(storage, { now, limit, timing, inHand: [...inHand.keys()] });
      for (const message of claimed) {
        const handled = handle(message).finally(() => {
          inHand.delete(message.id);
          ring();
        });
        inHand.set(message.id, handled);
      }
      return claimed.length;
    } catch (error) {
      log.error("outbox-not-readable", { reason: reasonOf(error) });
      return 0;
    }
  }

  async function handle(claimed: Claimed): Promise<void> {
    const giveUp = AbortSignal.any([AbortSignal.timeout(timing.deliveryMs), givingUp.signal]);
    const report = await parts.deliver[claimed.channel](claimed, giveUp).catch(
      (error): DeliveryReport => ({ recipients: [], retry: reasonOf(error) }),
    );
    if (report.alarm)
      log.error("delivery-alarm", { purpose: claimed.purpose, alarm: report.alarm });
    await recordUntilItWorks(claimed, report);
  }

  /**
   * The message may have left: until that is written down, nothing else may happen to it. It stays
   * in hand, so this process cannot send it twice; a full disk or a lost database only delays it.
   */
  async function recordUntilItWorks(claimed: Claimed, report: DeliveryReport): Promise<void> {
    for (;;) {
      try {
        return await record(claimed, report);
      } catch (error) {
        log.error("delivery-not-recorded", { outboxId: claimed.id, reason: reasonOf(error) });
        if (givingUp.signal.aborted) return;
        await sleep(timing.pollMs);
      }
    }
  }

  async function record(claimed: Claimed, report: DeliveryReport): Promise<void> {
    const now = await parts.now();
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

import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { type Log, reasonOf } from "../log.ts";
import type { DeliveryOutcome, Metrics } from "../metrics/metrics.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxChannel, Queries } from "../storage/tables.ts";
import { type Deliver, type DeliveryReport, settlementOf } from "./delivery-report.ts";
import { createPace } from "./pace.ts";
import {
  type Claimed,
  claimedBefore,
  claimNext,
  releaseAfterRestart,
  releaseUnreached,
  type Settlement,
  settle,
} from "./queue.ts";
import type { SentJournal } from "./sent-journal.ts";
import type { OutboxTiming } from "./timing.ts";

export type OutboxWorkerParts = {
  storage: Storage;
  deliver: Record<OutboxChannel, Deliver>;
  /** What else must be written when a message is settled, in the same transaction. */
  onSettled: (queries: Queries, settled: SettledMessage) => Promise<void>;
  timing: OutboxTiming;
  now: () => Promise<number>;
  log: Log;
  metrics?: Metrics | undefined;
  /** Without it a kill repeats what was sent and not yet written down. */
  journal?: SentJournal;
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

/** The share of its time in which a process that has much to do has something to do. */
const busy = 0.5;
const mostPausesWhenBusy = 10;

export function startOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { storage, timing, log, journal } = parts;
  const inProgress = new Map<string, Promise<void>>();
  const pace = createPace();
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const stopped = new Promise((resolve) => stopping.signal.addEventListener("abort", resolve));
  let wake = () => {};

  async function work(): Promise<void> {
    await takeOverFromTheProcessBefore();
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const begun = await beginNext();
      if (begun) await spacing();
      else await Promise.race([woken, pause(timing.pollMs)]);
    }
  }

  /**
   * Longer while the process is busy with visitors: it then reads late what the mail server has
   * answered, and a kill in between would send that message again.
   */
  async function spacing(): Promise<void> {
    for (let pauses = 0; pauses < mostPausesWhenBusy && !stopping.signal.aborted; pauses += 1) {
      const before = performance.eventLoopUtilization();
      await Promise.race([stopped, pause(timing.spacingMs)]);
      if (performance.eventLoopUtilization(before).utilization < busy) return;
    }
  }

  /** First what it had sent, then what it had in hand. */
  async function takeOverFromTheProcessBefore(): Promise<void> {
    try {
      for (const { id, leaseToken, report } of journal?.read() ?? []) {
        const claimed = await claimedBefore(storage, id, leaseToken);
        if (claimed) await record(claimed, report, await parts.now());
      }
      journal?.clear();
      await releaseAfterRestart(storage);
    } catch (error) {
      log.error("outbox-not-readable", { reason: reasonOf(error) });
    }
  }

  async function beginNext(): Promise<boolean> {
    const channels = pace.channelsWithRoom();
    if (channels.length === 0) return false;
    try {
      const now = await parts.now();
      const claimed = await claimNext(storage, {
        now,
        timing,
        inProgress: [...inProgress.keys()],
        channels,
      });
      if (claimed === undefined) return false;
      pace.begin(claimed.channel);
      if (isUntried(claimed)) parts.metrics?.messageTaken(now - claimed.created_at);
      const handled = handle(claimed, now).finally(() => {
        inProgress.delete(claimed.id);
        pace.end(claimed.channel);
        if (inProgress.size === 0) noteThatAllIsRecorded();
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
    noteThatItWasSent(claimed, report);
    if (report.alarm)
      log.error("delivery-alarm", { purpose: claimed.purpose, alarm: report.alarm });
    // The message may have left: until that is written down, nothing else may happen to it. It
    // stays in progress, so this process cannot send it twice; a full disk or a lost database
    // only delays it.
    for (;;) {
      try {
        // Asking the database for the time would only lengthen the time in which a kill sends twice.
        const now = Math.round(claimedAt + performance.now() - begun);
        await record(claimed, report, now);
        if (pace.isBack(claimed.channel, report))
          await storage.run((queries) => releaseUnreached(queries, claimed.channel));
        pace.learn(claimed.channel, report);
        return;
      } catch (error) {
        log.error("delivery-not-recorded", { outboxId: claimed.id, reason: reasonOf(error) });
        if (givingUp.signal.aborted) return;
        await pause(timing.pollMs);
      }
    }
  }

  async function record(claimed: Claimed, report: DeliveryReport, now: number): Promise<void> {
    const settlement = settlementOf(report, claimed, timing, now);
    const held = await storage.transaction(async (queries) => {
      const held = await settle(queries, claimed, settlement, report.recipients, now);
      if (held) await parts.onSettled(queries, { claimed, report, settlement, now });
      else log.warn("lease-lost", { outboxId: claimed.id });
      return held;
    });
    if (held) parts.metrics?.messageSettled(claimed.channel, outcomeOf(report, settlement));
    logSettlement(log, claimed, settlement);
  }

  /** The database has the last word: a journal that cannot be written holds nothing up. */
  function noteThatItWasSent({ id, lease_token }: Claimed, report: DeliveryReport): void {
    if (report.unreached) return;
    try {
      journal?.add({ id, leaseToken: lease_token, report });
    } catch (error) {
      log.warn("journal-not-written", { reason: reasonOf(error) });
    }
  }

  function noteThatAllIsRecorded(): void {
    try {
      journal?.clear();
    } catch (error) {
      log.warn("journal-not-written", { reason: reasonOf(error) });
    }
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

/** One that is tried again by hand has attempts to begin with too, but an error of the last. */
function isUntried({ attempts, last_error }: Claimed): boolean {
  return attempts === 1 && last_error === null;
}

function outcomeOf({ skipped }: DeliveryReport, { state }: Settlement): DeliveryOutcome {
  if (state === "pending") return "retried";
  if (state === "dead") return "given_up";
  return skipped === undefined ? "sent" : "skipped";
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

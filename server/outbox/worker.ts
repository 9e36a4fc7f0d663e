import { setTimeout as sleep } from "node:timers/promises";
import { errorsOnceAMinute, type Log, reasonOf } from "../log.ts";
import type { DeliveryOutcome, Metrics } from "../metrics/metrics.ts";
import { findRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxChannel, Queries } from "../storage/tables.ts";
import { type Deliver, type DeliveryReport, settlementOf } from "./delivery-report.ts";
import { type Claimed, claimNext, type Settlement, settle } from "./queue.ts";
import { retryPostponed } from "./retry.ts";
import type { OutboxTiming } from "./timing.ts";

export type OutboxWorkerParts = {
  storage: Storage;
  deliver: Record<OutboxChannel, Deliver>;
  /** Writes what belongs to the same transaction in which a message is settled. */
  onSettled: (queries: Queries, settled: SettledMessage) => Promise<void>;
  /** The message, or a sentence of it, was erased while it was being sent. */
  onErased?: (claimed: Claimed) => void;
  timing: OutboxTiming;
  now: () => Promise<number>;
  log: Log;
  metrics?: Metrics | undefined;
};

export type SettledMessage = {
  claimed: Claimed;
  report: DeliveryReport;
  settlement: Settlement;
  now: number;
};

export type OutboxWorker = ReturnType<typeof startOutboxWorker>;

export function startOutboxWorker(parts: OutboxWorkerParts) {
  const { storage, timing, log } = parts;
  const inProgress = new Map<Claimed, Promise<void>>();
  const givingUp = new AbortController();
  let stopping = false;
  /** Also at the start, for what the process before has postponed. */
  let outage = true;
  let waiting = new AbortController();
  const wake = () => waiting.abort();
  const failed = errorsOnceAMinute(log);
  const notReadable = (error: unknown) =>
    failed("outbox-not-readable", { reason: reasonOf(error) });

  async function work() {
    while (!stopping) {
      waiting = new AbortController();
      if (!(await beginNext())) await pause(timing.pollMs, waiting.signal);
    }
  }

  async function beginNext(): Promise<boolean> {
    try {
      const now = await parts.now();
      const claimed = await claimNext(storage, {
        now,
        timing,
        inProgress: [...inProgress.keys()],
      });
      if (claimed === undefined) return false;
      if (isUntried(claimed)) parts.metrics?.messageTaken(now - claimed.created_at);
      const handled = handle(claimed).finally(() => {
        inProgress.delete(claimed);
        wake();
      });
      inProgress.set(claimed, handled);
      return true;
    } catch (error) {
      notReadable(error);
      return false;
    }
  }

  async function handle(claimed: Claimed) {
    const giveUp = AbortSignal.any([AbortSignal.timeout(timing.deliveryMs), givingUp.signal]);
    const report = await parts.deliver[claimed.channel](claimed, giveUp).catch(
      (error): DeliveryReport => ({ recipients: [], retry: reasonOf(error) }),
    );
    if (report.alarm)
      log.error("delivery-alarm", { purpose: claimed.purpose, alarm: report.alarm });
    // The message may have been sent. It stays in progress until that is recorded, so that this
    // process cannot send it twice. A full disk or a lost database only delays the record.
    for (;;) {
      try {
        await record(claimed, report);
        break;
      } catch (error) {
        failed("delivery-not-recorded", { outboxId: claimed.id, reason: reasonOf(error) });
        if (givingUp.signal.aborted) return;
        await pause(timing.pollMs, givingUp.signal);
      }
    }
    await endOutage(claimed, report).catch(notReadable);
  }

  /** One message that leaves after an outage takes the others along, however long they were to wait. */
  async function endOutage(claimed: Claimed, report: DeliveryReport) {
    if (report.outage) outage = true;
    else if (outage && claimed.channel === "mail" && report.recipients.some(isDelivered)) {
      const now = await parts.now();
      await storage.run((queries) => retryPostponed(queries, now));
      outage = false;
    }
  }

  async function record(claimed: Claimed, report: DeliveryReport) {
    const now = await parts.now();
    const settlement = settlementOf(report, claimed, timing, now);
    const content = await storage.transaction(async (queries) => {
      const content = await settle(queries, claimed, settlement, report.recipients, now);
      if (content !== undefined)
        await parts.onSettled(queries, { claimed, report, settlement, now });
      return content;
    });
    if (content === undefined) {
      const row = await storage.run((queries) => findRow(queries, "outbox", claimed.id));
      if (row === undefined) parts.onErased?.(claimed);
      return log.warn("lease-lost", { outboxId: claimed.id });
    }
    if (content !== claimed.content) parts.onErased?.(claimed);
    const channel = claimed.newsletter_recipient_id === null ? claimed.channel : "newsletter";
    parts.metrics?.messageSettled(channel, outcomeOf(report, settlement));
    logSettlement(log, claimed, settlement);
  }

  const working = work();
  return {
    wake,
    /** Claims nothing more and finishes what is in progress, which is aborted after `graceMs`. */
    async stop(graceMs = 3000) {
      stopping = true;
      wake();
      const grace = setTimeout(() => givingUp.abort(), graceMs);
      await working;
      await Promise.allSettled(inProgress.values());
      clearTimeout(grace);
    },
  };
}

const isDelivered = ({ status }: { status: string }) => status === "delivered";

/** A message retried by hand keeps its last error. Newsletters wait on purpose. */
function isUntried({ attempts, last_error, newsletter_recipient_id }: Claimed): boolean {
  return attempts === 1 && last_error === null && newsletter_recipient_id === null;
}

function outcomeOf({ skipped }: DeliveryReport, { status }: Settlement): DeliveryOutcome {
  if (status === "waiting") return "retried";
  if (status === "failed") return "failed";
  return skipped === undefined ? "sent" : "skipped";
}

function logSettlement(log: Log, claimed: Claimed, settlement: Settlement) {
  const facts = {
    outboxId: claimed.id,
    purpose: claimed.purpose,
    attempts: claimed.attempts,
    error: settlement.error,
  };
  if (settlement.status === "failed") log.error("message-failed", facts);
  else if (settlement.status === "waiting") log.warn("message-postponed", facts);
  else log.info("message-sent", facts);
}

/** A waiting worker does not keep the process alive. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { ref: false, signal }).catch(() => {});
}

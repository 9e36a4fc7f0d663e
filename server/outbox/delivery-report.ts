import type { Claimed, Settlement } from "./queue.ts";
import type { RecipientUpdate } from "./recipients.ts";
import { type OutboxTiming, pauseAfter } from "./timing.ts";

export type DeliveryReport = {
  recipients: RecipientUpdate[];
  /** The mailboxes that want no message from us (5xx to RCPT TO), with what their server said. */
  refusedMailboxes?: { address: string; response: string }[];
  retry?: string;
  skipped?: string;
  /** The configuration is wrong, so retrying will not help until it is corrected. */
  alarm?: string;
};

/** Sends one message until the signal aborts it. Reports failures instead of throwing them. */
export type Deliver = (claimed: Claimed, giveUp: AbortSignal) => Promise<DeliveryReport>;

export function settlementOf(
  report: DeliveryReport,
  claimed: Claimed,
  timing: OutboxTiming,
  now: number,
): Settlement {
  if (report.retry !== undefined) {
    if (claimed.attempts >= timing.attempts) return { status: "failed", error: report.retry };
    const availableAt = now + pauseAfter(claimed.attempts, timing);
    return { status: "waiting", error: report.retry, availableAt };
  }
  if (report.skipped !== undefined) return { status: "sent", error: report.skipped };
  const refused = report.recipients.filter((recipient) => recipient.status === "refused");
  const error = refused.map((recipient) => recipient.response ?? "refused").join(" / ");
  const roles = new Map(claimed.recipients.map(({ address, role }) => [address, role]));
  // The refusal of a blind copy is recorded, but the visitor has the message, so it counts as sent.
  const reachedNobody = refused.some((recipient) => roles.get(recipient.address) === "to");
  if (reachedNobody) return { status: "failed", error };
  return refused.length > 0 ? { status: "sent", error } : { status: "sent" };
}

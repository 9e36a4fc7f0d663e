import type { Claimed, Settlement } from "./queue.ts";
import { applyUpdates, type RecipientUpdate } from "./recipients.ts";
import { type OutboxTiming, pauseAfter } from "./timing.ts";

export type DeliveryReport = {
  recipients: RecipientUpdate[];
  /** The mailboxes that want no message from us (5xx to RCPT TO), with what their server said. */
  refusedMailboxes?: { address: string; response: string }[];
  retry?: string;
  skipped?: string;
  /** The configuration or the program is wrong, so retrying will not help until it is corrected. */
  alarm?: string;
  /** Our mail server is away or refuses the login, so other messages do not leave either. */
  outage?: boolean;
};

/** How the error of a message begins that the program itself cannot make. */
export const notMade = "The program cannot make this message: ";

/** Sends one message until the signal aborts it. Reports failures instead of throwing them. */
export type Deliver = (claimed: Claimed, giveUp: AbortSignal) => Promise<DeliveryReport>;

export function settlementOf(
  report: DeliveryReport,
  claimed: Claimed,
  timing: OutboxTiming,
  now: number,
): Settlement {
  // Some may have been refused in an earlier attempt, of which this report says nothing.
  const refused = applyUpdates(claimed.recipients, report.recipients).filter(
    ({ status }) => status === "refused",
  );
  const reasons = refused.map(({ response }) => response ?? "refused");
  if (report.retry !== undefined) {
    if (claimed.attempts >= timing.attempts)
      return { status: "failed", error: [...reasons, report.retry].join(" / ") };
    const availableAt = now + pauseAfter(claimed.attempts, timing);
    return { status: "waiting", error: report.retry, availableAt };
  }
  if (report.skipped !== undefined) return { status: "sent", error: report.skipped };
  if (refused.length === 0) return { status: "sent" };
  // The refusal of a blind copy is recorded, but the visitor has the message, so it counts as sent.
  const status = refused.some(({ role }) => role === "to") ? "failed" : "sent";
  return { status, error: reasons.join(" / ") };
}

import { deadLetterAlert } from "#emails/dead-letter-alert.ts";
import type { Environment } from "../environment.ts";
import { infoMailbox, writeMail } from "../mail/write-mail.ts";
import { suppress } from "../newsletter/suppressions.ts";
import type { Queries } from "../storage/queries.ts";
import { enqueue } from "./enqueue.ts";
import type { SettledMessage } from "./worker.ts";

/** When a message was refused or is dead, the firm is told; a newsletter is not sent there again. */
export function afterDelivery(environment: Environment) {
  return async (queries: Queries, settled: SettledMessage): Promise<void> => {
    const { claimed, report, settlement, now } = settled;
    const refused = report.recipients.filter(({ state }) => state === "refused");
    if (claimed.purpose.startsWith("newsletter-")) {
      for (const { address } of refused) await suppress(queries, address, "refused", now);
    }
    // Not about itself, nor about the mailbox it would go to: that would never end.
    const tellable = refused.filter(({ address }) => address !== infoMailbox.address);
    const gaveUp = settlement.state === "dead" && report.retry !== undefined;
    if (claimed.purpose === "delivery-alert" || (tellable.length === 0 && !gaveUp)) return;
    const alert = writeMail({
      purpose: "delivery-alert",
      about: `${claimed.lead_id ?? "none"}-${claimed.id}-${claimed.attempts}`,
      body: {
        kind: "letter",
        letter: deadLetterAlert({
          purpose: claimed.purpose,
          recipients: tellable.map(({ address }) => address),
          error: settlement.error ?? "",
          outboxId: claimed.id,
          leadId: claimed.lead_id,
          origin: environment.publicOrigin,
        }),
      },
      to: infoMailbox,
      now,
    });
    await enqueue(queries, [{ outgoing: alert, leadId: claimed.lead_id, now }]);
  };
}

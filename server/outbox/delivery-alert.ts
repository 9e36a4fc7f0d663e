import { deliveryAlert } from "#emails/letters/delivery-alert.ts";
import { infoMailbox, writeMail } from "../mail/message.ts";
import { findRow } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";
import { enqueue } from "./queue.ts";
import type { SettledMessage } from "./worker.ts";

export async function alertAboutFailure(
  queries: Queries,
  { claimed, report, settlement, now }: SettledMessage,
  origin: string,
) {
  const refused = report.recipients.filter(({ status }) => status === "refused");
  // The desk's own messages concern no visitor. The Mail screen lists those that failed.
  if (claimed.purpose.startsWith("desk-")) return;
  // An issue of the newsletter shows how many mailboxes refused it, and Subscribers which.
  if (claimed.newsletter_recipient_id !== null) return;
  // No alert about an alert or about the alert's own mailbox, which would cause endless alerts.
  const others = refused.filter(({ address }) => address !== infoMailbox.address);
  const gaveUp = settlement.status === "failed" && report.retry !== undefined;
  if (claimed.purpose === "delivery-alert" || (others.length === 0 && !gaveUp)) return;
  const { person_id: personId, lead_id: leadId } = claimed;
  const person = personId === null ? undefined : await findRow(queries, "people", personId);
  const alert = writeMail({
    purpose: "delivery-alert",
    about: `${leadId ?? personId ?? "none"}-${claimed.id}-${claimed.attempts}`,
    body: {
      kind: "letter",
      letter: deliveryAlert({
        channel: claimed.channel,
        purpose: claimed.purpose,
        recipients: others.map(({ address }) => address),
        // While another recipient is tried again, the settlement gives only that one's reason.
        error: others.map(({ response }) => response).join(" / ") || (settlement.error ?? ""),
        outboxId: claimed.id,
        person,
        origin,
      }),
    },
    to: infoMailbox,
    now,
  });
  await enqueue(queries, [alert], { personId, leadId, now });
}

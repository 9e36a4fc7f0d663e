import type { Letter } from "./letter.tsx";

type DeliveryAlertProps = {
  /** A connection is the address of another program, which leads are sent to. */
  channel: "mail" | "webhook";
  purpose: string;
  recipients: readonly string[];
  /** What the server at the other end said. */
  error: string;
  outboxId: string;
  leadId: string | null;
  origin: string;
};

/** To the firm: a message could not be delivered, so a member of staff should call. */
export function deliveryAlert(props: DeliveryAlertProps): Letter {
  return {
    subject: "A message could not be delivered",
    preview: `The message (${props.purpose}) was refused. The lead itself is stored.`,
    title: "A message could not be delivered",
    paragraphs: [
      props.channel === "mail"
        ? "The mail server refused the message below, and it will not be tried again. The lead itself is stored: please reach the person another way, or mend the address and retry."
        : "The connection below did not take the lead, and it will not be tried again by itself. The lead is stored and its e-mails are not concerned. The desk shows under Connections what the receiver answered.",
    ],
    lines: [
      { label: "Message", value: props.purpose },
      ...props.recipients.map((address) => ({ label: "Refused for", value: address })),
      { label: "Lead", value: props.leadId ?? "none" },
      { label: "Outbox", value: props.outboxId },
    ],
    quote: props.error,
    closing: [
      `See the lead: npm run leads -- show ${props.leadId ?? "ID"}`,
      `Try again: npm run leads -- outbox --retry ${props.outboxId}`,
    ],
    reason: "The site tells this mailbox about every message it could not deliver.",
    origin: props.origin,
  };
}

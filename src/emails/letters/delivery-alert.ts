import { factsOf } from "../mail/facts.tsx";
import { personLink } from "./desk.ts";
import type { Letter } from "./letter.tsx";

type DeliveryAlertProps = {
  /** A connection is the address of another program, which leads are sent to. */
  channel: "mail" | "webhook";
  purpose: string;
  recipients: readonly string[];
  /** What the server at the other end said. */
  error: string;
  outboxId: string;
  /** The person whom the message is about; undefined for the site's own messages. */
  person:
    | { id: string; name: string | null; phone: string | null; email: string | null }
    | undefined;
  origin: string;
};

/**
 * To the firm: a message could not be delivered. Of a visitor's e-mail it says whom to call and opens
 * the person; the terminal's commands are only in an alert about what an operator must mend.
 */
export function deliveryAlert(props: DeliveryAlertProps): Letter {
  const { person, channel, origin } = props;
  const forOperator = channel === "webhook" || person === undefined;
  return {
    subject: "A message could not be delivered",
    preview: `The message (${props.purpose}) was refused. The lead itself is stored.`,
    title: "A message could not be delivered",
    paragraphs: [
      channel === "mail"
        ? "The mail server refused the message below, and it will not be tried again. The lead itself is stored: please call the person, or correct the address at the desk and send it again."
        : "The connection below did not take the lead, and it will not be tried again by itself. The lead is stored, and its e-mails are not affected. The desk shows under Connections what the receiver answered.",
    ],
    lines: [
      ...factsOf({
        Name: person?.name,
        Phone: person?.phone,
        "E-mail": person?.email,
        Message: props.purpose,
      }),
      ...props.recipients.map((address) => ({ label: "Refused for", value: address })),
      ...factsOf({ Outbox: forOperator ? props.outboxId : undefined }),
    ],
    quote: props.error,
    ...(person && { action: personLink(origin, person.id) }),
    ...(forOperator && {
      closing: [
        ...(person ? [`See the person: npm run leads -- show ${person.id}`] : []),
        `Try again: npm run leads -- outbox --retry ${props.outboxId}`,
      ],
    }),
    reason: "The site tells this mailbox about every message it could not deliver.",
    origin,
  };
}

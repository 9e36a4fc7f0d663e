import { firm } from "#content/firm.ts";
import { officeHours } from "#content/office-hours.ts";
import type { ContactRequest } from "#contracts/contact.ts";
import { fillIn } from "#wording/fill-in.ts";
import { factsOf } from "../mail/facts.tsx";
import { personLink } from "./desk.ts";
import type { Letter } from "./letter.tsx";

/** What the form sent, without what only the server needs. */
type ContactNotificationProps = Omit<
  ContactRequest,
  "consent" | "idempotencyKey" | "website" | "filledInMs"
> & { sourcePage: string; leadId: string; origin: string };

/** To the firm: the message of a contact form. An answer goes to the visitor. */
export function contactNotification(props: ContactNotificationProps): Letter {
  const campaign = [props.utmSource, props.utmMedium, props.utmCampaign];
  const what =
    props.kind === "partner" ? "A partner’s application" : "A message from the contact form";
  return {
    subject: what,
    preview: `${props.name} wrote from ${props.sourcePage}.`,
    title: what,
    paragraphs: ["Answer this e-mail to write to the visitor."],
    lines: factsOf({
      Name: props.name,
      "E-mail": props.email,
      Phone: props.phone,
      "Practice name": props.practiceName,
      Topic: props.topic,
      Page: props.sourcePage,
      Partner: props.partner,
      Placement: props.placement,
      "Embedding site": props.embeddingHost,
      Campaign: campaign.filter(Boolean).join(" / "),
    }),
    quote: props.message,
    action: personLink(props.origin, props.leadId),
    reason: "The site sends every message of the contact form to this mailbox.",
    origin: props.origin,
  };
}

/**
 * To the visitor: we have your message. It repeats neither the message nor the name, because the
 * address may belong to another person, to whom the form would otherwise send any text. The topic is
 * one that the form offers.
 */
export function contactAcknowledgement(props: {
  topic?: string | undefined;
  origin: string;
}): Letter {
  const { topic, origin } = props;
  return {
    subject: `We have your message to ${firm.name}`,
    preview: "One of us will answer you within one business day.",
    title: "We have your message",
    paragraphs: [
      "Thank you for writing to us. One of us will read your message and answer you within one business day.",
      `If it is urgent, call ${firm.phone.display} (${officeHours.display}, ${officeHours.timeZone}).`,
    ],
    lines: factsOf({ Topic: topic }),
    reason: `You get this message because the contact form at ${new URL(origin).host} was sent with your address. If that was not you, ignore it.`,
    origin,
  };
}

interface PartnerWelcomeProps {
  readonly words: Pick<Letter, "subject" | "preview" | "title" | "paragraphs" | "closing"> & {
    readonly code: string;
    readonly action: string;
  };
  /** Paths of this site. */
  readonly script: string;
  readonly builder: string;
  readonly origin: string;
}

/** To who applied as a partner. Like every mail to an unproven address it repeats nothing typed. */
export function partnerWelcome({ words, script, builder, origin }: PartnerWelcomeProps): Letter {
  const { code, action, ...letter } = words;
  const { host } = new URL(origin);
  return {
    ...letter,
    // Without https:, so that no mail program makes a link of it.
    quote: fillIn(code, { script: host + script }),
    action: { label: action, href: origin + builder },
    reason: `You get this message because the application at ${host} was sent with your address. If that was not you, ignore it.`,
    origin,
  };
}

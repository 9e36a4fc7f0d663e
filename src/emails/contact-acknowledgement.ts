import { firm } from "#content/firm.ts";
import type { Letter } from "./letter.ts";

export type ContactAcknowledgementProps = { name: string; origin: string };

/**
 * To the visitor: we have your message. It does not repeat the message, because the address may
 * be somebody else's: then the form would send strangers whatever a prankster wrote.
 */
export function contactAcknowledgement({ name, origin }: ContactAcknowledgementProps): Letter {
  return {
    subject: `We have your message to ${firm.name}`,
    preview: "A person will answer within one business day.",
    title: "We have your message",
    paragraphs: [
      `${name}, thank you for writing. A person will read your message and answer within one business day.`,
      `If it is urgent, call ${firm.phone.display} (${firm.hours.display}, ${firm.hours.timeZone}).`,
    ],
    reason: `You get this message because the contact form at ${new URL(origin).host} was sent with your address. If that was not you, ignore it.`,
    origin,
  };
}

export const sampleContactAcknowledgement: ContactAcknowledgementProps = {
  name: "Dr. Ada Lind",
  origin: "https://www.ledgerwell.example",
};

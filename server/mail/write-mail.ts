import { firm } from "#content/firm.ts";
import type { RenderedMail } from "#emails/render-mail.ts";
import type { OutgoingMail } from "../leads/outgoing.ts";
import type { Mailbox, MailMessage } from "./message.ts";

export const infoMailbox: Mailbox = { name: firm.name, address: firm.email };

export type MailPurpose =
  | "results"
  | "results-for-cpa"
  | "contact-notification"
  | "contact-acknowledgement"
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "delivery-alert";

type Writing = {
  purpose: MailPurpose;
  /** What it is about: with the purpose it makes the Message-ID, the same at every attempt. */
  about: string;
  mail: RenderedMail;
  to: Mailbox;
  replyTo?: Mailbox;
  blindCopies?: readonly string[];
  unsubscribeUrl?: string;
  now: number;
};

/** Addresses a rendered message. The sender is always the firm's own mailbox. */
export function writeMail(writing: Writing): OutgoingMail {
  const message: MailMessage = {
    messageId: `<${writing.purpose}-${writing.about}@${firm.domain}>`,
    date: new Date(writing.now).toISOString(),
    from: infoMailbox,
    replyTo: writing.replyTo ?? infoMailbox,
    to: writing.to,
    subject: writing.mail.subject,
    html: writing.mail.html,
    text: writing.mail.text,
    automatic: writing.purpose !== "contact-notification",
    ...(writing.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: writing.unsubscribeUrl }),
  };
  const copies = (writing.blindCopies ?? []).map((address) => ({
    address,
    role: "blind-copy" as const,
  }));
  const recipients = [{ address: writing.to.address, role: "to" as const }, ...copies];
  return { channel: "mail", purpose: writing.purpose, message, recipients };
}

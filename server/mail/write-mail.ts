import { firm } from "#content/firm.ts";
import type { MailBody, Mailbox, MailDraft } from "./message.ts";

export const infoMailbox: Mailbox = { name: firm.name, address: firm.email };

export type MailPurpose =
  | "results"
  | "results-for-cpa"
  | "contact-notification"
  | "contact-acknowledgement"
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "delivery-alert"
  | "desk-sign-in"
  | "desk-invitation"
  | "desk-notice";

/** An addressed message that can be put into the outbox. */
export type OutgoingMail = {
  channel: "mail";
  purpose: string;
  draft: MailDraft;
  /** All recipients. Blind copies are only here, never in a header. */
  recipients: { address: string; role: "to" | "blind-copy" }[];
};

type Writing = {
  purpose: MailPurpose;
  /**
   * What it is about. Together with the purpose it makes the Message-ID, which is the same at every
   * attempt.
   */
  about: string;
  body: MailBody;
  to: Mailbox;
  replyTo?: Mailbox;
  blindCopies?: readonly string[];
  unsubscribeUrl?: string;
  now: number;
};

/** Addresses a message. The sender is always the firm's own mailbox. */
export function writeMail(writing: Writing): OutgoingMail {
  const draft: MailDraft = {
    messageId: `<${writing.purpose}-${writing.about}@${firm.domain}>`,
    date: new Date(writing.now).toISOString(),
    from: infoMailbox,
    replyTo: writing.replyTo ?? infoMailbox,
    to: writing.to,
    body: writing.body,
    automatic: writing.purpose !== "contact-notification",
    ...(writing.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: writing.unsubscribeUrl }),
  };
  const copies = (writing.blindCopies ?? []).map((address) => ({
    address,
    role: "blind-copy" as const,
  }));
  const recipients = [{ address: writing.to.address, role: "to" as const }, ...copies];
  return { channel: "mail", purpose: writing.purpose, draft, recipients };
}

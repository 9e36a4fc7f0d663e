import type { MailDraft } from "../mail/message.ts";
import type { Recipient } from "./recipients.ts";

/** Something that will leave the house: stored with its lead, sent by the outbox worker. */
export type Outgoing = OutgoingMail | OutgoingWebhook;

export type OutgoingMail = {
  channel: "mail";
  purpose: string;
  draft: MailDraft;
  /** Who gets it. Blind copies stand here only: never in a header. */
  recipients: Pick<Recipient, "address" | "role">[];
};

export type OutgoingWebhook = {
  channel: "webhook";
  purpose: "lead";
  /** JSON, as it will be signed and posted. */
  body: string;
};

import { type Letter, renderLetter } from "#emails/letters/letter.tsx";
import type { RenderedMail } from "#emails/mail/document.tsx";
import { renderResultsWords } from "#emails/results/results-email.tsx";
import type { ResultsEmailWords } from "#emails/results/results-message.ts";
import type { SmtpFailure } from "./smtp-failure.ts";

export type Mailbox = { name: string; address: string };

/** What a message says, as data that can be stored. It is rendered when it is sent. */
export type MailBody =
  | { kind: "results"; words: ResultsEmailWords }
  | { kind: "letter"; letter: Letter };

/** A message in the outbox: addressed, with all its text, but without HTML. */
export type MailDraft = {
  /** Made once, so that a repeated message can be recognized as the same one after a crash. */
  messageId: string;
  /** ISO 8601. */
  date: string;
  from: Mailbox;
  replyTo: Mailbox;
  to: Mailbox;
  body: MailBody;
  /** The address for RFC 8058 one-click unsubscription. Only promotional messages have it. */
  unsubscribeUrl?: string;
  /** Tells automatic responders not to reply (RFC 3834). */
  automatic: boolean;
};

/** A complete message, ready to be sent. */
export type MailMessage = Omit<MailDraft, "body"> & RenderedMail;

/**
 * Reads a draft from the outbox and renders it. HTML is not stored, because it is ten times as long
 * as the text.
 */
export function renderDraft(content: string): MailMessage {
  const { body, ...addressed }: MailDraft = JSON.parse(content);
  const rendered =
    body.kind === "results" ? renderResultsWords(body.words) : renderLetter(body.letter);
  return { ...addressed, ...rendered };
}

export type Sent = { accepted: { address: string; response: string }[]; refused: SmtpFailure[] };

/** A mail server, or the mail folder. */
export type MailTransport = {
  /** Sends to some of a message's recipients. Throws when the message as a whole was not sent. */
  send(message: MailMessage, addresses: readonly string[], giveUp: AbortSignal): Promise<Sent>;
  close(): void;
};

import { firm } from "#content/firm.ts";
import { type Letter, renderLetter } from "#emails/letters/letter.tsx";
import type { RenderedMail } from "#emails/mail/document.tsx";
import { renderNewsletter } from "#emails/newsletter/newsletter-email.tsx";
import type { NewsletterIssue } from "#emails/newsletter/newsletter-issue.ts";
import { renderResultsWords } from "#emails/results/results-email.tsx";
import type { ResultsEmailWords } from "#emails/results/results-message.ts";
import type { SmtpFailure } from "./smtp-failure.ts";

export type Mailbox = { name: string; address: string };

/** What a message says, as data that can be stored. It is rendered when it is sent. */
export type MailBody =
  | { kind: "results"; words: ResultsEmailWords }
  | { kind: "letter"; letter: Letter }
  | { kind: "newsletter"; issue: NewsletterIssue };

export type MailDraft = {
  /** Made once, so that a repeated message can be recognized as the same one after a crash. */
  messageId: string;
  date: string;
  from: Mailbox;
  replyTo: Mailbox;
  to: Mailbox;
  body: MailBody;
  /** The address for RFC 8058 one-click unsubscription. Only promotional messages have it. */
  unsubscribeUrl?: string;
  /** Sets `Auto-Submitted`, so that automatic replies are not sent (RFC 3834). */
  automatic: boolean;
  /** A calendar entry, which mail programs offer to add, change or remove. */
  calendar?: MailCalendar;
};

type MailCalendar = { method: "REQUEST" | "CANCEL"; file: string };

export const infoMailbox: Mailbox = { name: firm.name, address: firm.email };

export type MailPurpose =
  | "results"
  | "results-for-cpa"
  | "contact-notification"
  | "contact-acknowledgement"
  | "booking-confirmation"
  | "booking-reminder"
  | "booking-cancellation"
  | "booking-notification"
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "newsletter-issue"
  | "delivery-alert"
  | "desk-sign-in"
  | "desk-invitation"
  | "desk-notice"
  | "desk-assignment"
  | "desk-digest"
  | "desk-newsletter-test"
  | "partner-numbers"
  | "test";

export type OutgoingMail = {
  channel: "mail";
  purpose: string;
  /** A newsletter's has no body until it is sent (server/newsletter/issue-mail.ts). */
  draft: MailDraft | Omit<MailDraft, "body">;
  /** Who gets it. Blind copies are only here, never in a header. */
  recipients: { address: string; role: "to" | "blind-copy" }[];
  /** By the database's clock. Without it, the message is due at once. */
  notBefore?: number | undefined;
};

type MailToWrite = {
  purpose: MailPurpose;
  /** What it is about: with the purpose it makes the Message-ID, the same at every attempt. */
  about: string;
  body: MailBody;
  to: Mailbox;
  replyTo?: Mailbox;
  blindCopies?: readonly string[];
  unsubscribeUrl?: string;
  calendar?: MailCalendar | undefined;
  now: number;
};

export function writeMail({ body, ...mail }: MailToWrite): OutgoingMail {
  const addressed = addressMail(mail);
  return { ...addressed, draft: { ...addressed.draft, body } };
}

export function addressMail(mail: Omit<MailToWrite, "body">): OutgoingMail {
  const draft: Omit<MailDraft, "body"> = {
    messageId: `<${mail.purpose}-${mail.about}@${firm.domain}>`,
    date: new Date(mail.now).toISOString(),
    from: infoMailbox,
    replyTo: mail.replyTo ?? infoMailbox,
    to: mail.to,
    automatic: mail.purpose !== "contact-notification",
    ...(mail.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: mail.unsubscribeUrl }),
    ...(mail.calendar === undefined ? {} : { calendar: mail.calendar }),
  };
  const copies = (mail.blindCopies ?? []).map((address) => ({
    address,
    role: "blind-copy" as const,
  }));
  const recipients = [{ address: mail.to.address, role: "to" as const }, ...copies];
  return { channel: "mail", purpose: mail.purpose, draft, recipients };
}

export type MailMessage = Omit<MailDraft, "body"> & RenderedMail;

/** Renders a draft of the outbox. HTML is not stored, because it is ten times as long as the text. */
export function renderDraft({ body, ...addressed }: MailDraft): MailMessage {
  return { ...addressed, ...renderBody(body) };
}

function renderBody(body: MailBody): RenderedMail {
  if (body.kind === "results") return renderResultsWords(body.words);
  return body.kind === "letter" ? renderLetter(body.letter) : renderNewsletter(body.issue);
}

/** A message for nodemailer. The envelope is separate, so no blind copy is named in a header. */
export function compose(message: MailMessage, envelopeTo: readonly string[]) {
  return {
    messageId: message.messageId,
    date: new Date(message.date),
    from: message.from,
    replyTo: message.replyTo,
    to: message.to,
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(message.calendar && {
      icalEvent: {
        method: message.calendar.method,
        filename: "call.ics",
        content: message.calendar.file,
      },
    }),
    headers: {
      ...(message.automatic ? { "Auto-Submitted": "auto-generated" } : {}),
      ...(message.unsubscribeUrl
        ? {
            "List-Unsubscribe": `<${message.unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            // The newsletter and the partners' mail are named as their addresses begin.
            "List-Id": `<${new URL(message.unsubscribeUrl).pathname.split("/")[1]}.${firm.domain}>`,
          }
        : {}),
    },
    envelope: { from: message.from.address, to: [...envelopeTo] },
    // The contents are finished text: nothing in them may make us read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export type SendResult = {
  accepted: { address: string; response: string }[];
  refused: SmtpFailure[];
};

export type MailTransport = {
  /** Sends to some of a message's recipients. Throws when the message as a whole was not sent. */
  send(
    message: MailMessage,
    addresses: readonly string[],
    giveUp: AbortSignal,
  ): Promise<SendResult>;
  close(): void;
};

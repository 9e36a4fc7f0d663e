import * as z from "zod/mini";
import { cursor, otherPerson } from "./people.ts";
import { deskDone } from "./session.ts";

/** The status of a message: an e-mail, or a call to a connection. */
export const messageStatus = z.enum(["waiting", "sent", "failed"]);

export const messageRecipient = z.object({
  address: z.string(),
  role: z.enum(["to", "blind-copy"]),
  status: z.enum(["waiting", "delivered", "refused"]),
  /** What the mail server said last. */
  response: z.nullable(z.string()),
});

/** A message of the outbox: an e-mail, or a call to a connection. */
export const deskMessage = z.object({
  id: z.string(),
  channel: z.enum(["mail", "webhook"]),
  /** What it is for, such as `results` or `contact-notification`. */
  purpose: z.string(),
  /** Of an e-mail whose content can be read. */
  subject: z.nullable(z.string()),
  status: messageStatus,
  attempts: z.number(),
  createdAt: z.number(),
  finishedAt: z.nullable(z.number()),
  /** When it will be tried again; null when it will not, or is due now. */
  nextAttemptAt: z.nullable(z.number()),
  /** Why the last attempt failed, in the words of the receiving server. */
  lastError: z.nullable(z.string()),
  /** A failed message that the team has put away. */
  setAside: z.boolean(),
  recipients: z.array(messageRecipient),
});
export type DeskMessage = z.infer<typeof deskMessage>;

/** The lists of the Mail screen. */
export const mailList = z.enum(["waiting", "failed", "set-aside", "sent"]);
export type MailList = z.infer<typeof mailList>;

/** `retried` is 0 when the message has been sent in the meantime, or is being sent right now. */
const retryAnswer = z.object({ retried: z.number() });

export const mailApi = {
  mail: {
    route: "GET /desk/api/mail",
    query: z.object({
      /** `sent`: since midnight in the firm's time zone. */
      status: z._default(mailList, "waiting"),
      after: z.optional(cursor),
    }),
    answer: z.object({
      /** The newest first. */
      messages: z.array(
        z.extend(deskMessage, {
          /** The person whom it is about; null for other messages. */
          person: z.nullable(otherPerson),
        }),
      ),
      after: z.nullable(z.string()),
      /** `sent` counts from midnight in the firm's time zone. */
      counts: z.record(mailList, z.number()),
    }),
  },
  /** For the menu of every screen. Asked every minute, and does not renew the session. */
  mailState: {
    route: "GET /desk/api/mail-state",
    answer: z.object({
      failed: z.number(),
      waiting: z.number(),
      /** Since when nothing leaves though it is due; null if mail leaves. */
      lateSince: z.nullable(z.number()),
    }),
  },
  /** Each failed message gets all its attempts again, the first immediately. */
  retryFailed: { route: "POST /desk/api/mail/retry-failed", answer: retryAnswer },
  /** The same for one message that waits or has failed. */
  retryMessage: { route: "POST /desk/api/mail/:id/retry", answer: retryAnswer },
  /** A failed message that was dealt with. It alarms no more and is left out of retries. */
  setAside: { route: "POST /desk/api/mail/:id/set-aside", answer: deskDone },
  takeBack: { route: "POST /desk/api/mail/:id/take-back", answer: deskDone },
} as const;

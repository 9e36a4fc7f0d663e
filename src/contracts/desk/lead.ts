import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";
import { idempotencyKey, withoutControlCharacters } from "../single-line.ts";
import {
  contactFields,
  deskPerson,
  leadInList,
  leadKind,
  leadStatus,
  nextStep,
  ownerId,
} from "./leads.ts";
import { deskMessage } from "./mail.ts";
import { deskDone } from "./session.ts";

const slipLine = z.object({ label: z.string(), value: z.string(), note: z.optional(z.string()) });

/** The slip that the visitor saw, in words. */
const shownSlip = z.object({
  /** For screen readers, which of the visitor's slips this is. */
  name: z.string(),
  title: z.string(),
  subtitle: z.string(),
  rows: z.array(
    z.extend(slipLine, {
      /** The visitor ticked it. */
      ticked: z.optional(z.boolean()),
    }),
  ),
  total: slipLine,
  footnote: z.string(),
});
export type ShownSlip = z.infer<typeof shownSlip>;

/** One of the calculator's answers, in words. */
const shownAnswer = z.object({
  label: z.string(),
  /** In small type below the label. */
  note: z.optional(z.string()),
  value: z.string(),
  activities: z.optional(z.array(z.string())),
});

const leadNote = z.object({
  id: z.string(),
  at: z.number(),
  author: deskPerson,
  text: z.string(),
  /** When its author last corrected it. */
  changedAt: z.nullable(z.number()),
});

const noteText = z
  .string("Write a note first.")
  .check(
    withoutControlCharacters,
    z.trim(),
    z.minLength(1, "Write a note first."),
    z.maxLength(5000, "A note can have at most 5,000 characters."),
  );

const eventFields = {
  /** The id of the event or message. The arrival of a lead has the lead's id. */
  id: z.string(),
  at: z.number(),
  /** Null for what the site did without a user. */
  by: z.nullable(deskPerson),
};

/** What happened to a booked call. */
export const callEvent = z.enum(["booked", "changed", "cancelled", "called", "no-answer", "open"]);
export type CallEvent = z.infer<typeof callEvent>;
export const correctedFields = ["name", "email", "phone", "practiceName"] as const;
export const correctedField = z.enum(correctedFields);

/** Something that happened to a lead. The desk's screens put it into words. */
const leadEvent = z.discriminatedUnion("kind", [
  z.object({ ...eventFields, kind: z.literal("arrived"), leadKind, page: z.string() }),
  z.object({
    ...eventFields,
    kind: z.enum(["message-sent", "message-failed"]),
    purpose: z.string(),
    /** What the receiving server said, or why nothing was sent. */
    reason: z.nullable(z.string()),
    /** The recipients whose servers refused it. */
    refused: z.array(z.string()),
  }),
  z.object({ ...eventFields, kind: z.literal("status"), from: leadStatus, to: leadStatus }),
  z.object({
    ...eventFields,
    kind: z.literal("owner"),
    from: z.nullable(deskPerson),
    to: z.nullable(deskPerson),
  }),
  z.object({
    ...eventFields,
    kind: z.literal("next-step"),
    from: z.nullable(nextStep),
    to: z.nullable(nextStep),
  }),
  z.object({ ...eventFields, kind: z.literal("added"), source: z.string() }),
  z.object({
    ...eventFields,
    kind: z.literal("corrected"),
    field: correctedField,
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
  }),
  z.object({ ...eventFields, kind: z.literal("note-removed") }),
  z.object({
    ...eventFields,
    kind: z.enum(["set-aside", "taken-back"]),
    purpose: z.string(),
  }),
  z.object({
    ...eventFields,
    kind: z.literal("sent-again"),
    purpose: z.string(),
    addresses: z.array(z.string()),
  }),
  z.object({ ...eventFields, kind: z.literal("call"), what: callEvent, start: z.number() }),
  /** An event that this version of the server does not know. */
  z.object({ ...eventFields, kind: z.literal("other"), name: z.string() }),
]);
export type LeadEvent = z.infer<typeof leadEvent>;

const deskLead = z.extend(leadInList, {
  cpaEmail: z.nullable(z.string()),
  message: z.nullable(z.string()),
  answers: z.nullable(z.array(shownAnswer)),
  /** What the visitor's result said first. */
  sentence: z.nullable(z.string()),
  slip: z.nullable(shownSlip),
  /** The sentence beside the button, as the visitor saw it. */
  consent: z.nullable(z.string()),
  sourcePage: z.string(),
  /** Which of the partner's links or frames it was. */
  placement: z.nullable(z.string()),
  /** Host of the page that embedded the calculator. */
  embeddingHost: z.nullable(z.string()),
  utm: z.object({
    source: z.nullable(z.string()),
    medium: z.nullable(z.string()),
    campaign: z.nullable(z.string()),
  }),
  /** Other leads with the same e-mail address, the newest first. */
  sameAddress: z.array(
    z.object({ id: z.string(), createdAt: z.number(), kind: leadKind, status: leadStatus }),
  ),
  /** The oldest first; of those made together, the visitor's first. */
  messages: z.array(deskMessage),
  /** The newest first, without notes. */
  timeline: z.array(leadEvent),
  /** The newest first. */
  notes: z.array(leadNote),
});
export type DeskLead = z.infer<typeof deskLead>;

/** The answer to every change of a lead except its erasure. */
const leadAnswer = z.object({
  lead: deskLead,
  /** All users who can own it, by address. */
  owners: z.array(deskPerson),
});

/** 409: the lead as it is now. Nothing was changed. */
export const leadConflict = z.extend(leadAnswer, { error: z.string() });

/** What is stored about the person with one address, over all leads. */
const heldAboutPerson = z.object({
  leads: z.number(),
  /** E-mails and calls to connections about those leads. */
  messages: z.number(),
  notes: z.number(),
  /** Booked by or for the person, also those that are over. */
  bookings: z.number(),
  subscriptions: z.number(),
  /** Other people's leads that name the address as their CPA's. */
  cpaOf: z.number(),
});

export const leadApi = {
  lead: { route: "GET /desk/api/leads/:id", answer: leadAnswer },
  changeLead: {
    route: "PATCH /desk/api/leads/:id",
    body: z.object({
      /** The one on the screen, so that a colleague's change is not overwritten. */
      version: z.int("Reload the lead and try again."),
      status: z.optional(leadStatus),
      /** Null removes the owner. */
      ownerId: z.optional(ownerId),
      /** Null removes it. At most two years ahead. */
      nextStep: z.optional(z.nullable(nextStep)),
      ...contactFields,
    }),
    answer: leadAnswer,
  },
  /** A private note, which only the team sees. */
  addNote: {
    route: "POST /desk/api/leads/:id/notes",
    body: z.object({
      /** Made by the browser for each note, so that a retry stores it once. */
      idempotencyKey,
      text: noteText,
    }),
    answer: leadAnswer,
  },
  /** By its author. */
  changeNote: {
    route: "PATCH /desk/api/notes/:id",
    body: z.object({ text: noteText }),
    answer: leadAnswer,
  },
  /** By its author or an admin. The words are gone for good. */
  removeNote: { route: "DELETE /desk/api/notes/:id", answer: leadAnswer },
  /** How much would be erased with the lead's person. */
  heldAbout: { route: "GET /desk/api/leads/:id/erase", answer: heldAboutPerson },
  eraseLead: {
    route: "POST /desk/api/leads/:id/erase",
    body: z.object({ email: emailAddress }),
    answer: deskDone,
  },
  /** Sends one of a lead's messages again. */
  sendAgain: {
    route: "POST /desk/api/messages/:id/send-again",
    body: z.object({
      /** Made by the browser for each press of the button, so that a retry sends nothing twice. */
      idempotencyKey,
      /** A selection of the message's own recipients, or where one was corrected, the lead's address. */
      addresses: z
        .array(z.string().check(z.maxLength(254)))
        .check(
          z.minLength(1, "Choose who should get it again."),
          z.maxLength(20, "That is more recipients than a message has."),
        ),
    }),
    answer: leadAnswer,
  },
} as const;

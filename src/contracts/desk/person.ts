import * as z from "zod/mini";
import { idempotencyKey, severalLines, singleLine } from "../single-line.ts";
import { call } from "./calls.ts";
import { deskMessage } from "./mail.ts";
import {
  colleague,
  contactFields,
  leadKind,
  leadStatus,
  nextStep,
  otherPerson,
  personChange,
  personInList,
  shownEstimate,
  storedId,
} from "./people.ts";

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

/** A colleague who opened the person, and when. */
const viewer = z.object({ colleague, at: z.number() });

const putAwayAs = z.enum(["duplicate", "junk"], "Choose duplicate or junk.");
export type PutAwayAs = z.infer<typeof putAwayAs>;

const personNote = z.object({
  id: z.string(),
  at: z.number(),
  author: colleague,
  text: z.string(),
  /** When its author last corrected it. */
  changedAt: z.nullable(z.number()),
});

const noteText = severalLines("A note", 5000).check(z.minLength(1, "Write a note first."));

/** What happened to a booked call. */
const callEvent = z.enum([
  "booked",
  "held",
  "confirmed",
  "released",
  "changed",
  "cancelled",
  "called",
  "no-answer",
  "open",
  "handed-over",
]);
export type CallEvent = z.infer<typeof callEvent>;
export const correctedFields = ["name", "email", "phone", "practiceName"] as const;
const correctedField = z.enum(correctedFields);

/** What every event has at the desk. */
const eventFields = {
  /** The id of the event or message. The arrival of a lead has the lead's id. */
  id: z.string(),
  at: z.number(),
  /** Null for what the site did without a user. */
  by: z.nullable(colleague),
};

const orNone = z.nullable(z.string());

/** What was done to a person: with the ids of colleagues as it is stored, or with the colleagues. */
export const changesOfPerson = <Who extends z.ZodMiniType, Fields extends z.core.$ZodShape>(
  who: Who,
  fields: Fields,
) => {
  const change = <Kind extends string, More extends z.core.$ZodShape>(kinds: Kind[], more: More) =>
    z.object({ ...fields, kind: z.enum(kinds), ...more });
  return [
    change(["status"], { from: leadStatus, to: leadStatus }),
    change(["owner"], { from: z.nullable(who), to: z.nullable(who) }),
    change(["next-step"], { from: z.nullable(nextStep), to: z.nullable(nextStep) }),
    change(["added"], { source: z.string() }),
    change(["corrected"], { field: correctedField, from: orNone, to: orNone }),
    /** Two people became one, or two again. `who` is the other person. */
    change(["merged", "unmerged"], { who: z.string() }),
    change(["put-away"], { leadKind, as: z.nullable(putAwayAs) }),
    change(["unsubscribed", "note-removed"], {}),
    change(["set-aside", "taken-back"], { purpose: z.string() }),
    change(["sent-again"], { purpose: z.string(), addresses: z.array(z.string()) }),
    change(["call"], {
      what: callEvent,
      start: z.number(),
      /** Who calls since then, where the call was handed over. */
      to: z.nullable(who),
    }),
  ] as const;
};

/** Something that happened to a person. The desk's screens put it into words. */
const personEvent = z.discriminatedUnion("kind", [
  ...changesOfPerson(colleague, eventFields),
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
  /** An event that this version of the server does not know. */
  z.object({ ...eventFields, kind: z.literal("other"), name: z.string() }),
]);
export type PersonEvent = z.infer<typeof personEvent>;

/** Something that a person sent: an estimate, a plan, a message, a booking. */
const sentLead = z.object({
  id: z.string(),
  createdAt: z.number(),
  kind: leadKind,
  /** Out of lists, counts and sums. */
  putAway: z.nullable(putAwayAs),
  /** What the visitor typed where it differs from what is known of the person. */
  enteredAs: z.partialRecord(correctedField, z.string()),
  cpaEmail: z.nullable(z.string()),
  message: z.nullable(z.string()),
  estimate: z.nullable(shownEstimate),
  answers: z.nullable(z.array(shownAnswer)),
  /** What the visitor's result said first. */
  sentence: z.nullable(z.string()),
  slip: z.nullable(shownSlip),
  /** The sentence beside the button, as the visitor saw it. */
  consent: z.nullable(z.string()),
  sourcePage: z.string(),
  partner: z.nullable(z.string()),
  /** Which of the partner's links or frames it was. */
  placement: z.nullable(z.string()),
  /** Host of the page that embedded the calculator. */
  embeddingHost: z.nullable(z.string()),
  utm: z.object({
    source: z.nullable(z.string()),
    medium: z.nullable(z.string()),
    campaign: z.nullable(z.string()),
  }),
});
export type SentLead = z.infer<typeof sentLead>;

const deskPerson = z.extend(personInList, {
  /** What they sent, the newest first, also what was put away. */
  leads: z.array(sentLead),
  /** Every call that was booked, the latest first. */
  calls: z.array(call),
  /** The newsletter; null if they do not get it. */
  subscription: z.nullable(
    z.object({ status: z.enum(["pending", "confirmed"]), since: z.number() }),
  ),
  /** People who were merged into this one, with the address that is known as theirs. */
  merged: z.array(
    z.extend(otherPerson, {
      at: z.number(),
      /** On the day of the merge. */
      canUndo: z.boolean(),
    }),
  ),
  /** Colleagues who opened this person in the last minutes. */
  viewers: z.array(viewer),
  /** The oldest first; of those made together, the visitor's first. */
  messages: z.array(deskMessage),
  /** The newest first, without notes. */
  timeline: z.array(personEvent),
  /** The newest first. */
  notes: z.array(personNote),
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** The answer to every change of a person except their erasure. With a 409: as they are now. */
const personAnswer = z.object({
  person: deskPerson,
  /** All users who can own them, by address. */
  owners: z.array(colleague),
});

/** What is stored about one person, over all their addresses. */
const heldAboutPerson = z.object({
  leads: z.number(),
  /** E-mails and calls to connections about the person. */
  messages: z.number(),
  notes: z.number(),
  /** Booked by or for the person, also those that are over. */
  bookings: z.number(),
  subscriptions: z.number(),
  /** Other people's leads that name an address of theirs as their CPA's. */
  cpaOf: z.number(),
});

export const personApi = {
  /** By the id of the person, of one who was merged into them, or of something they sent. */
  person: { route: "GET /desk/api/people/:id", answer: personAnswer },
  /** Whether somebody changed or opened the person. Asked every minute; does not renew the session. */
  personNews: {
    route: "GET /desk/api/people/:id/news",
    answer: z.object({ version: z.number(), viewers: z.array(viewer) }),
  },
  changePerson: {
    route: "PATCH /desk/api/people/:id",
    body: z.object({
      /** The one on the screen, so that a colleague's change is not overwritten. */
      version: z.int("Reload the person and try again."),
      ...personChange,
      ...contactFields,
    }),
    answer: personAnswer,
  },
  /** Everything of the other person moves to this one. */
  mergePeople: {
    route: "POST /desk/api/people/:id/merge",
    body: z.object({ otherId: storedId }),
    answer: personAnswer,
  },
  /** Takes a merge of today back. `:id` is the person who was merged into another. */
  undoMerge: { route: "POST /desk/api/people/:id/undo-merge", answer: personAnswer },
  /** One lead as a duplicate or junk, or back again. */
  putAway: {
    route: "POST /desk/api/leads/:id/put-away",
    body: z.object({ as: z.nullable(putAwayAs) }),
    answer: personAnswer,
  },
  /** One lead alone, with its messages. Null if nothing is left of the person. */
  deleteLead: {
    route: "DELETE /desk/api/leads/:id",
    answer: z.object({ personId: z.nullable(z.string()) }),
    changes: ["/desk/api/people"],
  },
  /** A private note, which only the team sees. */
  addNote: {
    route: "POST /desk/api/people/:id/notes",
    body: z.object({
      /** Made by the browser for each note, so that a retry stores it once. */
      idempotencyKey,
      text: noteText,
    }),
    answer: personAnswer,
  },
  /** By its author. */
  changeNote: {
    route: "PATCH /desk/api/notes/:id",
    body: z.object({ text: noteText }),
    answer: personAnswer,
  },
  /** By its author or an admin. The words are gone for good. */
  removeNote: { route: "DELETE /desk/api/notes/:id", answer: personAnswer },
  /** How much would be erased with the person. */
  heldAbout: { route: "GET /desk/api/people/:id/erase", answer: heldAboutPerson },
  erasePerson: {
    route: "POST /desk/api/people/:id/erase",
    /** The address of the person; their name if there is none. */
    body: z.object({ typed: singleLine("What you typed", 320) }),
    answer: z.object({
      /** A number for the answer to the person. The audit log has it too. */
      reference: z.string(),
      before: heldAboutPerson,
      after: heldAboutPerson,
    }),
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
    answer: personAnswer,
  },
} as const;

import * as z from "zod/mini";
import { bookingAbout, bookingStatus, callStart, timeZoneName } from "../booked-call.ts";
import { optionalLine, phoneNumber, severalLines, singleLine } from "../single-line.ts";
import {
  colleague,
  leadStatus,
  nextStep,
  personChange,
  shownEstimate,
  storedId,
} from "./people.ts";
import { deskDone } from "./session.ts";

/** A booked call. Times are milliseconds since 1970. */
export const call = z.object({
  id: z.string(),
  /** Who calls. */
  colleague: z.extend(colleague, {
    /** They have left the team, or are absent then: somebody else must call. */
    cannotCall: z.nullable(z.enum(["left", "absent"])),
  }),
  start: z.number(),
  /** The visitor's zone. */
  zone: z.string(),
  name: z.string(),
  /** Null for a person without one, who gets no mail. */
  email: z.nullable(z.string()),
  /** The number to ring: the one given with the call, or the person's if that was corrected since. */
  phone: z.string(),
  about: bookingAbout,
  message: z.nullable(z.string()),
  status: bookingStatus,
  /** Its time is held until then for the visitor's confirmation, or was, of a cancelled call. */
  heldUntil: z.nullable(z.number()),
  /** Increases with every change of the call. */
  sequence: z.number(),
  person: z.object({
    id: z.string(),
    practiceName: z.nullable(z.string()),
    state: z.nullable(z.string()),
    status: leadStatus,
    ownerId: z.nullable(z.string()),
    nextStep: z.nullable(nextStep),
    estimate: z.nullable(shownEstimate),
    version: z.number(),
    /** The newest three. */
    notes: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
});
export type DeskCall = z.infer<typeof call>;

const callAnswer = z.object({ call });

/** The one on the screen, so that a change meanwhile is not overwritten. */
const sequence = z.int("Reload the calls and try again.");

/** Who shall call; null for whoever is free then. */
const colleagueId = z.nullable(storedId);

const chosenCalls = z
  .array(z.object({ id: storedId, sequence }))
  .check(z.minLength(1, "Choose a call first."), z.maxLength(500, "Choose at most 500 calls."));

/** Of everything that shows calls. The first begins the address of their times too. */
export const showingCalls = ["/desk/api/call", "/desk/api/hours", "/desk/api/people"] as const;

export const callsApi = {
  /** From today on, in order, without the cancelled ones, and earlier ones without an outcome. */
  calls: {
    route: "GET /desk/api/calls",
    answer: z.object({
      calls: z.array(call),
      /** Everyone who can call, by address. */
      colleagues: z.array(colleague),
      /** False until one person has hours: until then no times are offered. */
      hasHours: z.boolean(),
    }),
  },
  /** The times that visitors are offered now, as instants, and who is free at each. */
  callTimes: {
    route: "GET /desk/api/call-times",
    answer: z.object({
      times: z.array(z.object({ start: z.string(), free: z.array(z.string()) })),
      colleagues: z.array(colleague),
    }),
  },
  /**
   * Books a call for a person, who gets the same mail as after booking themselves. With a colleague,
   * at any minute that is free for that one; without, at a time that visitors are offered. A second
   * request for the same time is the same call.
   */
  bookCall: {
    route: "POST /desk/api/people/:id/calls",
    body: z.object({
      start: callStart,
      colleagueId,
      zone: timeZoneName,
      /** Becomes the person's, if it is another. */
      phone: phoneNumber,
      about: bookingAbout,
      message: optionalLine("The message", singleLine("The message", 500)),
    }),
    answer: callAnswer,
    changes: showingCalls,
  },
  /** What came of a call. `booked` takes it back. */
  recordCall: {
    route: "POST /desk/api/calls/:id/outcome",
    body: z.object({
      sequence,
      outcome: z.enum(["called", "no-answer", "booked"], "Choose an outcome."),
      /** Written about the person in the same step. */
      note: z.optional(severalLines("A note", 5000)),
      /** Changes the person in the same step. */
      person: z.optional(
        z.object({ version: z.int("Reload the calls and try again."), ...personChange }),
      ),
    }),
    answer: callAnswer,
    changes: showingCalls,
  },
  /** The visitor gets a mail with the new time. A colleague as in bookCall. */
  moveCall: {
    route: "POST /desk/api/calls/:id/move",
    body: z.object({ sequence, start: callStart, colleagueId }),
    answer: callAnswer,
    changes: showingCalls,
  },
  /** The confirmation to the person's address of today, with a new link. */
  sendCall: { route: "POST /desk/api/calls/:id/send", answer: deskDone },
  /** Calls go to another colleague at their own times. Both and the visitors get mails. */
  handOver: {
    route: "POST /desk/api/calls/hand-over",
    body: z.object({ calls: chosenCalls, colleagueId }),
    answer: z.object({
      handedOver: z.array(call),
      /** Nobody, or not the one who was chosen, is free then; or the call has changed. */
      left: z.array(call),
    }),
    changes: showingCalls,
  },
  /** One call or several. With `mail` the visitors are told. */
  cancelCalls: {
    route: "POST /desk/api/calls/cancel",
    body: z.object({ calls: chosenCalls, mail: z.boolean() }),
    answer: z.object({ cancelled: z.array(call), left: z.array(call) }),
    changes: showingCalls,
  },
} as const;

import * as z from "zod/mini";
import { bookingAbout, bookingStatus, callStart } from "../booked-call.ts";
import { emailAddress } from "../email-address.ts";
import { longest } from "../limits.ts";
import {
  idempotencyKey,
  optionalLine,
  phoneNumber,
  singleLine,
  singleLineWithoutLink,
} from "../single-line.ts";
import { deskPerson, leadStatus, nextStep } from "./leads.ts";

/** A booked call. Times are milliseconds since 1970. */
const call = z.object({
  id: z.string(),
  /** Who calls. */
  person: deskPerson,
  start: z.number(),
  end: z.number(),
  /** The visitor's zone, chosen with the time. */
  zone: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  about: bookingAbout,
  message: z.nullable(z.string()),
  status: bookingStatus,
  /** Increases when the call is moved or cancelled. */
  sequence: z.number(),
  lead: z.object({
    id: z.string(),
    practiceName: z.nullable(z.string()),
    status: leadStatus,
    nextStep: z.nullable(nextStep),
    /** In dollars; null without an estimate. */
    estimatedCredit: z.nullable(z.number()),
    version: z.number(),
    /** The newest three. */
    notes: z.array(z.object({ id: z.string(), at: z.number(), text: z.string() })),
  }),
});
export type DeskCall = z.infer<typeof call>;

const callAnswer = z.object({ call });

/** The one on the screen, so that a change meanwhile is not overwritten. */
const sequence = z.int("Reload the calls and try again.");

export const callsApi = {
  /** From today on, in order, without the cancelled ones, and earlier ones without an outcome. */
  calls: {
    route: "GET /desk/api/calls",
    answer: z.object({
      calls: z.array(call),
      /** False until one person has hours: until then no times are offered. */
      hasHours: z.boolean(),
    }),
  },
  callsOfLead: {
    route: "GET /desk/api/leads/:id/calls",
    answer: z.object({ calls: z.array(call) }),
  },
  /** The times that visitors are offered now, as instants. */
  callTimes: {
    route: "GET /desk/api/call-times",
    answer: z.object({ times: z.array(z.object({ start: z.string() })) }),
  },
  /** Books a call for the lead's person, who gets the same mail as after booking themselves. */
  bookCall: {
    route: "POST /desk/api/leads/:id/calls",
    body: z.object({
      start: callStart,
      name: singleLineWithoutLink("The name", longest.name),
      email: emailAddress,
      phone: phoneNumber,
      about: bookingAbout,
      message: optionalLine("The message", singleLine("The message", 500)),
      key: idempotencyKey,
    }),
    answer: callAnswer,
  },
  /** What came of a call. `booked` takes the outcome back. */
  recordCall: {
    route: "POST /desk/api/calls/:id/outcome",
    body: z.object({
      sequence,
      outcome: z.enum(["called", "no-answer", "booked"], "Choose an outcome."),
      /** Changes the lead in the same step. */
      lead: z.optional(
        z.object({
          version: z.int("Reload the calls and try again."),
          status: leadStatus,
          nextStep: z.nullable(nextStep),
        }),
      ),
    }),
    answer: callAnswer,
  },
  /** The visitor gets a mail with the new time. */
  moveCall: {
    route: "POST /desk/api/calls/:id/move",
    body: z.object({ sequence, start: callStart }),
    answer: callAnswer,
  },
  /** The visitor gets a mail. */
  cancelCall: {
    route: "POST /desk/api/calls/:id/cancel",
    body: z.object({ sequence }),
    answer: callAnswer,
  },
} as const;

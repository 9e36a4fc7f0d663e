import * as z from "zod/mini";
import type { Caller } from "#wording/caller.ts";
import { isCalendarDay } from "#wording/dates.ts";
import { attributionFields, consentText, formGuard, sourcePage } from "./attribution.ts";
import {
  type BookingAbout,
  bookingAbout,
  callStart,
  daysAhead,
  timeZoneName,
} from "./booked-call.ts";
import { calculatorAnswers } from "./calculation.ts";
import { emailAddress } from "./email-address.ts";
import { called, longest } from "./limits.ts";
import { idempotencyKey, nameLine, optionalLine, phoneNumber, singleLine } from "./single-line.ts";

/** Days of the firm's zone, from today if `from` is left out. */
export const bookingTimesQuery = z.object({
  from: z.optional(z.string().check(z.refine(isCalendarDay, "Enter a day such as 2026-12-01."))),
  days: z._default(
    z.coerce
      .number("Enter a number of days.")
      .check(
        z.int("Enter a number of days."),
        z.minimum(1, "Ask for one day at least."),
        z.maximum(daysAhead + 1, "Ask for 31 days at most."),
      ),
    daysAhead + 1,
  ),
});

/** What a visitor fills in, with JavaScript and without. */
export const callFields = {
  name: nameLine(called.name, longest.name),
  email: emailAddress,
  phone: phoneNumber,
  about: bookingAbout,
  message: optionalLine("The message", singleLine("The message", 500)),
};

export const bookRequest = z.object({
  ...callFields,
  start: callStart,
  /** The visitor's, by its IANA name. */
  zone: timeZoneName,
  /** The answers of the calculator's result that this browser keeps. The server computes it again. */
  calculation: z.optional(calculatorAnswers),
  sourcePage: z._default(sourcePage, "/book"),
  ...attributionFields,
  consent: z.optional(consentText),
  /** Made once for one booking. The same key gives the same answer. */
  key: idempotencyKey,
  ...formGuard,
});
export type BookRequest = z.input<typeof bookRequest>;
export type Booking = z.output<typeof bookRequest>;

export const bookingRequest = z.object({
  /** From the fragment of the link in the mail, or from the answer to `book`. */
  token: singleLine("The link", 100),
  action: z.enum(["show", "confirm", "change", "cancel"], "Choose what to do."),
  /** The other time, for `change`. */
  start: z.optional(callStart),
});
export type BookingRequest = z.input<typeof bookingRequest>;

export interface OfferedTime {
  readonly start: string;
  /** A call of an address that we don't know is held for some minutes, until it is confirmed. */
  readonly needsProof?: true;
}

/** All free times in order, without saying whose they are. */
export interface BookingTimes {
  /** The firm's zone. */
  readonly zone: string;
  readonly times: readonly OfferedTime[];
}

/** The answer to `book`, and to `show`, `change` and `cancel` of a booking. */
export interface BookedCall {
  readonly success: true;
  /** The booking. */
  readonly id: string;
  readonly start: string;
  /** Chosen by the visitor with the time. */
  readonly zone: string;
  readonly minutes: number;
  /** The number that we call. */
  readonly phone: string;
  /** Who calls, if that member of the team has given a name. */
  readonly caller?: Caller;
  readonly about: BookingAbout;
  /** The visitor sent the calculator's result along. */
  readonly withEstimate?: true;
  /** `held` waits for the button in its mail, and is `released` if it was not pressed. */
  readonly status: "held" | "booked" | "cancelled" | "released" | "over";
  /** Of a call that is held. */
  readonly heldUntil?: string;
  /**
   * For the link `Change or cancel`: `/book/change#token`. Left out, with the calendar, where a
   * request with another key asks for a call that is booked already, and of a call that is held:
   * only its mail has the link.
   */
  readonly token?: string;
  /** The text of the .ics file, for a download in the browser. Not of a cancelled call. */
  readonly calendar?: string;
  /** So many forms arrive that e-mail to visitors leaves some minutes later. */
  readonly mailWaits?: true;
}

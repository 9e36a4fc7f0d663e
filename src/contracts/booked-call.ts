import * as z from "zod/mini";
import { isCalendarDay } from "#wording/dates.ts";
import { isTimeZone } from "#wording/times.ts";
import { singleLine } from "./single-line.ts";

/** Apart from the requests of visitors, so that the desk does not load the schemas of those. */
const bookingAbouts = ["rd-credit", "charitable", "bonds", "employed", "other"] as const;
export const bookingAbout = z.enum(bookingAbouts, "Choose a subject.");
export type BookingAbout = z.infer<typeof bookingAbout>;

/** `cancelled` frees the time. A call that is moved stays `booked`. */
const bookingStatuses = ["booked", "called", "no-answer", "cancelled"] as const;
export const bookingStatus = z.enum(bookingStatuses, "Choose an outcome.");

/** The mails with the time and the link of a call. They are written anew instead of sent again. */
export const callPurposes: readonly string[] = ["booking-confirmation", "booking-reminder"];

export const callMinutes = 20;
/** How long a call that must be confirmed keeps its time. */
export const heldMinutes = 30;
/** How far ahead a call can be booked. */
export const daysAhead = 30;

const instant = /^2\d{3}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:00(\.000)?Z$/;

/** An instant as the radio buttons have it, such as `2026-12-01T17:20:00Z`. */
export const callStart = z
  .string("Choose a time.")
  .check(
    z.refine(
      (text) => instant.test(text) && isCalendarDay(text.slice(0, 10)),
      "That is not a time we offer. Please choose another.",
    ),
  );

export const timeZoneName = singleLine("The time zone", 60).check(
  z.refine(isTimeZone, "The time zone must be one such as America/Denver."),
);

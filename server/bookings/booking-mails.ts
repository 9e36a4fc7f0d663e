import { bookingSubjects } from "#content/desk.ts";
import { firm } from "#content/firm.ts";
import { changeBookingPage } from "#contracts/endpoints.ts";
import {
  type BookingNotice,
  bookingCancellation,
  bookingConfirmation,
  bookingNotification,
} from "#emails/letters/booking.ts";
import { type CalendarCall, calendarFile } from "#wording/calendar-file.ts";
import { type OutgoingMail, writeMail } from "../mail/message.ts";
import type { BookingRow } from "../storage/tables.ts";

type Sending = { origin: string; now: number };

export function changeUrl(origin: string, token: string): string {
  return `${origin}${changeBookingPage}#${token}`;
}

function callProps(booking: BookingRow, origin: string) {
  const { starts_at: start, zone, phone, about } = booking;
  return { start, zone, phone, about: bookingSubjects[about], origin };
}

/** The visitor's calendar entry. The same call has the same id in every version. */
function entryOf(booking: BookingRow, description: string): CalendarCall {
  return {
    id: `booking-${booking.id}`,
    start: booking.starts_at,
    end: booking.ends_at,
    sequence: booking.sequence,
    cancelled: booking.status === "cancelled",
    summary: `Call with ${firm.name}: ${bookingSubjects[booking.about]}`,
    description,
    location: booking.phone,
  };
}

/** The file to download. */
export function downloadedCalendar(
  booking: BookingRow,
  token: string,
  { origin, now }: Sending,
): string {
  const entry = entryOf(booking, describe(booking, changeUrl(origin, token)));
  const options = { email: firm.email, now: new Date(now), method: "PUBLISH" } as const;
  return calendarFile([entry], options);
}

function describe({ phone }: BookingRow, url: string): string {
  return `${firm.name} calls you at ${phone}.\nChange or cancel: ${url}`;
}

function invitation(booking: BookingRow, description: string, now: number) {
  const entry = {
    ...entryOf(booking, description),
    organizer: { name: firm.name, email: firm.email },
    attendee: booking.email,
  };
  const method = booking.status === "cancelled" ? ("CANCEL" as const) : ("REQUEST" as const);
  return {
    method,
    file: calendarFile([entry], { email: firm.email, now: new Date(now), method }),
  };
}

type VisitorMail = Sending & {
  what: "booked" | "changed" | "reminder";
  token: string;
  caller: { name: string | null };
};

export function mailToVisitor(
  booking: BookingRow,
  { what, token, caller, origin, now }: VisitorMail,
): OutgoingMail {
  const url = changeUrl(origin, token);
  const letter = bookingConfirmation({
    ...callProps(booking, origin),
    what,
    caller: caller.name,
    changeUrl: url,
  });
  const isReminder = what === "reminder";
  return writeMail({
    purpose: isReminder ? "booking-reminder" : "booking-confirmation",
    about: aboutOf(booking),
    body: { kind: "letter", letter },
    to: { name: booking.name, address: booking.email },
    calendar: isReminder ? undefined : invitation(booking, describe(booking, url), now),
    now,
  });
}

export function cancellationToVisitor(booking: BookingRow, { origin, now }: Sending): OutgoingMail {
  return writeMail({
    purpose: "booking-cancellation",
    about: aboutOf(booking),
    body: { kind: "letter", letter: bookingCancellation(callProps(booking, origin)) },
    to: { name: booking.name, address: booking.email },
    calendar: invitation(booking, "This call is cancelled.", now),
    now,
  });
}

export function mailToCaller(
  booking: BookingRow,
  { what, caller, origin, now }: Sending & { what: BookingNotice; caller: { email: string } },
): OutgoingMail {
  const { name, email, message } = booking;
  const leadUrl = `${origin}/desk/leads/${booking.lead_id}`;
  const letter = bookingNotification({
    ...callProps(booking, origin),
    what,
    name,
    email,
    message,
    leadUrl,
  });
  return writeMail({
    purpose: "booking-notification",
    about: `${what}-${aboutOf(booking)}`,
    body: { kind: "letter", letter },
    to: { name: "", address: caller.email },
    replyTo: { name, address: email },
    now,
  });
}

/** Names the lead, so that the copies in the mail folder are erased with it. */
function aboutOf({ lead_id, id, sequence }: BookingRow): string {
  return `${lead_id}-${id}-${sequence}`;
}

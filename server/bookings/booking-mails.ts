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
import { whoCalls } from "#wording/caller.ts";
import { infoMailbox, type OutgoingMail, writeMail } from "../mail/message.ts";
import { type Call, callerOf } from "./calls.ts";

type MailContext = { origin: string; now: number };

export function changeUrl(origin: string, token: string): string {
  return `${origin}${changeBookingPage}#${token}`;
}

function callProps(call: Call, origin: string) {
  const { starts_at: start, zone, phone, about, withEstimate } = call;
  return { start, zone, phone, about: bookingSubjects[about], withEstimate, origin };
}

/** The visitor's calendar entry. The same call has the same id in every version. */
function entryOf(call: Call, description: string): CalendarCall {
  return {
    id: `booking-${call.id}`,
    start: call.starts_at,
    end: call.ends_at,
    sequence: call.sequence,
    cancelled: call.status === "cancelled",
    summary: `Call with ${firm.name}: ${bookingSubjects[call.about]}`,
    description,
    location: call.phone,
  };
}

/** The file to download. */
export function downloadedCalendar(call: Call, token: string, { origin, now }: MailContext) {
  const entry = entryOf(call, describe(call, changeUrl(origin, token)));
  const options = { email: firm.email, now: new Date(now), method: "PUBLISH" } as const;
  return calendarFile([entry], options);
}

function describe(call: Call, url: string): string {
  return `${whoCalls(callerOf(call), firm.name)} at ${call.phone}.\nChange or cancel: ${url}`;
}

function invitation(call: Call, description: string, now: number) {
  const entry = {
    ...entryOf(call, description),
    organizer: { name: firm.name, email: firm.email },
    ...(call.email !== null && { attendee: call.email }),
  };
  const method = call.status === "cancelled" ? ("CANCEL" as const) : ("REQUEST" as const);
  return {
    method,
    file: calendarFile([entry], { email: firm.email, now: new Date(now), method }),
  };
}

type VisitorMail = MailContext & {
  what: "booked" | "changed" | "handed-over" | "reminder";
  token: string;
};

/** Undefined for a person without an address. That of a call that is held asks to confirm it. */
export function mailToVisitor(call: Call, { what, token, origin, now }: VisitorMail) {
  const url = changeUrl(origin, token);
  const isHeld = call.held_until !== null;
  const letter = bookingConfirmation({
    ...callProps(call, origin),
    what: isHeld ? "held" : what,
    caller: callerOf(call),
    changeUrl: url,
  });
  const isReminder = what === "reminder";
  return toVisitor(call, {
    purpose: isReminder ? "booking-reminder" : "booking-confirmation",
    about: aboutOf(call, now),
    body: { kind: "letter", letter },
    calendar: isReminder || isHeld ? undefined : invitation(call, describe(call, url), now),
    now,
  });
}

export function cancellationToVisitor(
  call: Call,
  { origin, now }: MailContext,
): OutgoingMail | undefined {
  return toVisitor(call, {
    purpose: "booking-cancellation",
    about: aboutOf(call, now),
    body: { kind: "letter", letter: bookingCancellation(callProps(call, origin)) },
    calendar: invitation(call, "This call is cancelled.", now),
    now,
  });
}

function toVisitor({ name, email }: Call, mail: Omit<Parameters<typeof writeMail>[0], "to">) {
  return email === null ? undefined : writeMail({ ...mail, to: { name, address: email } });
}

/** Who has left gets no mail of ours: the firm's mailbox gets it. */
export function mailToColleague(
  call: Call,
  { what, origin, now }: MailContext & { what: BookingNotice },
): OutgoingMail {
  const { name, email, message, colleague } = call;
  const personUrl = `${origin}/desk/leads/${call.person_id}`;
  const letter = bookingNotification({
    ...callProps(call, origin),
    what,
    name,
    email,
    message,
    personUrl,
  });
  return writeMail({
    purpose: "booking-notification",
    about: `${what}-${aboutOf(call, now)}`,
    body: { kind: "letter", letter },
    to: colleague.hasLeft ? infoMailbox : { name: "", address: colleague.email },
    ...(email !== null && { replyTo: { name, address: email } }),
    now,
  });
}

/** Names the person, so that the copies in the mail folder are erased with them. */
function aboutOf({ person_id, id, sequence }: Call, now: number): string {
  return `${person_id}-${id}-${sequence}-${now}`;
}

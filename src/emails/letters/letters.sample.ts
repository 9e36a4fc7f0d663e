import { firm } from "#content/firm.ts";
import {
  type BookingNotice,
  bookingCancellation,
  bookingConfirmation,
  bookingNotification,
  erasedCallNotice,
  timesConfirmation,
} from "./booking.ts";
import { calendarFailureNotice } from "./calendar-failure.ts";
import { contactAcknowledgement, contactNotification, partnerWelcome } from "./contact.ts";
import { deliveryAlert } from "./delivery-alert.ts";
import {
  assignmentNotice,
  assignmentsNotice,
  dayDigest,
  deskInvitation,
  deskPasskeyNotice,
  deskSignInLink,
} from "./desk.ts";
import { newsletterConfirmation, newsletterWelcome } from "./newsletter.ts";
import { deletionHeldNotice, testLetter } from "./operator.ts";
import { partnerNumbersLetter } from "./partner-numbers.ts";

const origin = `https://www.${firm.domain}`;
const leadId = "0f8f1a52-6d3c-4f0e-9a3e-1f6f3f0a9c11";
const signInUrl = `${origin}/desk/sign-in#sample`;
const invitation = {
  invitedBy: `office@${firm.domain}`,
  email: `dana@${firm.domain}`,
  origin,
};

const call = {
  start: Date.parse("2026-12-01T17:30:00Z"),
  zone: "America/New_York",
  phone: "(801) 555-0100",
  about: "R&D credit",
  withEstimate: true,
  origin,
} as const;
const changeUrl = `${origin}/book/change#sample`;
const person = {
  id: leadId,
  name: "Dr. Ada Lind",
  email: "ada@practice.example",
  phone: call.phone,
  practice_name: "Lind Orthodontics",
  next_step: "Call back",
  next_step_on: "2026-11-18",
};
const refused = { outboxId: "1c1f9b0e-0000-4000-8000-000000000001", person, origin };

type VisitorsCall = Parameters<typeof bookingConfirmation>[0];
const callTo = (what: VisitorsCall["what"], caller?: VisitorsCall["caller"]) =>
  bookingConfirmation({ ...call, what, caller, changeUrl });

const { name, email } = person;
const personUrl = `${origin}/desk/leads/${leadId}`;
const noticeOf = (what: BookingNotice, message: string | null) =>
  bookingNotification({ ...call, what, name, email, message, personUrl });

export const sampleLetters = {
  "contact notification": contactNotification({
    name,
    email,
    phone: person.phone,
    practiceName: person.practice_name,
    topic: "R&D tax credits",
    message: "We changed our aligner workflow last year.\nDoes that count? <b>Thanks</b>",
    sourcePage: "/contact",
    leadId,
    origin,
  }),
  "contact acknowledgement": contactAcknowledgement({ topic: "R&D tax credits", origin }),
  "welcome to a partner": partnerWelcome({
    words: {
      subject: "Your application as a partner",
      preview: "A person will answer.",
      title: "Welcome",
      paragraphs: ["Paste this line into your page:"],
      code: '<script async\n  src="//{script}"></script>',
      action: "Choose color and places",
      closing: ["To stop, remove the line."],
    },
    script: "/embed.js",
    builder: "/advisors/embed",
    origin,
  }),
  "booked call": callTo("booked", { name: "Dana Reyes", role: "Research credits" }),
  "held call": callTo("held"),
  "changed call": callTo("changed"),
  "reminder of a call": callTo("reminder"),
  "call handed over": callTo("handed-over", { name: "Noor Haddad" }),
  "times for a call": timesConfirmation({
    times: ["1. Tuesday after 3 p.m.", "2. Any Friday at noon"],
    phone: call.phone,
    about: call.about,
    partner: "Fortune Law",
    origin,
  }),
  "cancelled call": bookingCancellation(call),
  "notice of an erased call": erasedCallNotice({ start: call.start, origin }),
  "notice of a booked call": noticeOf("booked", "We changed our aligner workflow. <b>Thanks</b>"),
  "notice of a cancelled call": noticeOf("cancelled", null),
  "notice of a calendar that cannot be read": calendarFailureNotice({
    host: "calendar.google.com",
    failure: "The calendar's server answered 404. Copy its address again.",
    copyUntil: call.start,
    origin,
  }),
  "newsletter confirmation": newsletterConfirmation({
    confirmUrl: `${origin}/newsletter/confirm?token=sample`,
    origin,
  }),
  "newsletter welcome": newsletterWelcome({
    unsubscribeUrl: `${origin}/newsletter/unsubscribe?token=sample`,
    origin,
  }),
  "delivery alert": deliveryAlert({
    ...refused,
    channel: "mail",
    purpose: "results",
    recipients: [person.email],
    error: `550 5.1.1 <${person.email}>: no such user`,
  }),
  "delivery alert about a connection": deliveryAlert({
    ...refused,
    channel: "webhook",
    purpose: "lead",
    recipients: [],
    error: "500 Internal Server Error",
  }),
  "notice of an assignment": assignmentNotice({ person, assignedBy: "Dana Reyes", origin }),
  "notice of several assignments": assignmentsNotice({
    count: 3,
    ownerId: "sample",
    assignedBy: "Dana Reyes",
    origin,
  }),
  "digest of the day": dayDigest({
    day: "2026-11-18",
    due: [person],
    calls: [{ id: leadId, text: "10:00 AM, Dr. Ada Lind" }],
    assigned: [person],
    ownerId: "sample",
    origin,
  }),
  "numbers of a partner": partnerNumbersLetter({
    partner: "Fortune Law",
    from: "2026-10-05",
    to: "2026-11-01",
    lines: [{ label: "Oct 26, 2026: webinar", value: "Visits 14, Results 4, Booked 1" }],
    stopUrl: `${origin}/partners/stop?token=sample`,
    origin,
  }),
  "test message": testLetter({ signed: true, origin }),
  "deletion held": deletionHeldNotice({ because: "many", leads: 240, origin }),
  "link to sign in at the desk": deskSignInLink({ signInUrl, origin }),
  "invitation to the desk": deskInvitation({
    ...invitation,
    signIn: "any",
    deskUrl: `${origin}/desk`,
  }),
  "invitation to a desk that takes passkeys only": deskInvitation({
    ...invitation,
    signIn: "passkey",
    deskUrl: signInUrl,
  }),
  "notice about a passkey": deskPasskeyNotice({
    change: "added",
    name: "Dana’s laptop",
    browser: "Chrome on macOS",
    origin,
  }),
};

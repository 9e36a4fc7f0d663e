import { firm, firmTimeZone } from "#content/firm.ts";
import { formatCall } from "#wording/times.ts";
import type { Letter } from "./letter.tsx";

type CallProps = {
  start: number;
  /** The visitor's. */
  zone: string;
  phone: string;
  /** What the call is about, in words. */
  about: string;
  origin: string;
};

/** The visitor's time first, and the firm's where the clocks differ. */
function timesOf({ start, zone }: CallProps): { label: string; value: string }[] {
  const own = formatCall(start, zone);
  const ours = formatCall(start, firmTimeZone);
  return [
    { label: "Your time", value: own },
    ...(own === ours ? [] : [{ label: "Our time", value: ours }]),
  ];
}

function factsOf(props: CallProps) {
  return [
    ...timesOf(props),
    { label: "We call", value: props.phone },
    { label: "Subject", value: props.about },
  ];
}

const atHand =
  "Have last year's return at hand if you can. Your CPA is welcome on the call. Please leave out anything that could identify a patient.";

const reasonOf = (origin: string) =>
  `You get this message because a call was booked at ${new URL(origin).host} with your address. If that was not you, cancel it with the button.`;

/**
 * To the visitor: booked, moved, or a reminder. It does not repeat the message, because the address
 * may belong to another person.
 */
export function bookingConfirmation(
  props: CallProps & {
    what: "booked" | "changed" | "handed-over" | "reminder";
    /** The name of who calls, if that member of the team has given one. */
    caller: string | null;
    changeUrl: string;
  },
): Letter {
  const when = formatCall(props.start, props.zone);
  const titles = {
    booked: "Your call is booked",
    changed: "Your call has a new time",
    "handed-over": "Somebody else calls you",
    reminder: "A reminder of your call",
  };
  return {
    subject: `${titles[props.what]}: ${when}`,
    preview: `${firm.name} calls you at ${props.phone}.`,
    title: titles[props.what],
    paragraphs: [
      `${props.caller ?? "A person"} of ${firm.name} calls you. It takes about 20 minutes and costs nothing.`,
      atHand,
    ],
    lines: factsOf(props),
    action: { label: "Change or cancel", href: props.changeUrl },
    closing: [`You can change or cancel until the call begins, or ring ${firm.phone.display}.`],
    reason: reasonOf(props.origin),
    origin: props.origin,
  };
}

export function bookingCancellation(props: CallProps): Letter {
  return {
    subject: `Your call is cancelled: ${formatCall(props.start, props.zone)}`,
    preview: "We will not call you then.",
    title: "Your call is cancelled",
    paragraphs: ["We will not call you at this time. You can book another whenever it suits you."],
    lines: timesOf(props),
    action: { label: "Book another time", href: `${props.origin}/book` },
    reason: `You get this message because a call that was booked at ${new URL(props.origin).host} with your address was cancelled.`,
    origin: props.origin,
  };
}

const notices = {
  booked: { title: "A call is booked for you", text: "A visitor booked a call with you." },
  "booked-at-desk": {
    title: "A call is booked for you",
    text: "A colleague booked this call for you at the desk.",
  },
  changed: { title: "A call has a new time", text: "A call with you has another time now." },
  cancelled: { title: "A call is cancelled", text: "A call with you was cancelled." },
  reassigned: { title: "A call is no longer yours", text: "A colleague calls instead of you." },
  "handed-over": { title: "A call is yours now", text: "A colleague handed this call to you." },
};
export type BookingNotice = keyof typeof notices;

/** To the person who calls. */
export function bookingNotification(
  props: CallProps & {
    what: BookingNotice;
    name: string;
    /** Null for a person without one. */
    email: string | null;
    message: string | null;
    personUrl: string;
  },
): Letter {
  const { title, text } = notices[props.what];
  const when = formatCall(props.start, firmTimeZone);
  const theirs = formatCall(props.start, props.zone);
  return {
    subject: `${title}: ${when}`,
    preview: `${props.name}, ${props.phone}.`,
    title,
    paragraphs: [text],
    lines: [
      { label: "Time", value: when },
      ...(theirs === when ? [] : [{ label: "Their time", value: theirs }]),
      { label: "Name", value: props.name },
      { label: "Phone", value: props.phone },
      ...(props.email === null ? [] : [{ label: "E-mail", value: props.email }]),
      { label: "Subject", value: props.about },
    ],
    ...(props.message === null ? {} : { quote: props.message }),
    action: { label: "Open the person", href: props.personUrl },
    reason:
      "The site tells the person who calls of each call that is booked, changed or cancelled.",
    origin: props.origin,
  };
}

/** To who was to call a person whose data was erased. It says nothing about the person. */
export function erasedCallNotice({ start, origin }: { start: number; origin: string }): Letter {
  const when = formatCall(start, firmTimeZone);
  return {
    subject: `A call is gone: ${when}`,
    preview: "The person's data was erased.",
    title: "A call is gone",
    paragraphs: ["The data of the person you were to call was erased, and the call with it."],
    lines: [{ label: "Time", value: when }],
    action: { label: "Open the calls", href: `${origin}/desk/calls` },
    reason:
      "The site tells the person who calls of each call that is booked, changed or cancelled.",
    origin,
  };
}

import { firm, firmTimeZone } from "#content/firm.ts";
import { heldMinutes } from "#contracts/booked-call.ts";
import { callInWords } from "#wording/call-in-words.ts";
import { type Caller, whoCalls } from "#wording/caller.ts";
import { type Fact, factsOf } from "../mail/facts.tsx";
import type { Letter } from "./letter.tsx";

type CallProps = {
  start: number;
  /** The visitor's. */
  zone: string;
  phone: string;
  /** What the call is about, in words. */
  about: string;
  /** The visitor sent the calculator's result along. */
  withEstimate: boolean;
  origin: string;
};

/** The visitor's time first, and the firm's where the clocks differ. */
function timesOf({ start, zone }: CallProps): Fact[] {
  const own = callInWords(start, zone);
  const ours = callInWords(start, firmTimeZone);
  return factsOf({ "Your time": own, "Our time": own === ours ? undefined : ours });
}

const atHand =
  "Have last year's return at hand if you can. Your CPA is welcome on the call. Please leave out anything that could identify a patient.";

/**
 * To the visitor: held until it is confirmed, booked, moved, or a reminder. It does not repeat the message, because the address
 * may belong to another person.
 */
export function bookingConfirmation(
  props: CallProps & {
    what: "held" | "booked" | "changed" | "handed-over" | "reminder";
    caller: Caller | undefined;
    changeUrl: string;
  },
): Letter {
  const when = callInWords(props.start, props.zone);
  const isHeld = props.what === "held";
  const titles = {
    held: "Please confirm your call",
    booked: "Your call is booked",
    changed: "Your call has a new time",
    "handed-over": "Someone else will call you",
    reminder: "A reminder of your call",
  };
  return {
    subject: `${titles[props.what]}: ${when}`,
    preview: isHeld
      ? `We hold this time for ${heldMinutes} minutes.`
      : `${whoCalls(props.caller, firm.name)} at ${props.phone}.`,
    title: titles[props.what],
    portrait: props.caller?.portrait,
    paragraphs: [
      ...(isHeld
        ? [
            `This call is not booked yet. We hold its time for ${heldMinutes} minutes: open the link and press Confirm. After that the time is free again, and you can book another.`,
          ]
        : []),
      `${whoCalls(props.caller, firm.name)}. It takes about 20 minutes and costs nothing.`,
      ...(props.withEstimate
        ? ["We have the estimate you sent along, so we can go through it together."]
        : []),
      atHand,
    ],
    lines: [...timesOf(props), ...factsOf({ "We call": props.phone, Subject: props.about })],
    action: { label: isHeld ? "Confirm this call" : "Change or cancel", href: props.changeUrl },
    closing: isHeld
      ? []
      : [`You can change or cancel until the call begins, or call ${firm.phone.display}.`],
    reason: `You get this message because a call was booked at ${new URL(props.origin).host} with your address. If that was not you, ${isHeld ? "ignore it" : "cancel it with the button"}.`,
    origin: props.origin,
  };
}

/**
 * To the visitor who named times instead of choosing one. It repeats the times, which the form takes
 * without web addresses, and nothing else that was typed freely.
 */
export function timesConfirmation(props: {
  times: readonly string[];
  phone: string;
  about: string;
  /** The name of a listed partner who sent the visitor. */
  partner: string | undefined;
  origin: string;
}): Letter {
  return {
    subject: `We have your times for a call with ${firm.name}`,
    preview: `We will call ${props.phone} at one of them.`,
    title: "We have your times",
    paragraphs: [
      "We will call you at one of these times, or write to you if none of them is free. The call takes about 20 minutes and costs nothing.",
      atHand,
    ],
    lines: [
      ...props.times.map((value, index) => ({ label: index === 0 ? "Your times" : "", value })),
      ...factsOf({
        "We call": props.phone,
        Subject: props.about,
        "You come from": props.partner,
      }),
    ],
    closing: [`To change them, reply to this e-mail or call ${firm.phone.display}.`],
    reason: `You get this message because times for a call were sent at ${new URL(props.origin).host} with your address. If that was not you, ignore it.`,
    origin: props.origin,
  };
}

export function bookingCancellation(props: CallProps): Letter {
  return {
    subject: `Your call is cancelled: ${callInWords(props.start, props.zone)}`,
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
  changed: { title: "A call has a new time", text: "A call with you was moved." },
  cancelled: { title: "A call is cancelled", text: "A call with you was cancelled." },
  reassigned: { title: "A call is no longer yours", text: "A colleague will call instead of you." },
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
  const when = callInWords(props.start, firmTimeZone);
  const theirs = callInWords(props.start, props.zone);
  return {
    subject: `${title}: ${when}`,
    preview: `${props.name}, ${props.phone}.`,
    title,
    paragraphs: [text],
    lines: factsOf({
      Time: when,
      "Their time": theirs === when ? undefined : theirs,
      Name: props.name,
      Phone: props.phone,
      "E-mail": props.email,
      Subject: props.about,
    }),
    ...(props.message === null ? {} : { quote: props.message }),
    action: { label: "Open the person", href: props.personUrl },
    reason:
      "The site tells the person who calls of each call that is booked, changed or cancelled.",
    origin: props.origin,
  };
}

/** To who was to call a person whose data was erased. It says nothing about the person. */
export function erasedCallNotice({ start, origin }: { start: number; origin: string }): Letter {
  const when = callInWords(start, firmTimeZone);
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

import { firm } from "#content/firm.ts";
import { countsInWords } from "#wording/counts.ts";
import { formatDate } from "#wording/dates.ts";
import { factsOf } from "../mail/facts.tsx";
import type { Letter } from "./letter.tsx";

export function deskSignInLink(props: { signInUrl: string; origin: string }): Letter {
  const { signInUrl, origin } = props;
  return {
    subject: `Your link to the ${firm.name} desk`,
    preview: "It works once, for 10 minutes.",
    title: "Sign in to the desk",
    paragraphs: [
      "Open this link in the browser where you asked for it, then press Sign in. It works once, for 10 minutes.",
    ],
    action: { label: "Open the desk", href: signInUrl },
    closing: [
      "If you did not ask for it, do nothing: nobody can sign in without the link. Please do not forward it.",
    ],
    reason: `You get this message because somebody entered your address at ${new URL(origin).host}/desk.`,
    origin,
  };
}

type DeskInvitationProps = {
  /** Who invites; undefined when it was done at the terminal. */
  invitedBy: string | undefined;
  /** DESK_SIGN_IN. */
  signIn: "any" | "passkey" | "single-sign-on";
  /** Where only passkeys count, with a link that lets the new user add the first one. */
  deskUrl: string;
  email: string;
  origin: string;
};

/** Carries no secret, unless the desk takes passkeys only. */
export function deskInvitation(props: DeskInvitationProps): Letter {
  const who = props.invitedBy ?? "Your administrator";
  return {
    subject: `You are invited to the ${firm.name} desk`,
    preview: "Where we work our leads.",
    title: "You are invited to the desk",
    paragraphs: [
      `${who} has given you access to the desk, where ${firm.name} works its leads.`,
      howToSignIn(props),
    ],
    action: { label: "Open the desk", href: props.deskUrl },
    reason: `You get this message because your address was invited at ${new URL(props.origin).host}.`,
    origin: props.origin,
  };
}

function howToSignIn({ signIn, email }: DeskInvitationProps): string {
  if (signIn === "passkey")
    return "There is no password: you sign in with a passkey, by fingerprint, face or the PIN of your device. Open this link on that device to make one. It works once, for three days. Do not pass it on.";
  if (signIn === "single-sign-on")
    return `There is no password: open the desk and sign in with your account ${email}.`;
  return `There is no password. Open the desk, enter ${email}, and a link to sign in arrives in this mailbox.`;
}

export type DeskPasskeyNoticeProps = {
  change: "added" | "removed";
  /** Of the passkey. */
  name: string;
  /** Where it was done, such as `Chrome on macOS`. */
  browser: string;
  origin: string;
};

/** Informs a user of a change that an intruder may have made. */
export function deskPasskeyNotice(props: DeskPasskeyNoticeProps): Letter {
  const { change, name, browser, origin } = props;
  return {
    subject: `A passkey was ${change} at the ${firm.name} desk`,
    preview: "If it was not you, tell an admin.",
    title: `A passkey was ${change}`,
    paragraphs: [
      `The passkey “${name}” was ${change} in your account at the desk, from ${browser}.`,
      "If it was you, there is nothing to do. If not, tell an admin of the desk at once: they can end your sessions.",
    ],
    action: { label: "Open the desk", href: `${origin}/desk` },
    reason: `You get this message because your account at ${new URL(origin).host}/desk was changed.`,
    origin,
  };
}

/** The button of every letter about one person, by their id or that of something they sent. */
export function personLink(origin: string, id: string) {
  return { label: "Open at the desk", href: `${origin}/desk/leads/${id}` };
}

export type PersonInLetter = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  practice_name: string | null;
  next_step: string | null;
  next_step_on: string | null;
};

const nextStepOf = ({ next_step, next_step_on }: PersonInLetter) =>
  next_step && next_step_on ? `${next_step}, ${formatDate(next_step_on, "short")}` : null;

/** To a member of the team: a colleague has made them the owner of a person. */
export function assignmentNotice(props: {
  person: PersonInLetter;
  assignedBy: string;
  origin: string;
}): Letter {
  const { person, assignedBy, origin } = props;
  const who = person.name ?? person.email ?? "A caller";
  return {
    subject: `${who} is your lead now`,
    preview: `${assignedBy} gave it to you.`,
    title: `${who} is your lead now`,
    paragraphs: [`${assignedBy} made you the owner of this lead.`],
    lines: factsOf({
      Name: person.name,
      Phone: person.phone,
      "E-mail": person.email,
      Practice: person.practice_name,
      "Next step": nextStepOf(person),
    }),
    action: personLink(origin, person.id),
    reason: noticeReason(origin),
    origin,
  };
}

/** The same for several leads at once, without their names. */
export function assignmentsNotice(props: {
  count: number;
  ownerId: string;
  assignedBy: string;
  origin: string;
}): Letter {
  const { count, ownerId, assignedBy, origin } = props;
  return {
    subject: `${count} leads are yours now`,
    preview: `${assignedBy} gave them to you.`,
    title: `${count} leads are yours now`,
    paragraphs: [`${assignedBy} made you the owner of ${count} leads.`],
    action: { label: "Open my leads", href: `${origin}/desk/leads?owner=${ownerId}` },
    reason: noticeReason(origin),
    origin,
  };
}

function noticeReason(origin: string): string {
  return `You get this message because you asked for it under “Your sign-in” at ${new URL(origin).host}/desk. Switch it off there.`;
}

/** To a member of the team, at the start of the working day. An empty part is left out. */
export function dayDigest(props: {
  day: string;
  due: readonly PersonInLetter[];
  /** Their calls of the day, such as `10:00 AM, Dr. Ada Lind, (801) 555-0100`. */
  calls: readonly { id: string; text: string }[];
  assigned: readonly PersonInLetter[];
  ownerId: string;
  origin: string;
}): Letter {
  const { day, due, calls, assigned, ownerId, origin } = props;
  const counts = countsInWords(
    { calls: calls.length, due: due.length, assigned: assigned.length },
    {
      calls: { one: "1 call", more: "{count} calls" },
      due: { one: "1 step due", more: "{count} steps due" },
      assigned: { one: "1 new assignment", more: "{count} new assignments" },
    },
  );
  const href = (id: string) => personLink(origin, id).href;
  const point = (label: string, person: PersonInLetter, more: string | null) => ({
    text: [person.name ?? person.email, person.phone, more].filter(Boolean).join(", "),
    link: { label, href: href(person.id) },
  });
  return {
    subject: `Your ${formatDate(day, "short")} at the desk: ${counts}`,
    preview: counts,
    title: `Your day, ${formatDate(day)}`,
    paragraphs: [`${counts}.`],
    reading: [
      ...calls.map(({ id, text }) => ({ text, link: { label: "Call", href: href(id) } })),
      ...due.map((person) => point("Due", person, nextStepOf(person))),
      ...assigned.map((person) => point("New for you", person, "given to you")),
    ],
    action: { label: "Open my leads", href: `${origin}/desk/leads?owner=${ownerId}` },
    reason: noticeReason(origin),
    origin,
  };
}

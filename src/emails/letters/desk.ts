import { firm } from "#content/firm.ts";
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
      "If you did not ask for it, do nothing: without the link nobody comes in. Do not pass it on.",
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

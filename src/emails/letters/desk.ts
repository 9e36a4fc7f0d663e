import { firm } from "#content/firm.ts";
import type { Letter } from "./letter.tsx";

export type DeskSignInLinkProps = { signInUrl: string; origin: string };

/** To one of the firm's own people, who asked to come in. */
export function deskSignInLink({ signInUrl, origin }: DeskSignInLinkProps): Letter {
  return {
    subject: `Your link to the ${firm.name} desk`,
    preview: "It works once, for 15 minutes.",
    title: "Sign in to the desk",
    paragraphs: [
      "Open this link in the browser you want to work in, then press Sign in. It works once, for 15 minutes.",
    ],
    action: { label: "Open the desk", href: signInUrl },
    closing: [
      "If you did not ask for it, do nothing: without the link nobody comes in. Do not pass it on.",
    ],
    reason: `You get this message because somebody entered your address at ${new URL(origin).host}/desk.`,
    origin,
  };
}

export const sampleDeskSignInLink: DeskSignInLinkProps = {
  signInUrl: "https://www.ledgerwell.example/desk/sign-in#sample",
  origin: "https://www.ledgerwell.example",
};

export type DeskInvitationProps = {
  /** Who invites; undefined when it was done at the terminal. */
  invitedBy: string | undefined;
  deskUrl: string;
  email: string;
  origin: string;
};

/** Carries no secret: the new user asks for a sign-in link like everybody else. */
export function deskInvitation(props: DeskInvitationProps): Letter {
  const who = props.invitedBy ?? "Your administrator";
  return {
    subject: `You are invited to the ${firm.name} desk`,
    preview: "Where we work our leads. No password needed.",
    title: "You are invited to the desk",
    paragraphs: [
      `${who} has given you access to the desk, where ${firm.name} works its leads.`,
      `There is no password. Open the desk, enter ${props.email}, and a link to sign in arrives in this mailbox.`,
    ],
    action: { label: "Open the desk", href: props.deskUrl },
    reason: `You get this message because your address was invited at ${new URL(props.origin).host}.`,
    origin: props.origin,
  };
}

export const sampleDeskInvitation: DeskInvitationProps = {
  invitedBy: "office@ledgerwell.example",
  deskUrl: "https://www.ledgerwell.example/desk",
  email: "dana@ledgerwell.example",
  origin: "https://www.ledgerwell.example",
};

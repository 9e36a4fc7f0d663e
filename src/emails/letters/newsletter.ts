import { firm } from "#content/firm.ts";
import { newsletterIssue, newsletterReading } from "#content/newsletter-issue.ts";
import type { Letter } from "./letter.tsx";

/** Double opt-in: the subscription starts when the owner of the address confirms. */
export function newsletterConfirmation(props: { confirmUrl: string; origin: string }): Letter {
  return {
    subject: `Please confirm your subscription to ${firm.name} updates`,
    preview: "One click and you are subscribed. Otherwise you will not hear from us again.",
    title: "Please confirm your subscription",
    paragraphs: [
      `Someone, we hope you, asked for ${firm.name} tax updates at this address. Once you confirm it, we will write to you when tax law for doctors and practices changes.`,
    ],
    action: { label: "Confirm subscription", href: props.confirmUrl },
    closing: ["The link works for seven days. If you did not ask for this, do nothing."],
    reason: `You get this message because your address was entered at ${new URL(props.origin).host}. Without your confirmation there will be no other.`,
    origin: props.origin,
  };
}

export function newsletterWelcome(props: { unsubscribeUrl: string; origin: string }): Letter {
  const { unsubscribeUrl, origin } = props;
  return {
    subject: `You are subscribed to ${firm.name} updates`,
    preview: "What to expect, and how to leave.",
    title: "You are subscribed",
    paragraphs: [
      "We write to you when tax law for doctors and practices changes, and say what changed, from which date, and what it does not mean. Nothing in these messages is tax advice.",
      "Until then, begin here:",
    ],
    reading: newsletterReading.map(({ reader, label, href }) => ({
      text: reader,
      link: { label, href: origin + href },
    })),
    action: { label: "Read the Knowledge Bank", href: `${origin}/knowledge-bank` },
    reason: `You get this message because you confirmed your subscription at ${new URL(origin).host}.`,
    unsubscribe: { label: newsletterIssue.unsubscribe, href: unsubscribeUrl },
    origin,
  };
}

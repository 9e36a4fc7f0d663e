import { firm } from "#content/firm.ts";
import type { Letter } from "./letter.ts";

export type NewsletterWelcomeProps = { unsubscribeUrl: string; origin: string };

export function newsletterWelcome({ unsubscribeUrl, origin }: NewsletterWelcomeProps): Letter {
  return {
    subject: `You are subscribed to ${firm.name} updates`,
    preview: "What to expect, and how to leave.",
    title: "You are subscribed",
    paragraphs: [
      "We write when tax law for practices changes: what changed, from which date, and what it does not mean. Nothing in these messages is tax advice.",
    ],
    action: { label: "Read the Knowledge Bank", href: `${origin}/knowledge-bank` },
    closing: [`To stop, open this page and press the button: ${unsubscribeUrl}`],
    reason: `You get this message because you confirmed your subscription at ${new URL(origin).host}.`,
    origin,
  };
}

export const sampleNewsletterWelcome: NewsletterWelcomeProps = {
  unsubscribeUrl: "https://www.ledgerwell.example/newsletter/unsubscribe?token=sample",
  origin: "https://www.ledgerwell.example",
};

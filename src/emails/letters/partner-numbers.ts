import { firm } from "#content/firm.ts";
import { formatDate } from "#wording/dates.ts";
import type { Letter } from "./letter.tsx";

type PartnerNumbersProps = {
  /** The partner's name. */
  partner: string;
  from: string;
  to: string;
  /** A month, or a week and place: `Nov 2, 2026: webinar` and `Visits 14, Results 4`. */
  lines: readonly { label: string; value: string }[];
  stopUrl: string;
  origin: string;
};

/** To a partner, on the first Monday of a month. It has no link to the numbers, whose secret we do not know. */
export function partnerNumbersLetter(props: PartnerNumbersProps): Letter {
  const { partner, from, to, lines, stopUrl, origin } = props;
  const days = `${formatDate(from)} to ${formatDate(to)}`;
  return {
    subject: `${partner}: your numbers at ${firm.name}, ${formatDate(to, "short")}`,
    preview: "Counts of the last five weeks, without names.",
    title: "Your numbers of the last five weeks",
    paragraphs: [
      `What visitors of ${partner} went on to do at ${firm.name}, ${days}. These are counts of 3 and more, without names.`,
      ...(lines.length === 0 ? ["No count reached 3 in these weeks."] : []),
    ],
    lines,
    closing: [
      "Your private address shows two years, what became of the people, and a file for your spreadsheet. If you have lost it, answer this message and we make a new one.",
    ],
    reason: `You get this message on the first Monday of each month because ${firm.name} was asked to send these numbers to your address.`,
    unsubscribe: { label: "Stop this monthly mail", href: stopUrl },
    origin,
  };
}

/** Before the first of them: an address that the desk has entered gets no numbers without its owner's yes. */
export function partnerMailQuestion(props: {
  partner: string;
  agreeUrl: string;
  stopUrl: string;
  origin: string;
}): Letter {
  const { partner, agreeUrl, stopUrl, origin } = props;
  return {
    subject: `Would you like the numbers of ${partner} by e-mail?`,
    preview: "Once a month, if you say yes. Otherwise you will not hear from us again.",
    title: "Your numbers, once a month?",
    paragraphs: [
      `${firm.name} can send you what visitors of ${partner} went on to do: counts of 3 and more, on the first Monday of each month, without names. You can look at a sample first: ${origin}/partners#numbers`,
    ],
    action: { label: "Yes, send them", href: agreeUrl },
    closing: [
      "If you did not ask for this, do nothing. Every later message has a link that stops it.",
    ],
    reason: `You get this message because a person at ${firm.name} entered your address for ${partner}.`,
    unsubscribe: { label: "No, forget my address", href: stopUrl },
    origin,
  };
}

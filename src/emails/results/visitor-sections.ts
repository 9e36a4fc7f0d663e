import { resultsEmail } from "#content/calculators/results-email.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { ResultsEmailProps, Section } from "./results-message.ts";
import {
  consultation,
  creditsInLaw,
  practiceSection,
  reopenSection,
  siteLinks,
  specialtiesSection,
} from "./sections.ts";

const words = resultsEmail;

/** What the visitor's message says below the slip. */
export function visitorSections(props: ResultsEmailProps): Section[] {
  const { estimate, contact, origin } = props;
  const { lines, low, high, expenses } = creditsInLaw(estimate);
  const intro = { expenses, low, high, year: words.taxYear };
  return [
    specialtiesSection(words.specialties.heading, estimate),
    practiceSection(props),
    {
      heading: words.leftOut.heading,
      blocks: [
        { kind: "paragraph", text: fillIn(words.leftOut.intro, intro) },
        { kind: "figures", lines },
        { kind: "paragraph", text: words.leftOut.closing },
      ],
    },
    ...reopenSection(props, words.reopen.text),
    {
      heading: words.next.heading,
      blocks: [
        {
          kind: "paragraph",
          text: fillIn(words.next.text, { email: contact.email, practice: contact.practiceName }),
        },
        { kind: "action", link: consultation },
        { kind: "links", links: siteLinks(origin) },
      ],
    },
  ];
}

import type { LedgerLine } from "#emails/mail/ledger.tsx";
import type { MailLink } from "#emails/mail/parts.tsx";
import type {
  ResultsEmailWords,
  Section,
  SpecialtyWords,
} from "#emails/results/results-message.ts";

/**
 * The words of a results e-mail as the outbox held them until November 2026: each part under a
 * name of its own instead of a list of sections.
 */
export type EarlierResultsWords = Omit<ResultsEmailWords, "sections"> & {
  specialties: { heading: string; items: readonly Omit<SpecialtyWords, "activities">[] };
  practice: { heading: string; lines: readonly LedgerLine[] };
  leftOut: { heading: string; text: string };
  next: {
    heading: string;
    text: string;
    consultation: MailLink;
    knowledgeBank: MailLink;
    site: MailLink;
  };
};

/** A message that was waiting while a new version was deployed still leaves, with all its words. */
export function currentWords(words: ResultsEmailWords | EarlierResultsWords): ResultsEmailWords {
  if ("sections" in words) return words;
  const { specialties, practice, leftOut, next, ...rest } = words;
  const items = specialties.items.map((item) => ({ ...item, activities: [] }));
  const sections: Section[] = [
    { heading: specialties.heading, blocks: [{ kind: "specialties", specialties: items }] },
    { heading: practice.heading, blocks: [{ kind: "facts", facts: practice.lines }] },
    { heading: leftOut.heading, blocks: [{ kind: "paragraph", text: leftOut.text }] },
    {
      heading: next.heading,
      blocks: [
        { kind: "paragraph", text: next.text },
        { kind: "action", link: next.consultation },
        { kind: "links", links: [next.knowledgeBank, next.site] },
      ],
    },
  ];
  return { ...rest, sections };
}

import type { QuestionsOn } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { DatedNotes } from "#design-system/reading/dated-notes.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { type LawNote, lawNotesOn } from "#tax-law/law-notes.ts";

interface QuestionsToAskFirstProps {
  subjects: readonly QuestionsOn[];
  surface?: "paper" | "sheet" | "dark";
}

/** The risk, where the strategy is: plain questions, and dated statements of law and IRS. */
export function QuestionsToAskFirst({ subjects, surface }: QuestionsToAskFirstProps) {
  const { eyebrow, heading, lede } = partnerPage.questions;
  return (
    <Section surface={surface} labelledBy="ask-first">
      <SectionHeading id="ask-first" eyebrow={eyebrow} title={heading} lede={lede} />
      {eachNoteOnce(subjects).map(({ subject, notes }) => (
        <div key={subject.topic} className="ask-first">
          <div>
            <h3 className="font-sans leading-none tracking-normal">
              <Tag tone={subject.tone}>{subject.label}</Tag>
            </h3>
            <ol className="ask-first-questions">
              {subject.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </div>
          <DatedNotes notes={notes} columns />
        </div>
      ))}
    </Section>
  );
}

/** A note on several subjects stands with the last of them, which may have no other. */
function eachNoteOnce(subjects: readonly QuestionsOn[]) {
  return subjects.map((subject, index) => {
    const later = subjects.slice(index + 1).flatMap(({ topic }) => lawNotesOn(topic));
    const isLater = (note: LawNote) => later.some(({ title }) => title === note.title);
    return { subject, notes: lawNotesOn(subject.topic).filter((note) => !isLater(note)) };
  });
}

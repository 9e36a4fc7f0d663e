import type { ServiceContent } from "#content/services/service.ts";
import { servicePage } from "#content/services-page.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { DatedNotes } from "#design-system/reading/dated-notes.tsx";
import { type LawNoteTopic, lawNotesOn } from "#tax-law/law-notes.ts";

interface QuestionsToAskFirstProps {
  service: ServiceContent;
  topic: LawNoteTopic;
}

/** The risk, where the strategy is: plain questions, and dated statements of law and IRS. */
export function QuestionsToAskFirst({ service, topic }: QuestionsToAskFirstProps) {
  if (!service.questionsToAskFirst) return null;
  const { heading, lede, scrutiny } = servicePage.questionsToAskFirst;
  return (
    <Section surface="dark" labelledBy="ask-first">
      <SectionHeading id="ask-first" eyebrow="Risk" title={heading} lede={lede} />
      <div className="mt-12 grid gap-12 lg:grid-cols-[1.2fr_1fr]">
        <ol className="border-t border-line">
          {service.questionsToAskFirst.map((question, index) => (
            <li
              key={question}
              className="grid grid-cols-[2.5rem_1fr] border-b border-line py-5 text-lg leading-snug"
            >
              <span aria-hidden="true" className="font-serif text-ink-3 italic">
                {index + 1}
              </span>
              {question}
            </li>
          ))}
        </ol>
        <div>
          <h3>{scrutiny}</h3>
          <div className="mt-5">
            <DatedNotes notes={lawNotesOn(topic)} />
          </div>
        </div>
      </div>
    </Section>
  );
}

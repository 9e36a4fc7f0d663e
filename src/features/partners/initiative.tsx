import type { ReactNode } from "react";
import type { fortune } from "#content/partners/fortune.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

interface InitiativeProps {
  words: typeof fortune.initiative;
  /** The case that shows it at work. */
  children: ReactNode;
}

export function Initiative({ words, children }: InitiativeProps) {
  return (
    <Section surface="sheet" labelledBy="initiative">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-18">
        <SectionHeading id="initiative" eyebrow={words.eyebrow} title={words.heading} />
        <div className="space-y-5 text-ink-2">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="mt-14 grid gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-18">
        <div>
          <h3>{words.structureHeading}</h3>
          <dl className="program-structure">
            {words.structure.map(({ term, value, note }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="program-value">{value}</dd>
                <dd className="program-note">{note}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>{words.deliverablesHeading}</h3>
          <ol className="deliverables">
            {words.deliverables.map((deliverable) => (
              <li key={deliverable}>{deliverable}</li>
            ))}
          </ol>
        </div>
      </div>
      <div className="mt-16 border-t border-line-strong pt-12">{children}</div>
    </Section>
  );
}

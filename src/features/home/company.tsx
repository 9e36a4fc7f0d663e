import { home } from "#content/home.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Timeline } from "#design-system/reading/timeline.tsx";

export function Company() {
  const { eyebrow, heading, text, timeline } = home.company;
  return (
    <Section labelledBy="company">
      <SectionHeading id="company" eyebrow={eyebrow} title={heading} lede={text} />
      <div className="mt-14">
        <Timeline entries={timeline} />
      </div>
    </Section>
  );
}

import { advisorsPage } from "#content/advisors.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Timeline } from "#design-system/reading/timeline.tsx";

export function Onboarding() {
  const { eyebrow, heading, steps } = advisorsPage.onboarding;
  return (
    <Section labelledBy="onboarding">
      <SectionHeading id="onboarding" eyebrow={eyebrow} title={heading} />
      <div className="mt-14">
        <Timeline entries={steps.map(({ when, ...step }) => ({ year: when, ...step }))} />
      </div>
    </Section>
  );
}

import { advisorsPage } from "#content/advisors.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

export function Introduction() {
  const { eyebrow, heading, paragraphs } = advisorsPage.introduction;
  return (
    <Section surface="sheet" labelledBy="partnership">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-18">
        <SectionHeading id="partnership" eyebrow={eyebrow} title={heading} />
        <div className="max-w-[40em] space-y-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-ink-2 first:text-lg first:text-ink">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

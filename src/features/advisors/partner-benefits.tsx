import { advisorsPage } from "#content/advisors.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

export function PartnerBenefits() {
  const { eyebrow, heading, items } = advisorsPage.benefits;
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" eyebrow={eyebrow} title={heading} />
      <ul className="mt-10 grid gap-x-16 border-t border-line md:grid-cols-2">
        {items.map((item) => (
          <Reveal as="li" key={item.title} className="border-b border-line py-7">
            <h3>{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.description}</p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

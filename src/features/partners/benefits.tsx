import type { Card, Partner } from "#content/partners/partner.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Icon } from "#design-system/reading/icon.tsx";

interface BenefitsProps {
  partner: Partner;
  /** Four beside each other, two by two, or beside the heading as rows. */
  layout: "columns" | "quadrants" | "rows";
  surface?: "paper" | "sheet" | "dark";
}

export function Benefits({ partner, layout, surface }: BenefitsProps) {
  const { eyebrow, heading, cards } = partner.benefits;
  return (
    <Section surface={surface} labelledBy="benefits">
      <div className={layout === "rows" ? "grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-18" : ""}>
        <SectionHeading id="benefits" eyebrow={eyebrow} title={heading} />
        <ul className={`benefit-cards benefit-${layout}`}>
          {cards.map((card) => (
            <BenefitCard key={card.title} card={card} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function BenefitCard({ card }: { card: Card }) {
  return (
    <Reveal as="li">
      <Icon name={card.icon} className="size-6 text-leaf" />
      <div>
        <h3>{card.title}</h3>
        <p className="mt-2 text-ink-2">{card.description}</p>
      </div>
    </Reveal>
  );
}

import type { ProgramSection } from "#content/partners/partner.ts";
import { LimitGauge } from "#design-system/figures/bars/limit-gauge.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { StatTile } from "#design-system/reading/stat-tile.tsx";
import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";

interface FeaturedProgramProps {
  words: ProgramSection;
  surface?: "paper" | "sheet";
}

/** A charitable program: its three figures, each with what it rests on, and a gift at its limit. */
export function FeaturedProgram({ words, surface }: FeaturedProgramProps) {
  const { eyebrow, heading, paragraphs, tiles, gauge } = words;
  const limit = figure("charitable-appreciated-property-limit", statedTaxYear).value;
  return (
    <Section surface={surface} labelledBy="program">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-18">
        <div>
          <SectionHeading id="program" eyebrow={eyebrow} title={heading} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
        <LimitGauge
          className="self-end"
          tone="plum"
          title={gauge.title}
          amount={gauge.gift}
          cap={gauge.adjustedGrossIncome * limit}
          amountLabel={gauge.amountLabel}
          capLabel={gauge.capLabel}
          roomLabel={gauge.roomLabel}
          overLabel={gauge.overLabel}
          note={gauge.note}
        />
      </div>
      <div className="mt-14 grid gap-10 md:grid-cols-3">
        {tiles.map((tile) => (
          <Reveal key={tile.label}>
            <StatTile tone="plum" {...tile} />
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

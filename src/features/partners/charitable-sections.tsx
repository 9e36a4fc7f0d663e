import type {
  CharitableStrategy,
  ProgramSection,
  StrategiesSection,
} from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { LimitGauge } from "#design-system/charts/bars/limit-gauge.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { StatTile } from "#design-system/reading/stat.tsx";
import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import type { SectionProps } from "./partner-sections.tsx";

export function CharitableStrategies({ words, surface }: SectionProps<StrategiesSection>) {
  const { strategies, note } = words;
  return (
    <TitledSection surface={surface} headingId="strategies" words={words}>
      <ul className="mt-11 border-t border-line *:grid *:gap-3 *:border-b *:border-line *:py-7 min-[56rem]:*:grid-cols-[1fr_1.3fr_1.1fr] min-[56rem]:*:gap-x-10 min-[56rem]:*:py-8">
        {strategies.map((strategy) => (
          <Strategy key={strategy.title} strategy={strategy} />
        ))}
      </ul>
      {note ? <p className="mt-8 max-w-[44em] font-serif text-xl leading-snug">{note}</p> : null}
    </TitledSection>
  );
}

function Strategy({ strategy }: { strategy: CharitableStrategy }) {
  return (
    <Reveal as="li">
      <h3 className="flex items-start gap-4">
        <NamedIcon name={strategy.icon} className="mt-[0.15rem] size-6 flex-none text-plum" />
        {strategy.title}
      </h3>
      <p className="text-ink-2">{strategy.description}</p>
      <p className="text-ink-2">
        <b className="font-semibold text-plum">{partnerPage.benefit}</b> {strategy.benefit}
      </p>
    </Reveal>
  );
}

/** A charitable program: its three figures, each with its basis, and a gift at its limit. */
export function FeaturedProgram({ words, surface }: SectionProps<ProgramSection>) {
  const { heading, paragraphs, tiles } = words;
  const { gift, adjustedGrossIncome, ...gauge } = words.gauge;
  const limit = figure("charitable-appreciated-property-limit", statedTaxYear).value;
  return (
    <Section surface={surface} labelledBy="program">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-18">
        <div>
          <SectionHeading id="program" title={heading} />
          <Paragraphs texts={paragraphs} className="mt-5 text-ink-2" />
        </div>
        <LimitGauge
          className="self-end"
          tone="plum"
          amount={gift}
          cap={adjustedGrossIncome * limit}
          {...gauge}
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

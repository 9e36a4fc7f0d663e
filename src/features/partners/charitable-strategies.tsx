import type { CharitableStrategy, StrategiesSection } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Icon } from "#design-system/reading/icon.tsx";

interface CharitableStrategiesProps {
  words: StrategiesSection;
  surface?: "paper" | "sheet";
}

export function CharitableStrategies({ words, surface }: CharitableStrategiesProps) {
  const { eyebrow, heading, lede, strategies, note } = words;
  return (
    <Section surface={surface} labelledBy="strategies">
      <SectionHeading id="strategies" eyebrow={eyebrow} title={heading} lede={lede} />
      <ul className="strategies">
        {strategies.map((strategy) => (
          <Strategy key={strategy.title} strategy={strategy} />
        ))}
      </ul>
      {note ? <p className="mt-8 max-w-[44em] font-serif text-xl leading-snug">{note}</p> : null}
    </Section>
  );
}

function Strategy({ strategy }: { strategy: CharitableStrategy }) {
  return (
    <Reveal as="li">
      <h3>
        <Icon name={strategy.icon} className="size-6 text-plum" />
        {strategy.title}
      </h3>
      <p className="text-ink-2">{strategy.description}</p>
      <p className="text-ink-2">
        <b className="font-semibold text-plum">{partnerPage.benefit}</b> {strategy.benefit}
      </p>
    </Reveal>
  );
}

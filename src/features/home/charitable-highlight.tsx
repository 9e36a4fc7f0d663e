import { home } from "#content/pages/home.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { LimitGauge } from "#design-system/charts/bars/limit-gauge.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { StatTile } from "#design-system/reading/stat.tsx";
import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";

export function CharitableHighlight() {
  const { heading, text, figures, note, link } = home.charitable;
  const { gift, adjustedGrossIncome, ...gauge } = home.charitable.gauge;
  const limit = figure("charitable-cash-limit", statedTaxYear).value;
  return (
    <Section labelledBy="charitable">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-18">
        <div>
          <SectionHeading id="charitable" title={heading} lede={text} />
          <p className="mt-6">
            <TextLink href={link.href}>{link.label}</TextLink>
          </p>
        </div>
        <div>
          <div className="grid gap-8 sm:grid-cols-2">
            {figures.map((tile) => (
              <StatTile key={tile.label} tone="plum" {...tile} />
            ))}
          </div>
          <div className="mt-10">
            <LimitGauge
              tone="plum"
              amount={gift}
              cap={adjustedGrossIncome * limit}
              note={note}
              {...gauge}
            />
          </div>
        </div>
      </div>
    </Section>
  );
}

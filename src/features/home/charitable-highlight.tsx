import { home } from "#content/home.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { LimitGauge } from "#design-system/figures/bars/limit-gauge.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { StatTile } from "#design-system/reading/stat-tile.tsx";

export function CharitableHighlight() {
  const { eyebrow, heading, text, figures, note, link } = home.charitable;
  return (
    <Section labelledBy="charitable">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-18">
        <div>
          <SectionHeading id="charitable" eyebrow={eyebrow} title={heading} lede={text} />
          <p className="mt-6">
            <TextLink href={link.href}>{link.label}</TextLink>
          </p>
        </div>
        <div>
          <div className="grid gap-8 sm:grid-cols-2">
            {figures.map((figure) => (
              <StatTile key={figure.label} tone="plum" {...figure} />
            ))}
          </div>
          <div className="mt-10">
            <LimitGauge
              tone="plum"
              title="A gift of $500,000 on an AGI of $600,000"
              amount={500_000}
              cap={360_000}
              amountLabel="Given in cash"
              capLabel="Limit, 60% of AGI"
              overLabel="Carried forward, up to 5 years"
              note={note}
            />
          </div>
        </div>
      </div>
    </Section>
  );
}

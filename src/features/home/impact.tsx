import { home } from "#content/home.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { StatTile } from "#design-system/reading/stat-tile.tsx";

export function Impact() {
  const { eyebrow, heading, stats, note } = home.impact;
  return (
    <Section surface="dark" labelledBy="impact">
      <SectionHeading id="impact" eyebrow={eyebrow} title={heading} />
      <div className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {stats.map((stat) => (
          <StatTile key={stat.label} tone="green" countUp {...stat} />
        ))}
      </div>
      <p className="mt-8 text-sm text-ink-3">{note}</p>
    </Section>
  );
}

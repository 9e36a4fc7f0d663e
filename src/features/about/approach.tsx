import { aboutPage } from "#content/about.ts";
import { LedgerRows } from "#design-system/ledger-rows.tsx";
import { Section } from "#design-system/section.tsx";
import { SectionHeading } from "#design-system/section-heading.tsx";

export function Approach() {
  const { eyebrow, heading, items } = aboutPage.approach;
  return (
    <Section surface="sheet" labelledBy="approach">
      <SectionHeading id="approach" eyebrow={eyebrow} title={heading} />
      <div className="mt-10">
        <LedgerRows items={items} />
      </div>
    </Section>
  );
}

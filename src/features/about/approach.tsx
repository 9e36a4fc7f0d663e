import { aboutPage } from "#content/about.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

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

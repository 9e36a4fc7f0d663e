import { advisorsPage } from "#content/advisors.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

export function Materials() {
  const { eyebrow, heading, items } = advisorsPage.materials;
  return (
    <Section surface="sheet" id="materials" labelledBy="materials-title">
      <SectionHeading id="materials-title" eyebrow={eyebrow} title={heading} />
      <div className="mt-10">
        <LedgerRows
          items={items.map(({ format, ...item }) => ({
            ...item,
            tag: { tone: "neutral", label: format },
          }))}
        />
      </div>
    </Section>
  );
}

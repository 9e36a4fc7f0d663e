import { advisorsPage } from "#content/advisors.ts";
import { LedgerRows } from "#design-system/ledger-rows.tsx";
import { Section } from "#design-system/section.tsx";
import { SectionHeading } from "#design-system/section-heading.tsx";

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

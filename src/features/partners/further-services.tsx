import type { bloomfieldCfo } from "#content/partners/bloomfield-cfo.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

export function FurtherServices({ words }: { words: typeof bloomfieldCfo.furtherServices }) {
  return (
    <Section labelledBy="further-services">
      <SectionHeading id="further-services" eyebrow={words.eyebrow} title={words.heading} />
      <div className="mt-10">
        <LedgerRows
          reveal
          items={words.services.map(({ title, description, applicability, tone, action }) => ({
            title,
            description,
            tag: { tone, label: applicability },
            action,
          }))}
        />
      </div>
    </Section>
  );
}

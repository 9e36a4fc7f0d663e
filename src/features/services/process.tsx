import type { ServiceContent } from "#content/services/service.ts";
import { LedgerRows } from "#design-system/ledger-rows.tsx";
import { Section } from "#design-system/section.tsx";
import { SectionHeading } from "#design-system/section-heading.tsx";

export function Process({ service, title }: { service: ServiceContent; title: string }) {
  return (
    <Section surface="sheet" labelledBy="process">
      <SectionHeading id="process" eyebrow="Process" title={title} />
      <div className="mt-10">
        <LedgerRows items={service.process} />
      </div>
    </Section>
  );
}

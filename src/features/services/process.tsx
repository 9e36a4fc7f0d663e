import type { ServiceContent } from "#content/services/service.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

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

import { servicesWithPages } from "#content/services/all-services.ts";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

/** One row a service: name and audience, what it is, what it gives, where to read on. */
export function ServicesList({ level = 2 }: { level?: 2 | 3 }) {
  return (
    <LedgerRows
      level={level}
      items={servicesWithPages.map((service) => ({
        title: service.shortTitle ?? service.title,
        description: service.teaser,
        tag: { tone: service.tone, label: service.category },
        detail: (
          <p className="text-sm">
            <b className="font-semibold text-ink">Key benefit.</b> {service.keyBenefit}
          </p>
        ),
        action: { label: "Learn More", href: `/services/${service.id}` },
      }))}
    />
  );
}

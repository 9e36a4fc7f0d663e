import type { ServiceContent } from "#content/services/service.ts";
import { servicePage } from "#content/services-page.ts";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

export function Benefits({ service }: { service: ServiceContent }) {
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" eyebrow="Benefits" title={servicePage.benefits} />
      <ul className="mt-10 grid gap-x-12 border-t border-line md:grid-cols-2">
        {service.benefits.map((benefit) => (
          <Reveal as="li" key={benefit} className="border-b border-dashed border-line-strong py-5">
            {benefit}
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

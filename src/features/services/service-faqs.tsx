import type { ServiceContent } from "#content/services/service.ts";
import { servicePage } from "#content/services-page.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Faq } from "#design-system/reading/faq.tsx";

export function ServiceFaqs({ service }: { service: ServiceContent }) {
  return (
    <Section labelledBy="questions">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="questions" eyebrow="FAQ" title={servicePage.faqs} />
        <Faq items={service.faqs} />
      </div>
    </Section>
  );
}

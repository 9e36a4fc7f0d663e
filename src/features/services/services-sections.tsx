import { servicesPage } from "#content/pages/services.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import { businessDeductions } from "#content/services/business-deductions.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";

export function ServicesHero() {
  return (
    <PageTop trail={[{ label: "Services" }]} words={servicesPage} className="pb-16 md:pb-20" />
  );
}

export function Approach() {
  return (
    <TitledSection surface="dark" headingId="approach" words={servicesPage.approach}>
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        {servicesPage.approach.boxes.map((box) => (
          <div key={box.title} className="rounded-sheet border border-line-strong p-7">
            <h3>{box.title}</h3>
            <p className="mt-3 text-ink-2">{box.text}</p>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}

/** This service's address leads to the list, so the list must explain it. */
function WithoutPage() {
  const { title, teaser } = businessDeductions;
  return (
    <div className="mt-10 grid gap-3 md:grid-cols-2 md:gap-8">
      <h2 className="text-xl">{title}</h2>
      <div>
        <p className="text-ink-2">{teaser}</p>
        {servicesPage.withoutPage.map(({ label, href }) => (
          <p key={href} className="mt-3">
            <TextLink standalone href={href}>
              {label}
            </TextLink>
          </p>
        ))}
      </div>
    </div>
  );
}

export function ServicesList() {
  return (
    <Section surface="sheet">
      <LedgerRows
        level={2}
        items={servicesWithPages.map((service) => ({
          title: service.title,
          description: service.teaser,
          tag: { tone: service.tone, label: service.category },
          detail: (
            <p className="text-sm">
              <b className="font-semibold text-ink">
                {service.benefitsHeading ?? servicesPage.keyBenefit}.
              </b>{" "}
              {service.keyBenefit}
            </p>
          ),
          action: { label: "Learn More", href: `/services/${service.id}` },
        }))}
      />
      <WithoutPage />
    </Section>
  );
}

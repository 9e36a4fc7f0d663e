import { servicesPage } from "#content/services-page.ts";
import { Section } from "#design-system/layout/section.tsx";
import { ServicesList } from "#features/services/services-list.tsx";
import { Approach, ServicesClosing, ServicesHero } from "#features/services/services-sections.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

export const page: PageDescription = {
  title: servicesPage.title,
  description: servicesPage.metaDescription,
  path: "/services",
  picture: { eyebrow: "Services" },
  structuredData: [breadcrumbData({ label: "Services", href: "/services" })],
};

export const meta = () => pageMetadata(page);

export default function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <Approach />
      <Section surface="sheet">
        <ServicesList />
      </Section>
      <ServicesClosing />
    </>
  );
}

import { servicesPage } from "#content/pages/services.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { Approach, ServicesHero, ServicesList } from "#features/services/services-sections.tsx";
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
      <ServicesList />
      <ClosingCall surface="paper" words={servicesPage.closing} />
    </>
  );
}

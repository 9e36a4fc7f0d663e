import { servicesPage } from "#content/pages/services.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { Approach, ServicesHero, ServicesList } from "#features/services/services-sections.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

export const page = describePage({ ...servicesPage, breadcrumb: "Services" }, "/services", {
  picture: { eyebrow: "Services" },
});

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

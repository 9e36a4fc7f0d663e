import { servicesWithPages } from "#content/services/all-services.ts";
import type { ServiceContent } from "#content/services/service.ts";
import { exampleSlip } from "#features/services/example-slips.ts";
import {
  BondsLayout,
  CharitableLayout,
  RdCreditsLayout,
} from "#features/services/service-layouts.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData, faqData, serviceData } from "#site-shell/structured-data.ts";
import type { Route } from "./+types/service.ts";

export function loader({ params }: Route.LoaderArgs) {
  const service = servicesWithPages.find(({ id }) => id === params.serviceId);
  if (!service) throw new Response(null, { status: 404, statusText: "Not Found" });
  return service;
}

export function describeService(service: ServiceContent): PageDescription {
  const path = `/services/${service.id}`;
  return {
    title: service.title,
    description: service.metaDescription,
    keywords: service.keywords,
    path,
    picture: { eyebrow: "Services", tone: service.tone, slip: exampleSlip(service.id) },
    structuredData: [
      serviceData({ name: service.title, description: service.description, path }),
      faqData(service.faqs),
      breadcrumbData(
        { label: "Services", href: "/services" },
        { label: service.title, href: path },
      ),
    ],
  };
}

export const meta = ({ loaderData: service }: Route.MetaArgs) =>
  service ? pageMetadata(describeService(service)) : [];

export default function ServicePage({ loaderData: service }: Route.ComponentProps) {
  switch (service.id) {
    case "convertible-trust-bonds":
      return <BondsLayout service={service} />;
    case "charitable-benefit-tax":
      return <CharitableLayout service={service} />;
    default:
      return <RdCreditsLayout service={service} />;
  }
}

import { servicesWithPages } from "#content/services/all-services.ts";
import type { ServiceContent } from "#content/services/service.ts";
import { servicePage } from "#content/services-page.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { BondExampleFigures } from "#features/services/bond-example.tsx";
import { CharitableExampleFigures } from "#features/services/charitable-example.tsx";
import { exampleSlip } from "#features/services/example-slips.ts";
import {
  ApproachAndGuidance,
  DownloadCard,
  TimeCommitmentBanner,
  WhyChooseUs,
} from "#features/services/rd-sections.tsx";
import {
  Benefits,
  Overview,
  Process,
  ServiceFaqs,
  ServiceHeader,
  ServiceQuestions,
} from "#features/services/service-sections.tsx";
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
  return (
    <>
      <ServiceHeader service={service} />
      <ServiceSections service={service} />
      <ServiceFaqs service={service} />
      <ClosingCall words={servicePage.closing} />
    </>
  );
}

function ServiceSections({ service }: { service: ServiceContent }) {
  switch (service.id) {
    case "convertible-trust-bonds":
      return (
        <>
          <Overview service={service} title={servicePage.howItWorks}>
            <BondExampleFigures />
          </Overview>
          <Benefits service={service} />
          <ServiceQuestions service={service} topic="bonds" />
          <Process service={service} title={servicePage.process} />
        </>
      );
    case "charitable-benefit-tax":
      return (
        <>
          <Overview service={service} title={servicePage.howItWorks}>
            <CharitableExampleFigures />
          </Overview>
          <Benefits service={service} />
          <ServiceQuestions service={service} topic="charitable" />
          <Process service={service} title={servicePage.process} />
        </>
      );
    default:
      return (
        <>
          <Overview service={service} title={servicePage.overview} />
          <Benefits service={service} />
          <TimeCommitmentBanner />
          <Process service={service} title={servicePage.doctorFriendlyProcess} />
          <DownloadCard />
          <WhyChooseUs />
          <ApproachAndGuidance />
        </>
      );
  }
}

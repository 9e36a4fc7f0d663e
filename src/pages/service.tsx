import type { ReactNode } from "react";
import { feesLink, feeWords } from "#content/fees.ts";
import { servicePage } from "#content/pages/services.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import type { ServiceContent } from "#content/services/service.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import openWhenWide from "#design-system/reading/browser/open-when-wide.ts?script";
import { readArticles } from "#features/articles/article-library.server.ts";
import { ArticleLinks } from "#features/articles/listing/article-links.tsx";
import { BondExampleFigures } from "#features/services/bond-example.tsx";
import { CharitableExampleFigures } from "#features/services/charitable-example.tsx";
import { exampleSlip } from "#features/services/example-slips.ts";
import {
  ApproachAndGuidance,
  DownloadCard,
  rdContents,
  TimeCommitmentBanner,
  WhyChooseUs,
} from "#features/services/rd-sections.tsx";
import { WhatIsLeft } from "#features/services/rd-what-is-left.tsx";
import {
  Benefits,
  closingFor,
  Overview,
  Process,
  ServiceFaqs,
  ServiceHeader,
  ServiceQuestions,
} from "#features/services/service-sections.tsx";
import { SpecialtyIndex } from "#features/specialties/specialty-links.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { faqData, serviceData } from "#site-shell/structured-data.ts";
import type { Route } from "./+types/service.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const service = servicesWithPages.find(({ id }) => id === params.serviceId);
  if (!service) throw new Response(null, { status: 404, statusText: "Not Found" });
  const articles = await readArticles();
  const reading = articles
    .filter(({ id }) => service.reading?.includes(id))
    .map(({ id, title, href, excerpt, category, picture }) => ({
      id,
      title,
      href,
      excerpt,
      category,
      picture,
    }));
  return { service, reading };
}

export function describeService(service: ServiceContent): PageDescription {
  const path = `/services/${service.id}`;
  return {
    title: service.title,
    description: service.metaDescription,
    keywords: service.keywords,
    path,
    picture: { eyebrow: "Services", tone: service.tone, slip: exampleSlip(service.id) },
    trail: [{ label: "Services", href: "/services" }, { label: service.title }],
    structuredData: [
      serviceData({ name: service.title, description: service.description, path }),
      faqData(service.faqs),
    ],
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMetadata(describeService(loaderData.service)) : [];

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, reading } = loaderData;
  return (
    <>
      <ServiceSections service={service}>
        <ArticleLinks heading={servicePage.reading} articles={reading} />
      </ServiceSections>
      <ClosingCall words={closingFor(service)} />
      <script type="module" src={openWhenWide} />
    </>
  );
}

function ServiceSections({ service, children }: { service: ServiceContent; children: ReactNode }) {
  switch (service.id) {
    case "convertible-trust-bonds":
      return (
        <>
          <ServiceHeader service={service} />
          <Overview service={service} title={servicePage.howItWorks}>
            <BondExampleFigures />
          </Overview>
          <Benefits service={service} />
          <ServiceQuestions service={service} topics={["bonds"]} />
          <Process service={service} title={servicePage.process} />
          {children}
          <ServiceFaqs service={service} />
        </>
      );
    case "charitable-benefit-tax":
      return (
        <>
          <ServiceHeader service={service} />
          <Overview service={service} title={servicePage.howItWorks}>
            <CharitableExampleFigures />
          </Overview>
          <Benefits service={service} />
          <ServiceQuestions service={service} topics={["charitable", "charitable-service"]} />
          <Process service={service} title={servicePage.process} />
          {children}
          <ServiceFaqs service={service} />
        </>
      );
    default:
      return (
        <>
          <ServiceHeader
            service={service}
            fee={{ text: feeWords.inShort, link: feesLink }}
            sections={rdContents}
          />
          <Overview service={service} title={servicePage.overview} />
          <ServiceFaqs service={service} />
          <Benefits service={service} />
          <TimeCommitmentBanner />
          <Process service={service} title={servicePage.doctorFriendlyProcess} folded />
          <SpecialtyIndex />
          <WhatIsLeft />
          <ApproachAndGuidance />
          <WhyChooseUs />
          <DownloadCard />
          <ServiceQuestions service={service} topics={["research-credit"]} folded />
          {children}
        </>
      );
  }
}

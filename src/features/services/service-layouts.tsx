import type { ServiceContent } from "#content/services/service.ts";
import { servicePage } from "#content/services-page.ts";
import { Benefits } from "./benefits.tsx";
import { BondExampleFigures } from "./bond-example.tsx";
import { CharitableExampleFigures } from "./charitable-example.tsx";
import { Overview } from "./overview.tsx";
import { Process } from "./process.tsx";
import { QuestionsToAskFirst } from "./questions-to-ask-first.tsx";
import {
  ApproachAndGuidance,
  DownloadCard,
  TimeCommitmentBanner,
  WhyChooseUs,
} from "./rd-sections.tsx";
import { ServiceClosing } from "./service-closing.tsx";
import { ServiceFaqs } from "./service-faqs.tsx";
import { ServiceHeader } from "./service-header.tsx";

interface LayoutProps {
  service: ServiceContent;
}

export function RdCreditsLayout({ service }: LayoutProps) {
  return (
    <>
      <ServiceHeader service={service} />
      <Overview service={service} title={servicePage.overview} />
      <Benefits service={service} />
      <TimeCommitmentBanner />
      <Process service={service} title={servicePage.doctorFriendlyProcess} />
      <DownloadCard />
      <WhyChooseUs />
      <ApproachAndGuidance />
      <ServiceFaqs service={service} />
      <ServiceClosing />
    </>
  );
}

export function BondsLayout({ service }: LayoutProps) {
  return (
    <>
      <ServiceHeader service={service} />
      <Overview service={service} title={servicePage.howItWorks}>
        <BondExampleFigures />
      </Overview>
      <Benefits service={service} />
      <QuestionsToAskFirst service={service} topic="bonds" />
      <Process service={service} title={servicePage.process} />
      <ServiceFaqs service={service} />
      <ServiceClosing />
    </>
  );
}

export function CharitableLayout({ service }: LayoutProps) {
  return (
    <>
      <ServiceHeader service={service} />
      <Overview service={service} title={servicePage.howItWorks}>
        <CharitableExampleFigures />
      </Overview>
      <Benefits service={service} />
      <QuestionsToAskFirst service={service} topic="charitable" />
      <Process service={service} title={servicePage.process} />
      <ServiceFaqs service={service} />
      <ServiceClosing />
    </>
  );
}

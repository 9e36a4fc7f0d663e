import { bloomfieldCfo } from "#content/partners/bloomfield-cfo.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { ClientStories, FurtherServices } from "#features/partners/bloomfield-sections.tsx";
import { CharitableStrategies, FeaturedProgram } from "#features/partners/charitable-sections.tsx";
import { limitsSlip } from "#features/partners/hero-pictures.tsx";
import { CallToAction, PartnerContact } from "#features/partners/partner-contact.tsx";
import {
  Benefits,
  EstimateSection,
  OnTopic,
  PartnerHero,
  PartnerQuestions,
  WhySelected,
} from "#features/partners/partner-sections.tsx";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

const slip = limitsSlip(bloomfieldCfo.limitsSlip);

export const page: PageDescription = {
  title: bloomfieldCfo.collaboration,
  description: bloomfieldCfo.metaDescription,
  path: "/bloomfield-cfo",
  picture: { slip },
  structuredData: [breadcrumbData({ label: bloomfieldCfo.collaboration, href: "/bloomfield-cfo" })],
};

export const meta = () => pageMetadata(page);

export default function BloomfieldCfoPage() {
  return (
    <>
      <PartnerHero partner={bloomfieldCfo} picture={<Slip {...slip} />} />
      <Benefits partner={bloomfieldCfo} layout="rows" surface="sheet" />
      <OnTopic of={bloomfieldCfo} topic="charitable">
        <CharitableStrategies words={bloomfieldCfo.strategies} />
        <FeaturedProgram words={bloomfieldCfo.program} surface="sheet" />
      </OnTopic>
      <FurtherServices words={bloomfieldCfo.furtherServices} topics={bloomfieldCfo.topics} />
      <EstimateSection partner={bloomfieldCfo}>
        <Island name="rd-calculator" props={{ variant: "full", sourcePage: "/bloomfield-cfo" }} />
      </EstimateSection>
      <PartnerQuestions partner={bloomfieldCfo} surface="dark" />
      <WhySelected partner={bloomfieldCfo} layout="columns" />
      <ClientStories words={bloomfieldCfo.clientStories} />
      <CallToAction partner={bloomfieldCfo} />
      <PartnerContact partner={bloomfieldCfo} />
    </>
  );
}

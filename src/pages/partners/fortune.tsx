import { fortune } from "#content/partners/fortune.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { ExamplesCalculatorSection } from "#features/examples-calculator/examples-calculator-section.tsx";
import { CaliforniaCase } from "#features/partners/california-case.tsx";
import { Initiative, Technology } from "#features/partners/fortune-sections.tsx";
import { CallToAction, PartnerContact } from "#features/partners/partner-contact.tsx";
import {
  Benefits,
  EstimateSection,
  OnTopic,
  PartnerHero,
  PartnerQuestions,
  WhySelected,
} from "#features/partners/partner-sections.tsx";
import { casesSlip } from "#features/partners/stories.ts";
import { SuccessStories } from "#features/partners/success-stories.tsx";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

const slip = casesSlip(fortune.casesSlip);

export const page: PageDescription = {
  title: fortune.collaboration,
  description: fortune.metaDescription,
  path: "/fortune",
  picture: { slip },
  structuredData: [breadcrumbData({ label: fortune.collaboration, href: "/fortune" })],
};

export const meta = () => pageMetadata(page);

export default function FortunePage() {
  return (
    <>
      <PartnerHero partner={fortune} picture={<Slip {...slip} />} />
      <EstimateSection partner={fortune}>
        <Island name="rd-calculator" props={{ variant: "full", sourcePage: "/fortune" }} />
      </EstimateSection>
      <ExamplesCalculatorSection>
        <Island name="examples-calculator" props={{ sourcePage: "/fortune" }} />
      </ExamplesCalculatorSection>
      <Benefits partner={fortune} layout="columns" surface="sheet" />
      <Technology words={fortune.technology} />
      <SuccessStories words={fortune.successStories} layout="sheets" />
      <OnTopic of={fortune} topic="charitable">
        <Initiative words={fortune.initiative}>
          <CaliforniaCase words={fortune.californiaCase} />
        </Initiative>
      </OnTopic>
      <PartnerQuestions partner={fortune} />
      <WhySelected partner={fortune} layout="ledger" surface="sheet" />
      <CallToAction partner={fortune} />
      <PartnerContact partner={fortune} />
    </>
  );
}

import { fortune } from "#content/partners/fortune.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { ExamplesCalculator } from "#features/examples-calculator/examples-calculator.tsx";
import { ExamplesCalculatorSection } from "#features/examples-calculator/examples-calculator-section.tsx";
import { Benefits } from "#features/partners/benefits.tsx";
import { CalculatorSection } from "#features/partners/calculator-section.tsx";
import { CaliforniaCase } from "#features/partners/california-case.tsx";
import { CallToAction } from "#features/partners/call-to-action.tsx";
import { casesSlip } from "#features/partners/cases-slip.ts";
import { Initiative } from "#features/partners/initiative.tsx";
import { PartnerContact } from "#features/partners/partner-contact.tsx";
import { PartnerHero } from "#features/partners/partner-hero.tsx";
import { QuestionsToAskFirst } from "#features/partners/questions-to-ask-first.tsx";
import { SuccessStories } from "#features/partners/success-stories.tsx";
import { Technology } from "#features/partners/technology.tsx";
import { WhySelected } from "#features/partners/why-selected.tsx";
import { RdCalculator } from "#features/rd-calculator/rd-calculator.tsx";
import { Island } from "#site-shell/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

export const handle = { hydrate: true };

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
      <CalculatorSection words={fortune.calculator} surface="sheet">
        <Island
          name="rd-calculator"
          component={RdCalculator}
          props={{ variant: "full", sourcePage: "/fortune", partner: fortune.id }}
        />
      </CalculatorSection>
      <ExamplesCalculatorSection>
        <Island
          name="examples-calculator"
          component={ExamplesCalculator}
          props={{ sourcePage: "/fortune", partner: fortune.id }}
        />
      </ExamplesCalculatorSection>
      <Benefits partner={fortune} layout="columns" surface="sheet" />
      <Technology words={fortune.technology} />
      <SuccessStories words={fortune.successStories} layout="sheets" />
      <Initiative words={fortune.initiative}>
        <CaliforniaCase words={fortune.californiaCase} />
      </Initiative>
      <QuestionsToAskFirst subjects={fortune.questions} />
      <WhySelected partner={fortune} layout="ledger" surface="sheet" />
      <CallToAction partner={fortune} />
      <PartnerContact partner={fortune} />
    </>
  );
}

import { firmTimeZone } from "#content/firm.ts";
import { fortune } from "#content/partners/fortune.ts";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { ExamplesCalculatorSection } from "#features/examples-calculator/examples-calculator-section.tsx";
import { CaliforniaCase } from "#features/partners/california-case.tsx";
import { Initiative, Technology } from "#features/partners/fortune-sections.tsx";
import { CallToAction, PartnerContact } from "#features/partners/partner-contact.tsx";
import {
  Benefits,
  PartnerHero,
  PartnerQuestions,
  WhySelected,
} from "#features/partners/partner-sections.tsx";
import { casesSlip } from "#features/partners/stories.ts";
import { SuccessStories } from "#features/partners/success-stories.tsx";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";
import { today } from "#wording/dates.ts";

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
      <TitledSection surface="sheet" headingId="estimate" words={fortune.calculator}>
        <div className="mt-10">
          <Island
            name="rd-calculator"
            props={{ variant: "full", sourcePage: "/fortune", partner: fortune.id }}
          />
        </div>
      </TitledSection>
      <ExamplesCalculatorSection>
        <Island
          name="examples-calculator"
          props={{ today: today(firmTimeZone), sourcePage: "/fortune", partner: fortune.id }}
        />
      </ExamplesCalculatorSection>
      <Benefits partner={fortune} layout="columns" surface="sheet" />
      <Technology words={fortune.technology} />
      <SuccessStories words={fortune.successStories} layout="sheets" />
      <Initiative words={fortune.initiative}>
        <CaliforniaCase words={fortune.californiaCase} />
      </Initiative>
      <PartnerQuestions subjects={fortune.questions} />
      <WhySelected partner={fortune} layout="ledger" surface="sheet" />
      <CallToAction partner={fortune} />
      <PartnerContact partner={fortune} />
    </>
  );
}

import { limitedCalculators } from "#content/calculators/embed.ts";
import { drilldownSolutions } from "#content/partners/drilldown-solutions.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { ActivityGroups } from "#features/partners/activity-groups.tsx";
import { CharitableStrategies, FeaturedProgram } from "#features/partners/charitable-sections.tsx";
import { CallToAction, PartnerContact } from "#features/partners/partner-contact.tsx";
import {
  Benefits,
  EstimateSection,
  OnTopic,
  PartnerHero,
  PartnerQuestions,
  WhySelected,
} from "#features/partners/partner-sections.tsx";
import { SuccessStories } from "#features/partners/success-stories.tsx";
import { estimateSlip } from "#features/services/example-slips.ts";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

const slip = estimateSlip(drilldownSolutions.estimateSlip);

export const page: PageDescription = {
  title: drilldownSolutions.collaboration,
  description: drilldownSolutions.metaDescription,
  path: "/drilldown-solutions",
  picture: { slip },
  structuredData: [
    breadcrumbData({ label: drilldownSolutions.collaboration, href: "/drilldown-solutions" }),
  ],
};

export const meta = () => pageMetadata(page);

export default function DrilldownSolutionsPage() {
  return (
    <>
      <PartnerHero partner={drilldownSolutions} picture={<Slip {...slip} />} />
      <EstimateSection partner={drilldownSolutions}>
        <Island
          name="rd-calculator"
          props={{
            variant: "full",
            practiceTypeIds: limitedCalculators["/drilldown-solutions"],
            sourcePage: "/drilldown-solutions",
          }}
        />
      </EstimateSection>
      <Benefits partner={drilldownSolutions} layout="quadrants" />
      <ActivityGroups words={drilldownSolutions.activities} layout="chart" surface="sheet" />
      <SuccessStories words={drilldownSolutions.successStories} layout="columns" />
      <OnTopic of={drilldownSolutions} topic="charitable">
        <CharitableStrategies words={drilldownSolutions.strategies} surface="sheet" />
        <FeaturedProgram words={drilldownSolutions.program} />
      </OnTopic>
      <PartnerQuestions partner={drilldownSolutions} surface="sheet" />
      <WhySelected partner={drilldownSolutions} layout="beside" />
      <CallToAction partner={drilldownSolutions} />
      <PartnerContact partner={drilldownSolutions} />
    </>
  );
}

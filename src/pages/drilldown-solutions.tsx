import { drilldownSolutions } from "#content/partners/drilldown-solutions.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { ActivityGroups } from "#features/partners/activity-groups.tsx";
import { Benefits } from "#features/partners/benefits.tsx";
import { CallToAction } from "#features/partners/call-to-action.tsx";
import { CharitableStrategies } from "#features/partners/charitable-strategies.tsx";
import { FeaturedProgram } from "#features/partners/featured-program.tsx";
import { PartnerContact } from "#features/partners/partner-contact.tsx";
import { PartnerHero } from "#features/partners/partner-hero.tsx";
import { QuestionsToAskFirst } from "#features/partners/questions-to-ask-first.tsx";
import { SuccessStories } from "#features/partners/success-stories.tsx";
import { WhySelected } from "#features/partners/why-selected.tsx";
import { estimateSlip } from "#features/services/example-slips.ts";
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
      <Benefits partner={drilldownSolutions} layout="quadrants" surface="dark" />
      <ActivityGroups words={drilldownSolutions.activities} layout="chart" surface="sheet" />
      <SuccessStories words={drilldownSolutions.successStories} layout="columns" />
      <CharitableStrategies words={drilldownSolutions.strategies} surface="sheet" />
      <FeaturedProgram words={drilldownSolutions.program} />
      <QuestionsToAskFirst subjects={drilldownSolutions.questions} surface="sheet" />
      <WhySelected partner={drilldownSolutions} layout="beside" />
      <CallToAction partner={drilldownSolutions} />
      <PartnerContact partner={drilldownSolutions} />
    </>
  );
}

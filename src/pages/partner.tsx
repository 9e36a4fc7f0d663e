import { Fragment, type ReactNode } from "react";
import { type MetaArgs, useLocation } from "react-router";
import { limitedCalculators } from "#content/calculators/embed.ts";
import { partners } from "#content/partners/all-partners.ts";
import type { bloomfieldCfo } from "#content/partners/bloomfield-cfo.ts";
import type { drilldownSolutions } from "#content/partners/drilldown-solutions.ts";
import type { fortune } from "#content/partners/fortune.ts";
import type { PartnerPage, PartnerSection } from "#content/partners/partner.ts";
import type { wealthfd } from "#content/partners/wealthfd.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { ExamplesCalculatorSection } from "#features/examples-calculator/examples-calculator-section.tsx";
import { ActivityGroups } from "#features/partners/activity-groups.tsx";
import { ClientStories, FurtherServices } from "#features/partners/bloomfield-sections.tsx";
import { CaliforniaCase } from "#features/partners/california-case.tsx";
import { CharitableStrategies, FeaturedProgram } from "#features/partners/charitable-sections.tsx";
import { Initiative, Technology } from "#features/partners/fortune-sections.tsx";
import { limitsSlip, StateCreditMap } from "#features/partners/hero-pictures.tsx";
import { CallToAction, PartnerContact } from "#features/partners/partner-contact.tsx";
import {
  Benefits,
  EstimateSection,
  PartnerHero,
  PartnerQuestions,
  WhySelected,
} from "#features/partners/partner-sections.tsx";
import { casesSlip, storyRows } from "#features/partners/stories.ts";
import { StoryLedger, SuccessStories } from "#features/partners/success-stories.tsx";
import { estimateSlip, sampleEstimateSlip } from "#features/services/example-slips.ts";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";

/** The words of every kind of section. A partner has those of the sections that it lists. */
type AllWords = Required<PartnerPage> &
  Pick<typeof fortune, "casesSlip" | "technology" | "initiative" | "californiaCase"> &
  Pick<typeof bloomfieldCfo, "limitsSlip" | "furtherServices" | "clientStories"> &
  Pick<typeof drilldownSolutions, "estimateSlip"> &
  Pick<typeof wealthfd, "stateMap" | "storyBars">;

const sectionOf: Record<
  PartnerSection["kind"],
  (partner: AllWords, look: Pick<PartnerSection, "layout" | "surface">) => ReactNode
> = {
  calculator: ({ id, calculator }) => (
    <EstimateSection words={calculator}>
      <Island
        name="rd-calculator"
        props={{
          variant: "full",
          practiceTypeIds: limitedCalculators[`/${id}`],
          sourcePage: `/${id}`,
        }}
      />
    </EstimateSection>
  ),
  examplesCalculator: ({ id }) => (
    <ExamplesCalculatorSection>
      <Island name="examples-calculator" props={{ sourcePage: `/${id}` }} />
    </ExamplesCalculatorSection>
  ),
  benefits: ({ benefits }, look) => <Benefits words={benefits} {...look} />,
  activities: ({ activities }, look) => <ActivityGroups words={activities} {...look} />,
  technology: ({ technology }) => <Technology words={technology} />,
  successStories: ({ successStories }, look) => <SuccessStories words={successStories} {...look} />,
  storyLedger: ({ successStories, storyBars }) => (
    <StoryLedger words={successStories} bars={storyBars} />
  ),
  strategies: ({ strategies }, look) => <CharitableStrategies words={strategies} {...look} />,
  program: ({ program }, look) => <FeaturedProgram words={program} {...look} />,
  initiative: ({ initiative, californiaCase }) => (
    <Initiative words={initiative}>
      <CaliforniaCase words={californiaCase} />
    </Initiative>
  ),
  furtherServices: ({ furtherServices, topics }) => (
    <FurtherServices words={furtherServices} topics={topics} />
  ),
  questions: ({ questions, topics }, look) => (
    <PartnerQuestions words={questions} topics={topics} {...look} />
  ),
  whySelected: ({ whySelected }, look) => <WhySelected words={whySelected} {...look} />,
  clientStories: ({ clientStories }) => <ClientStories words={clientStories} />,
};

/** What the sharing picture shows. The map of states is too fine for it. */
function slipOf(partner: AllWords) {
  switch (partner.picture as PartnerPage["picture"]) {
    case "casesSlip":
      return casesSlip(partner.casesSlip);
    case "limitsSlip":
      return limitsSlip(partner.limitsSlip);
    case "estimateSlip":
      return estimateSlip(partner.estimateSlip);
    case "stateMap":
      return { rows: storyRows(partner.successStories) };
    default:
      return sampleEstimateSlip();
  }
}

export function describePartner(partner: PartnerPage): PageDescription {
  const { id, collaboration, metaDescription } = partner;
  return {
    title: collaboration,
    description: metaDescription,
    path: `/${id}`,
    picture: { slip: slipOf(partner as AllWords) },
    trail: [{ label: collaboration }],
  };
}

export const meta = ({ location }: MetaArgs) =>
  pageMetadata(describePartner(partnerAt(location.pathname)));

export default function PartnerRoute() {
  return <PartnerSections page={partnerAt(useLocation().pathname)} />;
}

export function PartnerSections({ page }: { page: PartnerPage }) {
  const partner = page as AllWords;
  const slip = slipOf(partner);
  return (
    <>
      <PartnerHero
        partner={partner}
        picture={"title" in slip ? <Slip {...slip} /> : <StateCreditMap {...partner.stateMap} />}
      />
      {partner.sections
        .filter(({ topic = "rd-credit" }) => partner.topics.includes(topic))
        .map(({ kind, topic: _, ...look }) => (
          <Fragment key={kind}>{sectionOf[kind](partner, look)}</Fragment>
        ))}
      <CallToAction partner={partner} />
      <PartnerContact partner={partner} />
    </>
  );
}

function partnerAt(pathname: string): PartnerPage {
  const partner = partners.find(({ id }) => `/${id}` === pathname.replace(/\/$/, ""));
  if (!partner) throw new Error(`No partner has the address ${pathname}`);
  return partner;
}

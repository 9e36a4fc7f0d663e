import { wealthfd } from "#content/partners/wealthfd.ts";
import { ActivityGroups } from "#features/partners/activity-groups.tsx";
import { Benefits } from "#features/partners/benefits.tsx";
import { CalculatorSection } from "#features/partners/calculator-section.tsx";
import { CallToAction } from "#features/partners/call-to-action.tsx";
import { PartnerContact } from "#features/partners/partner-contact.tsx";
import { PartnerHero } from "#features/partners/partner-hero.tsx";
import { StateCreditMap } from "#features/partners/state-credit-map.tsx";
import { StoryLedger, storyRows } from "#features/partners/story-ledger.tsx";
import { WhySelected } from "#features/partners/why-selected.tsx";
import { RdCalculator } from "#features/rd-calculator/rd-calculator.tsx";
import { Island } from "#site-shell/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

export const handle = { hydrate: true };

export const page: PageDescription = {
  title: wealthfd.collaboration,
  description: wealthfd.metaDescription,
  path: "/wealthfd",
  picture: { slip: { rows: storyRows(wealthfd.successStories) } },
  structuredData: [breadcrumbData({ label: wealthfd.collaboration, href: "/wealthfd" })],
};

export const meta = () => pageMetadata(page);

export default function WealthfdPage() {
  return (
    <>
      <PartnerHero partner={wealthfd} picture={<StateCreditMap words={wealthfd.stateMap} />} />
      <CalculatorSection words={wealthfd.calculator} surface="sheet">
        <Island
          name="rd-calculator"
          component={RdCalculator}
          props={{
            variant: "full",
            practiceTypeIds: ["dentistry"],
            sourcePage: "/wealthfd",
            partner: wealthfd.id,
          }}
        />
      </CalculatorSection>
      <Benefits partner={wealthfd} layout="columns" surface="dark" />
      <ActivityGroups words={wealthfd.activities} layout="rows" />
      <StoryLedger words={wealthfd.successStories} bars={wealthfd.storyBars} />
      <WhySelected partner={wealthfd} layout="columns" />
      <CallToAction partner={wealthfd} />
      <PartnerContact partner={wealthfd} />
    </>
  );
}

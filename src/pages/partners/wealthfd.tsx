import { limitedCalculators } from "#content/calculators/embed.ts";
import { wealthfd } from "#content/partners/wealthfd.ts";
import { ActivityGroups } from "#features/partners/activity-groups.tsx";
import { StateCreditMap } from "#features/partners/hero-pictures.tsx";
import { CallToAction, PartnerContact } from "#features/partners/partner-contact.tsx";
import {
  Benefits,
  EstimateSection,
  PartnerHero,
  WhySelected,
} from "#features/partners/partner-sections.tsx";
import { storyRows } from "#features/partners/stories.ts";
import { StoryLedger } from "#features/partners/success-stories.tsx";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

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
      <PartnerHero partner={wealthfd} picture={<StateCreditMap {...wealthfd.stateMap} />} />
      <EstimateSection partner={wealthfd}>
        <Island
          name="rd-calculator"
          props={{
            variant: "full",
            practiceTypeIds: limitedCalculators["/wealthfd"],
            sourcePage: "/wealthfd",
          }}
        />
      </EstimateSection>
      <Benefits partner={wealthfd} layout="columns" surface="dark" />
      <ActivityGroups words={wealthfd.activities} layout="rows" />
      <StoryLedger words={wealthfd.successStories} bars={wealthfd.storyBars} />
      <WhySelected partner={wealthfd} layout="columns" />
      <CallToAction partner={wealthfd} />
      <PartnerContact partner={wealthfd} />
    </>
  );
}

import { calculatorId } from "#content/navigation.ts";
import { home } from "#content/pages/home.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { HomeCases } from "#features/cases/home-cases/home-cases.tsx";
import { AnnouncementBanner } from "#features/home/announcement-banner.tsx";
import { Hero } from "#features/home/hero.tsx";
import { HeroSlip } from "#features/home/hero-slip.tsx";
import {
  Advantages,
  CharitableHighlight,
  Company,
  Impact,
  Intro,
} from "#features/home/home-sections.tsx";
import { Solutions } from "#features/home/solutions.tsx";
import { Testimonials } from "#features/home/testimonials.tsx";
import { sampleEstimateSlip } from "#features/services/example-slips.ts";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import { organizationData, websiteData } from "#site-shell/structured-data.ts";

const sampleSlip = sampleEstimateSlip();

export const page = describePage(home, "/", {
  trail: [],
  picture: { slip: sampleSlip },
  structuredData: [organizationData(), websiteData()],
});

export const meta = () => pageMetadata(page);

export default function HomePage() {
  return (
    <>
      <AnnouncementBanner />
      <Hero picture={<HeroSlip slip={sampleSlip} />} />
      <Intro />
      <TitledSection headingId="calculator-heading" words={home.calculator}>
        <div id={calculatorId} className="-scroll-mt-6 mt-6 md:mt-10">
          <Island name="rd-calculator" props={{ variant: "full", sourcePage: "/" }} />
        </div>
      </TitledSection>
      <Solutions />
      <HomeCases />
      <CharitableHighlight />
      <Testimonials />
      <Impact />
      <Company />
      <Advantages />
      <ClosingCall surface="paper" words={home.closing} />
    </>
  );
}

import { home } from "#content/home.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { Advantages } from "#features/home/advantages.tsx";
import { AnnouncementBanner } from "#features/home/announcement-banner.tsx";
import { CalculatorSection } from "#features/home/calculator-section.tsx";
import { CharitableHighlight } from "#features/home/charitable-highlight.tsx";
import { Company } from "#features/home/company.tsx";
import { Hero } from "#features/home/hero.tsx";
import { HomeClosing } from "#features/home/home-closing.tsx";
import { Impact } from "#features/home/impact.tsx";
import { Intro } from "#features/home/intro.tsx";
import { Solutions } from "#features/home/solutions.tsx";
import { Testimonials } from "#features/home/testimonials.tsx";
import { HomeCases } from "#features/home-cases/home-cases.tsx";
import { RdCalculator } from "#features/rd-calculator/rd-calculator.tsx";
import { sampleEstimateSlip } from "#features/services/example-slips.ts";
import { Island } from "#site-shell/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { organizationData, websiteData } from "#site-shell/structured-data.ts";

export const handle = { hydrate: true };

const sampleEstimate = sampleEstimateSlip();

export const page: PageDescription = {
  title: home.title,
  description: home.metaDescription,
  path: "/",
  picture: { slip: sampleEstimate },
  structuredData: [organizationData(), websiteData()],
};

export const meta = () => pageMetadata(page);

export default function HomePage() {
  return (
    <>
      <AnnouncementBanner />
      <Hero picture={<Slip {...sampleEstimate} />} />
      <Intro />
      <CalculatorSection>
        <Island
          name="rd-calculator"
          component={RdCalculator}
          props={{ variant: "full", sourcePage: "/" }}
        />
      </CalculatorSection>
      <Solutions />
      <HomeCases />
      <CharitableHighlight />
      <Testimonials />
      <Impact />
      <Company />
      <Advantages />
      <HomeClosing />
    </>
  );
}

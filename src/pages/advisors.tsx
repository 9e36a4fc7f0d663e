import { advisorsPage } from "#content/pages/advisors.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import {
  AdvisorExposure,
  AdvisorsHero,
  AdvisorsIndex,
  EngagementPapers,
  FeeStructure,
  Independence,
  Introduction,
  Materials,
  Onboarding,
  PartnerBenefits,
  PartnerTestimonials,
  Tools,
} from "#features/people/advisors-sections.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

export const page: PageDescription = {
  title: advisorsPage.title,
  description: advisorsPage.metaDescription,
  path: "/advisors",
  picture: { slip: advisorsPage.slip },
  structuredData: [breadcrumbData({ label: advisorsPage.breadcrumb, href: "/advisors" })],
};

export const meta = () => pageMetadata(page);

export default function AdvisorsPage() {
  return (
    <>
      <AdvisorsHero />
      <AdvisorsIndex />
      <Introduction />
      <PartnerBenefits />
      <FeeStructure />
      <AdvisorExposure />
      <Independence />
      <EngagementPapers />
      <Onboarding />
      <Materials />
      <Tools />
      <PartnerTestimonials />
      <ClosingCall words={advisorsPage.closing} />
    </>
  );
}

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
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

export const page = describePage(advisorsPage, "/advisors", {
  picture: { slip: advisorsPage.slip },
});

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

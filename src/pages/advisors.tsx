import { advisorsPage } from "#content/advisors.ts";
import { AdvisorsClosing } from "#features/advisors/advisors-closing.tsx";
import { AdvisorsHero } from "#features/advisors/advisors-hero.tsx";
import { FeeStructure } from "#features/advisors/fee-structure.tsx";
import { Introduction } from "#features/advisors/introduction.tsx";
import { Materials } from "#features/advisors/materials.tsx";
import { Onboarding } from "#features/advisors/onboarding.tsx";
import { PartnerBenefits } from "#features/advisors/partner-benefits.tsx";
import { PartnerTestimonials } from "#features/advisors/partner-testimonials.tsx";
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
      <Introduction />
      <PartnerBenefits />
      <FeeStructure />
      <Onboarding />
      <Materials />
      <PartnerTestimonials />
      <AdvisorsClosing />
    </>
  );
}

import { caseStudiesPage, taxPrescriptions } from "#content/case-studies.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { Anatomy } from "#features/case-studies/anatomy.tsx";
import { CaseStudiesHero } from "#features/case-studies/case-studies-hero.tsx";
import { prescriptionSlip } from "#features/case-studies/prescription-lines.ts";
import { Prescriptions } from "#features/case-studies/prescriptions.tsx";
import { ExamplesCalculatorSection } from "#features/examples-calculator/examples-calculator-section.tsx";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData } from "#site-shell/structured-data.ts";

const [firstCase] = taxPrescriptions;

export const page: PageDescription = {
  title: caseStudiesPage.title,
  description: caseStudiesPage.metaDescription,
  path: "/case-studies",
  picture: {
    eyebrow: caseStudiesPage.breadcrumb,
    slip: firstCase && prescriptionSlip(firstCase),
  },
  structuredData: [breadcrumbData({ label: caseStudiesPage.breadcrumb, href: "/case-studies" })],
};

export const meta = () => pageMetadata(page);

export default function CaseStudiesPage() {
  return (
    <>
      <CaseStudiesHero />
      <Prescriptions />
      <Anatomy />
      <ExamplesCalculatorSection>
        <Island name="examples-calculator" props={{ sourcePage: "/case-studies" }} />
      </ExamplesCalculatorSection>
      <ClosingCall words={caseStudiesPage.closing} />
    </>
  );
}

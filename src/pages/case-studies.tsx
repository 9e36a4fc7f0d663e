import { caseStudies, caseStudiesPage } from "#content/cases/case-studies.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import openWhenWide from "#design-system/reading/browser/open-when-wide.ts?script";
import { Anatomy } from "#features/cases/case-studies/anatomy.tsx";
import { CaseStudies } from "#features/cases/case-studies/case-studies.tsx";
import { CaseStudiesHero } from "#features/cases/case-studies/case-studies-hero.tsx";
import { caseStudySlip } from "#features/cases/case-studies/case-study-lines.ts";
import { ExamplesCalculatorSection } from "#features/examples-calculator/examples-calculator-section.tsx";
import { Island } from "#islands/island.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";

const [firstCase] = caseStudies;

export const page = describePage(caseStudiesPage, "/case-studies", {
  picture: { eyebrow: caseStudiesPage.breadcrumb, slip: firstCase && caseStudySlip(firstCase) },
});

export const meta = () => pageMetadata(page);

export default function CaseStudiesPage() {
  return (
    <>
      <CaseStudiesHero />
      <CaseStudies />
      <Anatomy />
      <ExamplesCalculatorSection>
        <Island name="examples-calculator" props={{ sourcePage: "/case-studies" }} />
      </ExamplesCalculatorSection>
      <ClosingCall words={caseStudiesPage.closing} />
      <script type="module" src={openWhenWide} />
    </>
  );
}

import { caseStudiesPage } from "#content/case-studies.ts";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { PrescriptionIndex } from "./prescription-index.tsx";

export function CaseStudiesHero() {
  const { breadcrumb, eyebrow, heading, lede } = caseStudiesPage;
  return (
    <Wrap className="pt-6 pb-16 md:pt-10 md:pb-22">
      <Breadcrumb items={[{ label: "Home", href: "/" }, { label: breadcrumb }]} />
      <div className="mt-8 grid items-center gap-12 lg:grid-cols-[1.05fr_.95fr] lg:gap-18">
        <SectionHeading level={1} eyebrow={eyebrow} title={heading} lede={lede} />
        <PrescriptionIndex />
      </div>
    </Wrap>
  );
}

import { aboutPage } from "#content/about.ts";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Slip } from "#design-system/slip/slip.tsx";

export function AboutHero() {
  const { breadcrumb, eyebrow, heading, lede, slip } = aboutPage;
  return (
    <Wrap className="pt-6 pb-16 md:pt-10 md:pb-22">
      <Breadcrumb items={[{ label: "Home", href: "/" }, { label: breadcrumb }]} />
      <div className="mt-8 grid items-center gap-12 lg:grid-cols-[1.15fr_.85fr] lg:gap-18">
        <SectionHeading level={1} eyebrow={eyebrow} title={heading} lede={lede} />
        <Slip {...slip} />
      </div>
    </Wrap>
  );
}

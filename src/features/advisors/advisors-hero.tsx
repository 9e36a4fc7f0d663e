import { advisorsPage } from "#content/advisors.ts";
import { firm } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Slip } from "#design-system/slip/slip.tsx";

export function AdvisorsHero() {
  const { breadcrumb, eyebrow, heading, lede, primary, secondary, slip } = advisorsPage;
  return (
    <Wrap className="pt-6 pb-16 md:pt-10 md:pb-22">
      <Breadcrumb items={[{ label: "Home", href: "/" }, { label: breadcrumb }]} />
      <div className="mt-8 grid items-center gap-12 lg:grid-cols-[1.15fr_.85fr] lg:gap-18">
        <div>
          <SectionHeading level={1} eyebrow={eyebrow} title={heading} lede={lede} />
          <p className="mt-8 flex flex-wrap gap-3.5">
            <Button href={firm.links.booking} newTab>
              {primary}
            </Button>
            <Button variant="quiet" href={secondary.href}>
              {secondary.label}
            </Button>
          </p>
        </div>
        <Slip {...slip} />
      </div>
    </Wrap>
  );
}

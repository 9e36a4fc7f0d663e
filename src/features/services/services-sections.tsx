import { disclaimer } from "#content/firm.ts";
import { servicesPage } from "#content/services-page.ts";
import { Button } from "#design-system/actions/button.tsx";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";

export function ServicesHero() {
  return (
    <Wrap className="pt-6 pb-16 md:pt-10 md:pb-20">
      <Breadcrumb items={[{ label: "Home", href: "/" }, { label: "Services" }]} />
      <SectionHeading
        className="mt-8"
        level={1}
        eyebrow={servicesPage.eyebrow}
        title={servicesPage.heading}
        lede={servicesPage.lede}
      />
    </Wrap>
  );
}

export function Approach() {
  const { heading, boxes } = servicesPage.approach;
  return (
    <Section surface="dark" labelledBy="approach">
      <SectionHeading id="approach" eyebrow="Approach" title={heading} />
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        {boxes.map((box) => (
          <div key={box.title} className="rounded-sheet border border-line-strong p-7">
            <h3>{box.title}</h3>
            <p className="mt-3 text-ink-2">{box.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function ServicesClosing() {
  const { heading, text, primary, secondary } = servicesPage.closing;
  return (
    <ClosingCall surface="paper" title={heading} text={text} smallPrint={disclaimer.full}>
      <Button href={primary.href}>{primary.label}</Button>
      <Button variant="quiet" href={secondary.href}>
        {secondary.label}
      </Button>
    </ClosingCall>
  );
}

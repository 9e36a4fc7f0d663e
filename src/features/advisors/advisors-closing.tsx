import { advisorsPage } from "#content/advisors.ts";
import { disclaimer, firm } from "#content/firm.ts";
import { Button } from "#design-system/button.tsx";
import { Section } from "#design-system/section.tsx";
import { SectionHeading } from "#design-system/section-heading.tsx";

export function AdvisorsClosing() {
  const { heading, text, schedule, contact } = advisorsPage.closing;
  return (
    <Section surface="sheet" labelledBy="closing">
      <div className="flex flex-wrap items-end justify-between gap-10">
        <SectionHeading id="closing" title={heading} lede={text} />
        <p className="flex flex-wrap gap-3.5">
          <Button href={firm.links.booking} newTab>
            {schedule}
          </Button>
          <Button variant="quiet" href={contact.href}>
            {contact.label}
          </Button>
        </p>
      </div>
      <p className="mt-12 border-t border-line pt-5 text-sm text-ink-3">{disclaimer.full}</p>
    </Section>
  );
}

import { firm } from "#content/firm.ts";
import type { Partner } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { StatTile } from "#design-system/reading/stat-tile.tsx";
import { contactAddress } from "./contact-address.ts";

export function CallToAction({ partner }: { partner: Partner }) {
  const { heading, text, stats, note } = partner.callToAction;
  return (
    <Section surface="dark" labelledBy="call-to-action">
      <div className="flex flex-wrap items-end justify-between gap-10">
        <SectionHeading id="call-to-action" title={heading} lede={text} />
        <p className="flex flex-wrap gap-3.5">
          <Button href={firm.links.booking} newTab>
            {partnerPage.schedule}
          </Button>
          <Button variant="quiet" href={contactAddress(partner)}>
            {partnerPage.contact}
          </Button>
        </p>
      </div>
      <div className="mt-14 grid gap-10 sm:grid-cols-3">
        {stats.map((stat) => (
          <StatTile key={stat.label} tone="green" countUp {...stat} />
        ))}
      </div>
      <p className="mt-8 text-sm text-ink-3">{note}</p>
    </Section>
  );
}

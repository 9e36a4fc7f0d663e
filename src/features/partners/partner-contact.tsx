import type { ReactNode } from "react";
import { contactAddress } from "#browser/attribution.ts";
import { firm } from "#content/firm.ts";
import { contactOurTeam, scheduleConsultation } from "#content/navigation.ts";
import type { Partner, StaffContact } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { portraits } from "#content/people/portraits.ts";
import { ButtonRow } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import { contentPicture } from "#design-system/pictures/content-pictures.ts";
import { Portrait } from "#design-system/pictures/portrait.tsx";
import { StatTile } from "#design-system/reading/stat.tsx";
import { bookingAddress } from "#wording/booking-address.ts";
import { fillIn, mailtoAddress } from "#wording/fill-in.ts";

const labels = partnerPage.contactLabels;

export function actionsFor(partner: Partner) {
  return [
    { ...scheduleConsultation, href: bookingAddress(firm.links, { partner: partner.id }) },
    { ...contactOurTeam, href: contactAddress({ partner: partner.id }) },
  ];
}

export function CallToAction({ partner }: { partner: Partner }) {
  const { heading, text, stats, note } = partner.callToAction;
  return (
    <Section surface="dark" labelledBy="call-to-action">
      <div className="flex flex-wrap items-end justify-between gap-10">
        <SectionHeading id="call-to-action" title={heading} lede={text} />
        <ButtonRow actions={actionsFor(partner)} />
      </div>
      <div className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 sm:gap-10">
        {stats.map((stat) => (
          <StatTile key={stat.label} countsUp {...stat} />
        ))}
      </div>
      <p className="mt-8 text-sm text-ink-3">{note}</p>
    </Section>
  );
}

/** The mail and form links name the partner, so that a message shows where it came from. */
export function PartnerContact({ partner }: { partner: Partner }) {
  const { heading, text, independence, person } = partner.contact;
  const subject = `?subject=${encodeURIComponent(partner.collaboration)}`;
  const { street, city, stateName, zip } = firm.address;
  return (
    <Section labelledBy="contact">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-18">
        <div>
          <SectionHeading id="contact" title={heading} lede={text} />
          <p className="mt-8 max-w-[36em] text-sm text-ink-3">{independence}</p>
        </div>
        <dl className="contact-lines">
          {person ? (
            <Line label={labels.person}>
              <PersonLine person={person} subject={subject} />
            </Line>
          ) : null}
          <Line label={labels.phone}>
            <TextLink href={firm.phone.href}>{firm.phone.display}</TextLink>
          </Line>
          <Line label={labels.email}>
            <TextLink href={mailtoAddress(firm.email) + subject}>{firm.email}</TextLink>
          </Line>
          <Line label={labels.address}>
            <address className="not-italic">
              {firm.legalName}
              <br />
              {street}
              <br />
              {city}, {stateName} {zip}
            </address>
          </Line>
          <Line label={labels.form}>
            <TextLink href={contactAddress({ partner: partner.id })}>{labels.formLink}</TextLink>
          </Line>
          <Line label={fillIn(labels.embed, { name: partner.name })}>
            <TextLink href={`/advisors/embed?partner=${partner.id}`}>{labels.embedLink}</TextLink>
          </Line>
        </dl>
      </div>
    </Section>
  );
}

/** With a portrait if there is one. A monogram would add nothing to the name. */
function PersonLine({ person, subject }: { person: StaffContact; subject: string }) {
  const portrait = contentPicture(portraits[person.name], "portrait");
  return (
    <div className="flex items-center gap-4">
      {portrait ? <Portrait name={person.name} picture={portrait} size={64} /> : null}
      <p>
        <TextLink href={mailtoAddress(person.email) + subject}>{person.name}</TextLink>
        <br />
        {person.role}
      </p>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { ReactNode } from "react";
import { firm } from "#content/firm.ts";
import { officeHours } from "#content/office-hours.ts";
import { contactPage } from "#content/pages/contact.ts";
import { team } from "#content/people/team.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import frameScriptUrl from "./browser/frames-on-request.ts?script";
import "./contact.css";
import { bookingAddress } from "#wording/booking-address.ts";
import { mailtoAddress } from "#wording/fill-in.ts";

export function ContactHero() {
  return <PageTop trail={[{ label: contactPage.title }]} words={contactPage} className="pb-14" />;
}

export function FormAndDirectLines({ form }: { form: ReactNode }) {
  return (
    <Section surface="sheet">
      <div className="grid gap-14 lg:grid-cols-[1.5fr_1fr] lg:gap-20">
        <div>
          <h2 className="text-2xl">{contactPage.form.heading}</h2>
          <div className="mt-7">{firm.links.externalContactForm ? <ExternalForm /> : form}</div>
        </div>
        <DirectLines />
      </div>
    </Section>
  );
}

/** For a firm that already has a form elsewhere: content/firm.json. */
function ExternalForm() {
  return (
    <iframe
      src={firm.links.externalContactForm}
      title={contactPage.externalForm.title}
      className="requested-frame"
    />
  );
}

function DirectLines() {
  const words = contactPage.direct;
  const { address } = firm;
  const lines = [
    [
      words.email,
      <TextLink key="e" href={mailtoAddress(firm.email)}>
        {firm.email}
      </TextLink>,
    ],
    [
      words.phone,
      <TextLink key="p" href={firm.phone.href}>
        {firm.phone.display}
      </TextLink>,
    ],
    [
      words.answers,
      <ul key="w">
        {team
          .filter(({ role }) => words.answeringRoles.some((one) => one === role))
          .map(({ name, role }) => (
            <li key={name} className="mb-1.5 last:mb-0">
              {name}
              <small className="block text-sm text-ink-3">{role}</small>
            </li>
          ))}
      </ul>,
    ],
    [
      words.address,
      <address key="a" className="not-italic">
        {firm.legalName}
        <br />
        {address.street}
        <br />
        {address.city}, {address.stateName} {address.zip}
      </address>,
    ],
    [
      words.hours,
      <span key="h">
        {officeHours.display.replaceAll(/ (?=[AP]M)/g, "\u00a0")}
        <br />
        {officeHours.timeZone}. {officeHours.closed}
      </span>,
    ],
  ] as const;
  return (
    <div>
      <h2 className="text-2xl">{words.heading}</h2>
      <dl className="mt-7 border-t border-line">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-b border-line py-4">
            <dt className="w-28 text-ink-3">{label}</dt>
            <dd className="flex-[1_1_9rem]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <TextLink href={firm.links.directions} newTab>
          {words.directions}
        </TextLink>
      </p>
    </div>
  );
}

type ChoiceWithSuitability = Extract<
  (typeof contactPage.booking.choices)[number],
  { suitability: object }
>;

/** A private placement is not offered to the general public, so the conditions come before the link. */
function SuitabilityFirst({ choice }: { choice: ChoiceWithSuitability }) {
  const { question, conditions, confirm } = choice.suitability;
  return (
    <details>
      <summary className="button button-quiet">{choice.label}</summary>
      <p className="mt-5">{question}</p>
      <ul className="mt-2 mb-5 list-disc space-y-1 pl-5 text-ink-2">
        <Items texts={conditions} />
      </ul>
      <Button variant="quiet" href={choice.href} newTab>
        {confirm}
      </Button>
    </details>
  );
}

/** `scheduler` is the site's own booking, shown on request, unless the firm has another scheduler. */
export function Booking({ scheduler }: { scheduler: ReactNode }) {
  const { heading, text, choices } = contactPage.booking;
  const embeds = contactPage.embeds;
  return (
    <Section labelledBy="booking">
      <SectionHeading id="booking" title={heading} lede={text} />
      <ul className="mt-10 grid gap-6 border-t border-line pt-8 md:grid-cols-3">
        {choices.map((choice, index) => (
          <li key={choice.label}>
            {"suitability" in choice ? (
              <SuitabilityFirst choice={choice} />
            ) : (
              <Button variant={index === 0 ? "primary" : "quiet"} href={choice.href} newTab>
                {choice.label}
              </Button>
            )}
            <p className="mt-3 text-sm text-ink-3">{choice.note}</p>
          </li>
        ))}
      </ul>
      <div className="mt-14 grid gap-10 lg:grid-cols-2">
        <Embedded
          heading={embeds.schedulerHeading}
          src={firm.links.scheduler}
          button={embeds.schedulerButton}
          link={{ label: embeds.schedulerLink, href: bookingAddress(firm.links) }}
        >
          {firm.links.booking ? null : scheduler}
        </Embedded>
        <Embedded
          heading={embeds.mapHeading}
          src={firm.links.map}
          button={embeds.mapButton}
          link={{ label: embeds.mapLink, href: firm.links.directions }}
        />
      </div>
      <script type="module" src={frameScriptUrl} />
    </Section>
  );
}

interface EmbeddedProps {
  heading: string;
  /** Another company's page, loaded only when the visitor wants it. Empty for our own scheduler. */
  src: string;
  button: string;
  /** Always there. */
  link: { label: string; href: string };
  /** In place of such a page. */
  children?: ReactNode;
}

function Embedded({ heading, src, button, link, children }: EmbeddedProps) {
  return (
    <section className="border-t border-line pt-6 has-[form]:col-span-full [&_[data-island]:has(form)]:w-full [&_[data-island]:has(form)]:py-4">
      <h3>{heading}</h3>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {src ? (
          <SmallButton data-frame-src={src} data-frame-title={heading} hidden>
            {button}
          </SmallButton>
        ) : (
          children
        )}
        <TextLink href={link.href} newTab>
          {link.label}
        </TextLink>
      </div>
      {src ? <p className="mt-3 text-sm text-ink-3">{contactPage.embeds.note}</p> : null}
      {src ? <div data-frame-place="" /> : null}
    </section>
  );
}

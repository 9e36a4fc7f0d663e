import type { ReactNode } from "react";
import { calendarWords } from "#content/calendar.ts";
import { firm, firmTimeZone } from "#content/firm.ts";
import { servicePage } from "#content/pages/services.ts";
import type { ServiceContent } from "#content/services/service.ts";
import { ButtonRow } from "#design-system/actions/button.tsx";
import { CalendarLink } from "#design-system/actions/calendar-link.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { ByDate } from "#design-system/reading/by-date.tsx";
import { Callout } from "#design-system/reading/callout.tsx";
import { Contents, type ContentsEntry } from "#design-system/reading/contents.tsx";
import { Faq } from "#design-system/reading/faq.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { QuestionsToAskFirst } from "#design-system/reading/questions-to-ask-first.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { type DeadlineName, deadlines } from "#tax-law/deadlines.ts";
import { type LawNoteTopic, lawNotesOn } from "#tax-law/law-notes.ts";
import { bookingAddress } from "#wording/booking-address.ts";
import { today } from "#wording/dates.ts";
import { exampleSlip } from "./example-slips.ts";

interface ServiceHeaderProps {
  service: ServiceContent;
  /** The price in a line, and where it is explained. */
  fee?: { text: string; link: { label: string; href: string } };
  /** For a long page: its sections. */
  sections?: readonly ContentsEntry[];
}

export function ServiceHeader({ service, fee, sections }: ServiceHeaderProps) {
  return (
    <PageHero
      trail={[{ label: "Services", href: "/services" }, { label: service.title }]}
      picture={<Slip {...exampleSlip(service.id)} />}
      columns="gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[1.1fr_.9fr]"
      band={service.tone}
      contents={
        sections ? (
          <Contents
            className="page-contents"
            label={servicePage.contents}
            sections={sections}
            openFrom="64rem"
          />
        ) : null
      }
    >
      {service.isHealthcareSpecific ? <Tag tone="green">{servicePage.badge}</Tag> : null}
      <h1 className="mt-4 lg:mt-5">{service.title}</h1>
      <p className="mt-4 max-w-[34em] text-lg leading-[1.55] text-ink-2 lg:mt-6">
        {service.description}
      </p>
      {fee ? (
        <p className="mt-4 max-w-[34em] text-sm text-ink-2">
          {fee.text} <TextLink href={fee.link.href}>{fee.link.label}</TextLink>
        </p>
      ) : null}
      {service.doubts ? (
        <div className="mt-5 max-w-[36em]">
          <Callout tone="warning" title={servicePage.doubts}>
            {service.doubts}
          </Callout>
        </div>
      ) : null}
      <ButtonRow
        className="mt-6 lg:mt-8"
        actions={closingFor(service).actions}
        link={service.estimate}
      />
    </PageHero>
  );
}

/** The end of a service's page. The booking knows the subject. */
export function closingFor({ bookingSubject }: ServiceContent) {
  const [schedule, ...others] = servicePage.closing.actions;
  const href = bookingAddress(firm.links, { about: bookingSubject });
  return { ...servicePage.closing, actions: [{ ...schedule, href }, ...others] };
}

interface OverviewProps {
  service: ServiceContent;
  title: string;
  children?: ReactNode;
}

export function Overview({ service, title, children }: OverviewProps) {
  return (
    <Section surface="sheet" labelledBy="overview">
      <div className="grid gap-5 lg:grid-cols-[1fr_2fr] lg:gap-10">
        <SectionHeading id="overview" title={title} />
        <div className="max-w-[42em] space-y-4">
          <Paragraphs
            texts={service.longDescription}
            className="text-ink-2 first:text-ink lg:first:text-lg"
          />
        </div>
      </div>
      {children ? <div className="mt-14">{children}</div> : null}
    </Section>
  );
}

export function Benefits({ service }: { service: ServiceContent }) {
  return (
    <TitledSection
      headingId="benefits"
      words={{ heading: service.benefitsHeading ?? servicePage.benefits }}
    >
      <ul className="mt-6 grid gap-x-12 border-t border-line md:mt-10 md:grid-cols-2">
        {service.benefits.map((benefit) => (
          <Reveal
            as="li"
            key={benefit}
            className="border-b border-dashed border-line-strong py-3 md:py-5"
          >
            {benefit}
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}

export function Process(props: { service: ServiceContent; title: string; folded?: boolean }) {
  const { service, title, folded } = props;
  const steps = Object.entries(service.process).map(([title, description]) => ({
    title,
    description,
  }));
  return (
    <TitledSection surface="sheet" headingId="process" words={{ heading: title }}>
      <LedgerRows className="mt-6 md:mt-10" folded={folded} items={steps} />
    </TitledSection>
  );
}

export function ServiceQuestions(props: {
  service: ServiceContent;
  topics: readonly LawNoteTopic[];
  folded?: boolean;
}) {
  const { service, topics, folded } = props;
  if (!service.questionsToAskFirst) return null;
  return (
    <QuestionsToAskFirst
      surface="dark"
      folded={folded}
      words={servicePage.questionsToAskFirst}
      subjects={[{ questions: service.questionsToAskFirst, notes: lawNotesOn(...topics) }]}
    />
  );
}

export function ServiceFaqs({ service }: { service: ServiceContent }) {
  return (
    <TitledSection
      headingId="questions"
      words={{ heading: servicePage.faqs }}
      beside="gap-5 lg:grid-cols-[1fr_2fr] lg:gap-10"
    >
      <Faq
        items={Object.entries(service.faqs).map(([question, answer]) => ({
          question,
          answer: typeof answer === "string" ? answer : <DatedAnswer {...answer} />,
        }))}
      />
    </TitledSection>
  );
}

function DatedAnswer({ answer, deadline }: { answer: string; deadline: DeadlineName }) {
  const day = today(firmTimeZone);
  const { date } = deadlines[deadline];
  return (
    <p>
      {answer}
      <ByDate
        today={day}
        stages={[
          {
            through: date,
            words: (
              <CalendarLink name={deadline} day={date} today={day}>
                {calendarWords.add}
              </CalendarLink>
            ),
          },
        ]}
      />
    </p>
  );
}

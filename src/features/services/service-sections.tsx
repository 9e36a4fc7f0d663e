import type { ReactNode } from "react";
import { calendarWords } from "#content/calendar.ts";
import { firmTimeZone } from "#content/firm.ts";
import { servicePage } from "#content/pages/services.ts";
import type { ServiceContent } from "#content/services/service.ts";
import { ButtonRow } from "#design-system/actions/button.tsx";
import { CalendarLink } from "#design-system/actions/calendar-link.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { ByDate } from "#design-system/reading/by-date.tsx";
import { Faq } from "#design-system/reading/faq.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { QuestionsToAskFirst } from "#design-system/reading/questions-to-ask-first.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { type DeadlineName, deadlines } from "#tax-law/deadlines.ts";
import { type LawNoteTopic, lawNotesOn } from "#tax-law/law-notes.ts";
import { today } from "#wording/dates.ts";
import { exampleSlip } from "./example-slips.ts";

export function ServiceHeader({ service }: { service: ServiceContent }) {
  return (
    <PageHero
      trail={[{ label: "Services", href: "/services" }, { label: service.title }]}
      picture={<Slip {...exampleSlip(service.id)} link={service.estimate} />}
      columns="gap-12 lg:grid-cols-[1.1fr_.9fr]"
      band={service.tone}
    >
      {service.isHealthcareSpecific ? <Tag tone="green">{servicePage.badge}</Tag> : null}
      <h1 className="mt-5">{service.title}</h1>
      <p className="mt-6 max-w-[34em] text-lg leading-[1.55] text-ink-2">{service.description}</p>
      <ButtonRow className="mt-8" actions={servicePage.closing.actions} link={service.estimate} />
    </PageHero>
  );
}

interface OverviewProps {
  service: ServiceContent;
  title: string;
  children?: ReactNode;
}

export function Overview({ service, title, children }: OverviewProps) {
  return (
    <Section surface="sheet" labelledBy="overview">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="overview" title={title} />
        <div className="max-w-[42em] space-y-5">
          <Paragraphs
            texts={service.longDescription}
            className="text-ink-2 first:text-lg first:text-ink"
          />
        </div>
      </div>
      {children ? <div className="mt-14">{children}</div> : null}
    </Section>
  );
}

export function Benefits({ service }: { service: ServiceContent }) {
  return (
    <TitledSection headingId="benefits" words={{ heading: servicePage.benefits }}>
      <ul className="mt-10 grid gap-x-12 border-t border-line md:grid-cols-2">
        {service.benefits.map((benefit) => (
          <Reveal as="li" key={benefit} className="border-b border-dashed border-line-strong py-5">
            {benefit}
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}

export function Process({ service, title }: { service: ServiceContent; title: string }) {
  return (
    <TitledSection surface="sheet" headingId="process" words={{ heading: title }}>
      <LedgerRows className="mt-10" items={service.process} />
    </TitledSection>
  );
}

export function ServiceQuestions(props: {
  service: ServiceContent;
  topics: readonly LawNoteTopic[];
}) {
  const { service, topics } = props;
  if (!service.questionsToAskFirst) return null;
  return (
    <QuestionsToAskFirst
      surface="dark"
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
      beside="gap-10 lg:grid-cols-[1fr_2fr]"
    >
      <Faq
        items={service.faqs.map(({ question, answer, deadline }) => ({
          question,
          answer: deadline ? <DatedAnswer answer={answer} deadline={deadline} /> : answer,
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

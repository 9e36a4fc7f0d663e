import type { ReactNode } from "react";
import type { Partner, PartnerSection, QuestionsOn } from "#content/partners/partner.ts";
import { partnerPage } from "#content/partners/partner-page.ts";
import { ButtonRow } from "#design-system/actions/button.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { Eyebrow } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { Reveal } from "#design-system/layout/reveal.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { QuestionsToAskFirst } from "#design-system/reading/questions-to-ask-first.tsx";
import { LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { type LawNote, type LawNoteTopic, lawNotesOn } from "#tax-law/law-notes.ts";
import { actionsFor } from "./partner-contact.tsx";
import { PartnerMark } from "./partner-mark.tsx";
import "./partners.css";

export function PartnerHero({ partner, picture }: { partner: Partner; picture: ReactNode }) {
  const { eyebrow, heading, lede } = partner.hero;
  return (
    <PageHero
      trail={[{ label: partner.collaboration }]}
      picture={picture}
      columns="gap-12 lg:grid-cols-[1.15fr_.85fr]"
      band="dark"
    >
      <PartnerMark partner={partner} />
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="mt-5">
        <Emphasized text={heading} />
      </h1>
      <p className="mt-6 max-w-[34em] text-lg leading-[1.55] text-ink-2">{lede}</p>
      <ButtonRow className="mt-8" actions={actionsFor(partner)} />
    </PageHero>
  );
}

export function EstimateSection(props: { words: Partner["calculator"]; children: ReactNode }) {
  return (
    <TitledSection surface="sheet" headingId="estimate" words={props.words}>
      <div className="mt-10">{props.children}</div>
    </TitledSection>
  );
}

/** What a section of a partner's page gets: its words, and how the page wants it to look. */
export type SectionProps<Words> = Pick<PartnerSection, "layout" | "surface"> & { words: Words };

const benefitLayouts: Partial<Record<NonNullable<PartnerSection["layout"]>, string>> = {
  columns:
    "mt-11 border-t border-line sm:grid sm:grid-cols-[repeat(2,1fr)] sm:gap-x-10 lg:grid-cols-[repeat(4,1fr)] lg:gap-x-0 lg:border-b lg:*:border-b-0 lg:*:px-7 lg:*:py-8 lg:*:first:pl-0 lg:*:not-first:border-l",
  quadrants:
    "mt-11 border-t border-line sm:grid sm:grid-cols-2 sm:*:py-9 sm:*:odd:border-r sm:*:odd:border-line sm:*:odd:pr-10 sm:*:even:pl-10",
  rows: "border-t border-line sm:*:grid sm:*:grid-cols-[3.25rem_1fr] sm:[&_h3]:mt-0",
};

/** Four in a row, two by two, or as rows beside the heading. */
export function Benefits({
  words,
  layout,
  surface,
}: SectionProps<NonNullable<Partner["benefits"]>>) {
  return (
    <TitledSection
      surface={surface}
      headingId="benefits"
      words={words}
      beside={layout === "rows" ? "gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-18" : undefined}
    >
      <ul
        className={`*:border-b *:border-line *:py-7 max-sm:*:grid max-sm:*:grid-cols-[2.75rem_1fr] max-sm:*:py-5 ${benefitLayouts[layout ?? "columns"]}`}
      >
        {words.cards.map((card) => (
          <Reveal as="li" key={card.title}>
            <NamedIcon name={card.icon} className="size-6 text-leaf" />
            <div>
              <h3 className="sm:mt-4">{card.title}</h3>
              <p className="mt-2 text-ink-2">{card.description}</p>
            </div>
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}

/** On the partner's topics. */
export function PartnerQuestions(
  props: SectionProps<readonly QuestionsOn[]> & { topics: readonly string[] },
) {
  const { words, topics, surface } = props;
  const subjects = words.filter(({ topic }) => topics.includes(topic));
  if (subjects.length === 0) return null;
  return (
    <QuestionsToAskFirst
      surface={surface}
      words={partnerPage.questions}
      subjects={subjects.map(({ topic, label, tone, questions }) => ({
        tag: { label, tone },
        questions,
        notes: notesOn(subjects, topic),
      }))}
    />
  );
}

/** A note on several subjects appears once, under the first of its topics that the page has. */
function notesOn(subjects: readonly QuestionsOn[], topic: LawNoteTopic): LawNote[] {
  const isOnPage = (other: LawNoteTopic) => subjects.some((subject) => subject.topic === other);
  return lawNotesOn(topic).filter(({ topics }) => topics.find(isOnPage) === topic);
}

export function WhySelected({
  words,
  layout,
  surface,
}: SectionProps<NonNullable<Partner["whySelected"]>>) {
  const { reasons } = words;
  const beside = layout === "beside";
  return (
    <TitledSection
      surface={surface}
      headingId="why-selected"
      words={words}
      beside={beside ? "gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-18" : undefined}
    >
      {layout === "ledger" ? (
        <LedgerRows className="mt-10" reveal items={reasons} />
      ) : (
        <ul
          className={
            beside
              ? "border-t border-line"
              : "mt-10 grid gap-x-12 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] *:border-t-2 *:border-ink *:pt-5"
          }
        >
          {reasons.map((reason) => (
            <Reveal
              as="li"
              key={reason.title}
              className={beside ? "border-b border-line py-6" : undefined}
            >
              <h3>{reason.title}</h3>
              <p className="mt-2 max-w-[36em] text-ink-2">{reason.description}</p>
            </Reveal>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

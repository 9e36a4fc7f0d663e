import type { ReactNode } from "react";
import "./specialties.css";
import { specialtiesPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { calculatorId } from "#content/navigation.ts";
import { specialtiesPage, specialtyPage as words } from "#content/pages/specialties.ts";
import { type ActivityNotes, activityNoteLabels } from "#content/specialties/specialty-page.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { PageHero } from "#design-system/layout/page-hero.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Callout } from "#design-system/reading/callout.tsx";
import { Contents, type ContentsEntry } from "#design-system/reading/contents.tsx";
import { DatedNotes } from "#design-system/reading/dated-notes.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { lawNotes, lawNotesOn } from "#tax-law/law-notes.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";
import { practiceSectionId } from "./what-it-could-come-to.tsx";
import { workPractice } from "./worked-practice.ts";

/** Also the page's FAQ data for search engines. */
export function CpaQuestions({ specialty }: { specialty: SpecialtyWithPage }) {
  return (
    <TitledSection
      surface="sheet"
      headingId="cpa-questions"
      words={words.cpaQuestions}
      beside="cpa-questions"
    >
      <div>
        {specialty.page.cpaQuestions.map(({ question, answer }) => (
          <Disclosure key={question} openWhenWide summary={<h3>{question}</h3>}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  );
}

type LinkedPage = { name: string; path: string };

/** Other specialties and articles, by name alone: each has its own page to say more. */
export function NearbyPages(props: {
  specialties: readonly LinkedPage[];
  articles: readonly LinkedPage[];
}) {
  return (
    <TitledSection headingId="nearby" words={words.nearby} foldedOnPhone>
      <div className="nearby-pages">
        <PageList pages={props.specialties} />
        <PageList heading={words.reading} pages={props.articles} />
      </div>
      <p className="mt-4">
        <TextLink standalone href={specialtiesPath}>
          {words.nearby.all}
        </TextLink>
      </p>
    </TitledSection>
  );
}

function PageList({ heading, pages }: { heading?: string; pages: readonly LinkedPage[] }) {
  return (
    <div>
      {heading ? <h3>{heading}</h3> : null}
      <ul>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <TextLink standalone href={path}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SpecialtyLawProps {
  specialty: SpecialtyWithPage;
  /** The state's law of the worked practice. */
  children: ReactNode;
}

/** Each rule is shown only where an activity needs it. */
export function SpecialtyLaw({ specialty, children }: SpecialtyLawProps) {
  const { comparesTreatments, replaysCharts, buildsDevices } = specialty.page;
  const { callout, reviewBoard, charts, patents } = words.law;
  const rules = [
    ...(comparesTreatments ? [reviewBoard] : []),
    ...(replaysCharts ? [charts] : []),
    ...(buildsDevices ? [patents] : []),
  ];
  const notes = lawNotesOn("research-credit").filter(
    (note) => comparesTreatments || note !== lawNotes["review-boards"],
  );
  return (
    <TitledSection surface="dark" headingId="law" words={words.law}>
      {rules.length > 0 ? (
        <div className="mt-6 max-w-[44em]">
          <Callout tone="warning" title={callout}>
            {rules.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </Callout>
        </div>
      ) : null}
      <div className="law-notes">
        <Disclosure summary={<h3>{words.law.notes}</h3>}>
          {children}
          <DatedNotes notes={notes} columns />
        </Disclosure>
      </div>
    </TitledSection>
  );
}

const noteNames = Object.keys(activityNoteLabels) as (keyof ActivityNotes)[];

export function Activities({ specialty }: { specialty: SpecialtyWithPage }) {
  const { activities, page } = specialty;
  return (
    <TitledSection surface="sheet" headingId="activities" words={words.activities}>
      <ol className="activity-list">
        {page.activities.map((notes, index) => (
          <li key={activities[index]}>
            <Disclosure
              openWhenWide
              summary={
                <>
                  <span aria-hidden="true" className="ledger-number">
                    {index + 1}
                  </span>
                  <h3>{activities[index]}</h3>
                </>
              }
            >
              <dl className="activity-notes">
                {noteNames.map((name) => (
                  <div key={name} data-note={name}>
                    <dt>{activityNoteLabels[name]}</dt>
                    <dd>{notes[name]}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

interface SpecialtyHeaderProps {
  specialty: SpecialtyWithPage;
  sections: readonly ContentsEntry[];
}

export function SpecialtyHeader({ specialty, sections }: SpecialtyHeaderProps) {
  const { name, practiceType, page } = specialty;
  const { answer, heading } = words.practice;
  return (
    <PageHero
      trail={[{ label: specialtiesPage.breadcrumb, href: specialtiesPath }, { label: name }]}
      columns="specialty-opening gap-6"
      picture={
        <Slip
          title={heading}
          subtitle={name}
          rows={(["usual", "twice"] as const).map((extent) => {
            const { range, verdict } = workPractice(page.practice, extent);
            return { label: words.practice[extent], value: range, formula: verdict };
          })}
          footnote={answer.footnote}
          link={{ label: answer.working, href: `#${practiceSectionId}` }}
        />
      }
      contents={
        <Contents
          className="page-contents"
          label={words.contents}
          sections={sections}
          openFrom="64rem"
        />
      }
    >
      <PageHeading eyebrow={practiceType.name} title={page.heading} />
      <div className="specialty-introduction">
        <Paragraphs texts={page.introduction} />
        <p>
          <Button href={`#${calculatorId}`}>{words.estimate}</Button>
        </p>
      </div>
    </PageHero>
  );
}

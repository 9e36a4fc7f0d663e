import "./specialties.css";
import { specialtiesPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { calculatorId } from "#content/navigation.ts";
import { specialtiesPage, specialtyPage as words } from "#content/pages/specialties.ts";
import { type ActivityNotes, activityNoteLabels } from "#content/specialties/specialty-page.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Callout } from "#design-system/reading/callout.tsx";
import { DatedNotes } from "#design-system/reading/dated-notes.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import { lawNotes, lawNotesOn } from "#tax-law/law-notes.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";

/** Also the page's FAQ data for search engines. */
export function CpaQuestions({ specialty }: { specialty: SpecialtyWithPage }) {
  return (
    <TitledSection
      surface="sheet"
      headingId="cpa-questions"
      words={words.cpaQuestions}
      beside="cpa-questions"
    >
      <dl>
        {specialty.page.cpaQuestions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

export type LinkedSpecialty = { name: string; path: string; line: string };

export function NearbySpecialties({ specialties }: { specialties: readonly LinkedSpecialty[] }) {
  return (
    <TitledSection headingId="nearby" words={words.nearby} tight>
      <ul className="nearby-specialties">
        {specialties.map(({ name, path, line }) => (
          <li key={path}>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink standalone href={specialtiesPath}>
          {words.nearby.all}
        </TextLink>
      </p>
    </TitledSection>
  );
}

/** The rule on review boards is shown only where patients' treatments are compared. */
export function SpecialtyLaw({ specialty }: { specialty: SpecialtyWithPage }) {
  const { comparesTreatments } = specialty.page;
  const { reviewBoard } = words.law;
  const notes = lawNotesOn("research-credit").filter(
    (note) => comparesTreatments || note !== lawNotes["review-boards"],
  );
  return (
    <TitledSection surface="dark" headingId="law" words={words.law}>
      {comparesTreatments ? (
        <div className="mt-8 max-w-[44em]">
          <Callout tone="warning" title={reviewBoard.title}>
            {reviewBoard.text}
          </Callout>
        </div>
      ) : null}
      <div className="mt-10">
        <DatedNotes notes={notes} columns />
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
            <span aria-hidden="true" className="ledger-number">
              {index + 1}
            </span>
            <h3>{activities[index]}</h3>
            <dl className="activity-notes">
              {noteNames.map((name) => (
                <div key={name} data-note={name}>
                  <dt>{activityNoteLabels[name]}</dt>
                  <dd>{notes[name]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

export function SpecialtyHeader({ specialty }: { specialty: SpecialtyWithPage }) {
  const { name, practiceType, page } = specialty;
  return (
    <Wrap className="pt-6 pb-14 md:pt-10 md:pb-22">
      <Breadcrumb
        items={[
          { label: "Home", href: "/" },
          { label: specialtiesPage.breadcrumb, href: specialtiesPath },
          { label: name },
        ]}
      />
      <div className="specialty-opening">
        <PageHeading eyebrow={practiceType.name} title={page.heading} />
        <div className="specialty-introduction">
          <Paragraphs texts={page.introduction} />
          <p>
            <Button href={`#${calculatorId}`}>{words.estimate}</Button>
          </p>
        </div>
      </div>
    </Wrap>
  );
}

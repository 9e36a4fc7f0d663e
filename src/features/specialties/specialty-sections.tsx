import { specialtiesPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { specialtyPage as words } from "#content/pages/specialties.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { Callout } from "#design-system/reading/callout.tsx";
import { DatedNotes } from "#design-system/reading/dated-notes.tsx";
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

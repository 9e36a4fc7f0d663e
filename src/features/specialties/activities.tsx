import { specialtyPage as words } from "#content/pages/specialties.ts";
import { type ActivityNotes, activityNoteLabels } from "#content/specialties/specialty-page.ts";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";

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

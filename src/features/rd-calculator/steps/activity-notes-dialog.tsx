import type { ComponentType } from "react";
import { specialtyPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import {
  type ActivityNotes,
  activityNoteLabels,
  type SpecialtyPage,
} from "#content/specialties/specialty-page.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { specialtyOf } from "../answers/answers.ts";

const words = rdCalculator.help.activityNotes;
const noteNames = Object.keys(activityNoteLabels) as (keyof ActivityNotes)[];

/** The text of each specialty is a separate file, loaded when its notes are opened. */
const texts = import.meta.glob<SpecialtyPage>(
  ["/content/specialties/*.ts", "!/content/specialties/specialty-page.ts"],
  { import: "page" },
);

export interface NotesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export async function notesDialogFor(
  specialtyId: string,
): Promise<ComponentType<NotesDialogProps>> {
  const load = texts[`/content/specialties/${specialtyId}.ts`];
  if (!load) throw new Error(`content/specialties has no ${specialtyId}.ts`);
  const { activities: notes } = await load();
  const { name, activities } = specialtyOf({ specialtyId }).specialty;
  return (props) => (
    <Dialog
      {...props}
      eyebrow={<span className="text-sm text-ink-3">{name}</span>}
      title={words.question}
      footer={
        <TextLink standalone href={specialtyPath(specialtyId)}>
          {words.more}
        </TextLink>
      }
    >
      {notes.map((note, index) => (
        <section key={activities[index]} className="border-b border-line py-5">
          <h3 className="text-lg">{activities[index]}</h3>
          <dl className="rd-help-list mt-3 text-nav text-ink-2">
            {noteNames.map((label) => (
              <div key={label}>
                <dt>{activityNoteLabels[label]}</dt>
                <dd>{note[label]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

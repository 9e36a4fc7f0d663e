import type { ComponentType } from "react";
import { specialtyPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import type { SpecialtyPage } from "#content-schemas/specialties.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { specialtyOf } from "../answers/answers.ts";

const words = rdCalculator.help.activityNotes;

/** The text of each specialty is a separate file, loaded when its notes are opened. */
const texts = import.meta.glob<SpecialtyPage>("/content/specialties/*.json", {
  import: "default",
});

export interface NotesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export async function notesDialogFor(
  specialtyId: string,
): Promise<ComponentType<NotesDialogProps>> {
  const load = texts[`/content/specialties/${specialtyId}.json`];
  if (!load) throw new Error(`content/specialties has no ${specialtyId}.json`);
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
            {words.labels.map(([name, label]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{note[name]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

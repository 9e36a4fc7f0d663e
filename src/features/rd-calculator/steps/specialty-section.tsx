import { type Dispatch, useState } from "react";
import { innovationLevels } from "#calculations/rd-credit/innovation.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { ChoiceCard, ChoiceRadio } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { type SpecialtyAnswers, specialtyOf } from "../answers/answers.ts";
import type { WizardAction } from "../answers/wizard.ts";
import { ActivityNotesHelp, ActivityNotesLink } from "./activity-notes-help.tsx";
import { LevelsHelp, NotOursHelp } from "./help.tsx";
import { WholeTime } from "./time-division.tsx";

const words = rdCalculator;

interface SpecialtySectionProps {
  readonly chosen: SpecialtyAnswers;
  readonly index: number;
  readonly several: boolean;
  readonly withHelp: boolean;
  readonly dispatch: Dispatch<WizardAction>;
}

/** With several specialties each can be collapsed; a single one is always open. */
export function SpecialtySection(props: SpecialtySectionProps) {
  const { chosen, several } = props;
  const { name, activities } = specialtyOf(chosen).specialty;
  if (!several) {
    return (
      <section className="rd-group" aria-label={name}>
        <h4 className="rd-group-title">{name}</h4>
        <SpecialtyQuestions {...props} />
      </section>
    );
  }
  return (
    <div className="rd-specialty">
      <Disclosure
        open
        summary={
          <>
            <h4>{name}</h4>
            <span className="ml-auto whitespace-nowrap font-sans text-sm/[1.3] font-normal text-ink-3">
              {chosen.activities.length} of {activities.length} {words.activities.chosen}
            </span>
          </>
        }
      >
        <SpecialtyQuestions {...props} />
      </Disclosure>
    </div>
  );
}

function SpecialtyQuestions(props: SpecialtySectionProps) {
  const { chosen, index, several, withHelp, dispatch } = props;
  const { id, name, activities } = specialtyOf(chosen).specialty;
  const [notesOpen, setNotesOpen] = useState(false);
  return (
    <div className="mt-3 grid gap-7">
      <ChoiceGroup
        legend={words.activities.legend}
        hint={
          <>
            {words.activities.hint}{" "}
            {withHelp ? (
              <ActivityNotesLink specialtyId={id} onOpen={() => setNotesOpen(true)} />
            ) : null}
          </>
        }
      >
        {activities.map((activity) => (
          <ChoiceCard
            key={activity}
            title={activity}
            checked={chosen.activities.includes(activity)}
            onCheckedChange={() => dispatch({ type: "activity-toggled", index, activity })}
          />
        ))}
        {withHelp ? <NotOursHelp of="activity" /> : null}
      </ChoiceGroup>
      <ActivityNotesHelp specialtyId={id} open={notesOpen} onClose={() => setNotesOpen(false)} />
      <div className="rd-levels">
        <ChoiceGroup legend={words.innovation.legend} columns={3}>
          {innovationLevels.map((level) => (
            <ChoiceRadio
              key={level}
              name={`innovation-${id}`}
              title={words.innovation.levels[level].label}
              note={words.innovation.levels[level].note}
              checked={chosen.innovationLevel === level}
              onCheckedChange={() => dispatch({ type: "innovation-chosen", index, level })}
            />
          ))}
        </ChoiceGroup>
        {withHelp ? <LevelsHelp /> : null}
      </div>
      {several ? null : <WholeTime name={name} />}
    </div>
  );
}

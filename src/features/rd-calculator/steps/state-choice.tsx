import { useState } from "react";
import { useLoaded } from "#browser/use-loaded-component.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Select } from "#design-system/forms/select.tsx";
import { defaultStateName, usStates } from "#tax-law/state-credit-rates.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { StepProps } from "../answers/wizard.ts";

const words = rdCalculator.state;
const options = usStates.map(({ name }) => ({ value: name, label: name }));

const loadLawNote = async () => (await import("../state-law-note.tsx")).StateLawNote;

/** The state that the simplified rate and the state's own law are taken from. */
export function StateChoice({
  answers,
  dispatch,
  withLaw,
}: StepProps & {
  /** False until the first answer: a page that opens at this step shows the same without script. */
  withLaw: boolean;
}) {
  const [chosen, setChosen] = useState(false);
  const assumed = !chosen && answers.state === defaultStateName;
  const LawNote = useLoaded(loadLawNote, withLaw);
  return (
    <fieldset className="rd-group">
      <legend className="rd-group-title">{words.heading}</legend>
      <p className="field-hint">{words.hint}</p>
      {/* The default is an assumption, which must not be overlooked. */}
      <div className={`mt-4 ${assumed ? "[&_.field-hint]:text-amber" : ""}`}>
        <Select
          label={words.label}
          hint={assumed ? fillIn(words.assumed, { state: answers.state }) : undefined}
          options={options}
          value={answers.state}
          onValueChange={(state) => {
            setChosen(true);
            dispatch({ type: "state-chosen", state });
          }}
        />
        {LawNote === "loading" || LawNote === "failed" ? null : <LawNote state={answers.state} />}
      </div>
    </fieldset>
  );
}

import { impossibleIn } from "#calculations/rd-credit/who-does-it.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { ChoiceRadio } from "#design-system/forms/choice-card.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { type EnteredOnlySome, numbersIn } from "../answers/answers.ts";
import type { StepProps } from "../answers/wizard.ts";

const words = rdCalculator.who;
const fields = ["people", "all", "hoursAWeek"] as const;
const empty: EnteredOnlySome = { people: "", all: "", hoursAWeek: "" };

/** Optional: everyone is counted until a visitor says that only some do it. */
export function WhoDoesIt({ answers: { onlySome }, dispatch }: StepProps) {
  const answer = (value: EnteredOnlySome | undefined) =>
    dispatch({ type: "who-answered", onlySome: value });
  return (
    <fieldset className="rd-group">
      <legend className="rd-group-title">{words.heading}</legend>
      <p className="field-hint">{words.hint}</p>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-2">
        <ChoiceRadio
          name="who"
          title={words.everyone}
          checked={!onlySome}
          onCheckedChange={() => answer(undefined)}
        />
        <ChoiceRadio
          name="who"
          title={words.some}
          checked={onlySome !== undefined}
          onCheckedChange={() => answer(empty)}
        />
      </div>
      {onlySome ? <PeopleAndHours onlySome={onlySome} onChange={answer} /> : null}
    </fieldset>
  );
}

function PeopleAndHours(props: {
  onlySome: EnteredOnlySome;
  onChange: (onlySome: EnteredOnlySome) => void;
}) {
  const { onlySome, onChange } = props;
  const impossible = impossibleIn(numbersIn(onlySome));
  return (
    <div className="mt-4 grid gap-x-5 gap-y-4 min-[600px]:grid-cols-3">
      {fields.map((field) => (
        <TextInput
          key={field}
          label={words.fields[field]}
          inputMode={field === "hoursAWeek" ? "decimal" : "numeric"}
          autoComplete="off"
          maxLength={4}
          value={onlySome[field]}
          error={impossible.includes(field) ? words.impossible[field] : undefined}
          onValueChange={(text) => onChange({ ...onlySome, [field]: text.replace(/[^\d.]/g, "") })}
        />
      ))}
    </div>
  );
}

import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { Select } from "#design-system/forms/select.tsx";
import type { PlanEntries } from "./entries.ts";
import { fieldId, mostDigits } from "./question.tsx";

const words = yearEndPlanWords.questions;
const filings = Object.entries(words.filings).map(([value, label]) => ({ value, label }));

export interface StateName {
  readonly code: string;
  readonly name: string;
}

type AmountName = "wagesInUsd" | "spouseWagesInUsd" | "profitInUsd";

/** With these a first list is shown. */
export function FirstQuestions(props: {
  entries: PlanEntries;
  states: readonly StateName[];
  onChange: (changed: Partial<PlanEntries>) => void;
}) {
  const { entries, onChange } = props;
  const states = props.states.map(({ code, name }) => ({ value: code, label: name }));
  const amount = (name: AmountName, hint?: string) => (
    <MoneyInput
      id={fieldId(name)}
      label={words[name]}
      hint={hint}
      value={entries[name]}
      onValueChange={(digits) => onChange({ [name]: digits })}
      maxDigits={mostDigits}
    />
  );
  return (
    <fieldset className="plan-fields">
      <legend className="mb-4 font-medium font-serif text-xl">{words.heading}</legend>
      <Select
        label={words.filing}
        options={[{ value: "", label: yearEndPlanWords.choose }, ...filings]}
        value={entries.filing}
        onValueChange={(filing) => onChange({ filing })}
      />
      {amount("wagesInUsd", words.wagesHint)}
      {entries.filing === "joint" ? amount("spouseWagesInUsd") : null}
      {amount("profitInUsd", words.profitHint)}
      <Select
        label={words.state}
        options={[{ value: "", label: words.chooseState }, ...states]}
        value={entries.state}
        onValueChange={(state) => onChange({ state })}
      />
    </fieldset>
  );
}

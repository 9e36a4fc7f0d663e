import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { mostWageDigits } from "../answers/answers.ts";
import type { StepProps } from "../answers/wizard.ts";
import { WagesHelp } from "./help.tsx";

const words = rdCalculator.wages;
const fields = [
  { field: "doctorWages", label: words.doctor },
  { field: "staffWages", label: words.staff },
] as const;

export function WagesFields({ answers, dispatch, withHelp }: StepProps & { withHelp: boolean }) {
  return (
    <fieldset className="rd-group">
      <legend className="rd-group-title">{words.heading}</legend>
      <p className="field-hint">{words.hint}</p>
      {withHelp ? <WagesHelp /> : null}
      <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {fields.map(({ field, label }) => (
          <MoneyInput
            key={field}
            label={label}
            value={answers[field]}
            maxDigits={mostWageDigits}
            onValueChange={(digits) => dispatch({ type: "wages-entered", field, digits })}
          />
        ))}
      </div>
    </fieldset>
  );
}

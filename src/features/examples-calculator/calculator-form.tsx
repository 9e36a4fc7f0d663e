import { useId } from "react";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { ChoiceRadio } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { Box } from "#design-system/layout/box.tsx";
import { type Entries, mostIncomeDigits } from "./calculator-state.ts";

const words = examplesCalculator.form;

export function CalculatorForm(props: {
  entries: Entries;
  onChange: (change: Partial<Entries>) => void;
  /** True for an income above zero, which enables the button. */
  ready: boolean;
  onView: () => void;
}) {
  const { entries, onChange, ready, onView } = props;
  const id = useId();
  return (
    <Box className="p-6 sm:p-8">
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) onView();
        }}
      >
        <MoneyInput
          label={words.income}
          hint={words.incomeHint}
          placeholder={words.incomePlaceholder}
          value={entries.income}
          onValueChange={(income) => onChange({ income })}
          maxDigits={mostIncomeDigits}
        />
        <ChoiceGroup legend={words.audience} columns={2}>
          {words.audiences.map(({ value, label }) => (
            <ChoiceRadio
              key={value}
              name={`${id}-audience`}
              title={label}
              value={value}
              checked={entries.audience === value}
              onCheckedChange={() => onChange({ audience: value })}
            />
          ))}
        </ChoiceGroup>
        <div>
          <Button
            type="submit"
            disabled={!ready}
            aria-describedby={`${id}-note`}
            className="w-full justify-center"
          >
            {words.button}
          </Button>
          <p id={`${id}-note`} className="mt-3 text-sm text-ink-3">
            {ready ? words.stays : words.stillToDo}
          </p>
        </div>
      </form>
    </Box>
  );
}

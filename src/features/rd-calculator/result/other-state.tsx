import { useState } from "react";
import { compareWithState } from "#calculations/rd-credit/comparisons/other-state.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { ComparisonBars } from "#design-system/charts/bars/comparison-bars.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { usStates } from "#tax-law/state-credit-rates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type Answers, toPracticeAnswers } from "../answers/answers.ts";

const words = rdCalculatorResult.otherState;

export function OtherState({ answers }: { answers: Answers }) {
  const here = answers.stateName;
  const [there, setThere] = useState<string>(here === words.first ? words.second : words.first);
  const comparison = compareWithState(toPracticeAnswers(answers), there);
  if (comparison.kind === "bad-answers") return null;
  return (
    <>
      <Select
        label={words.label}
        value={there}
        onValueChange={setThere}
        options={usStates
          .filter(({ name }) => name !== here)
          .map(({ name }) => ({ value: name, label: name }))}
      />
      <ComparisonBars
        title={fillIn(words.figure, { here, there })}
        titleHidden
        bars={[
          { label: here, value: comparison.here.totalCreditInUsd, emphasis: true },
          { label: there, value: comparison.there.totalCreditInUsd },
        ]}
        difference={{ label: words.difference }}
        note={words.note}
      />
    </>
  );
}

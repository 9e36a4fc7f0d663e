import { useKeptEntries } from "#browser/use-kept-entries.ts";
import { reasonablePayWords as words } from "#content/calculators/reasonable-pay.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { stillNeeded, ToolFrame, toolFields } from "../tool-frame.tsx";
import {
  ages,
  employerRates,
  exampleQuestion,
  filings,
  firstEntries,
  type PayEntries,
  priorWages,
  questionFrom,
  rothLine,
  taxYear,
} from "./entries.ts";
import { PayResult } from "./result.tsx";

/** The engine covers up to 100 million. */
const mostDigits = 8;

export function ReasonablePay() {
  const { entries, change, clear } = useKeptEntries("reasonable-pay-2026", firstEntries);
  const question = questionFrom(entries);
  return (
    <ToolFrame
      name="reasonable-pay"
      words={words}
      isExample={!question}
      needed={stillNeeded(entries, firstEntries, words.needed)}
      onClear={clear}
      form={<PayFields entries={entries} onChange={change} wages={question?.wagesInUsd ?? []} />}
    >
      <PayResult question={question ?? exampleQuestion} isExample={!question} />
    </ToolFrame>
  );
}

function PayFields(props: {
  entries: PayEntries;
  onChange: (changed: Partial<PayEntries>) => void;
  wages: readonly number[];
}) {
  const { entries, onChange, wages } = props;
  const { fields } = words;
  const { amount, choice } = toolFields(entries, onChange, mostDigits);
  return (
    <>
      <fieldset className="tool-fields">
        <legend>{fillIn(words.practice, { taxYear })}</legend>
        {amount("profit", fields.profit, fields.profitHint)}
        {amount("staff", fields.staff, fields.staffHint)}
        {choice("rate", fields.rate, employerRates, (rate) =>
          rate === "0" ? fields.noContribution : fillIn(fields.rates, { rate: `${rate}%` }),
        )}
      </fieldset>
      <fieldset className="tool-fields">
        <legend>{fillIn(words.household, { taxYear })}</legend>
        {choice("filing", fields.filing, filings, (filing) => fields.filings[filing])}
        {choice("age", fillIn(fields.age, { taxYear }), ages, (age) => fields.ages[age])}
        {entries.age === "under-50"
          ? null
          : choice(
              "priorWages",
              fillIn(fields.priorWages, { priorYear: taxYear - 1 }),
              priorWages,
              (value) => fillIn(fields.priorWagesChoices[value], { line: formatUsd(rothLine) }),
            )}
        {amount("other", fields.other, fields.otherHint)}
        {amount("deductions", fields.deductions, fields.deductionsHint)}
      </fieldset>
      <fieldset className="tool-fields">
        <legend>{words.wages}</legend>
        {amount("lowest", fields.lowest)}
        {amount("highest", fields.highest)}
        {wages.length > 1
          ? choice("wage", fields.wage, wages.map(String), (wage) => formatUsd(Number(wage)))
          : null}
      </fieldset>
    </>
  );
}

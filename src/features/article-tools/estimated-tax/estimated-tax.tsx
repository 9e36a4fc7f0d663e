import { estimatedTaxKey } from "#browser/kept-estimated-tax.ts";
import { useKeptEntries } from "#browser/use-kept-entries.ts";
import { surgeon } from "#calculations/estimated-tax/answers.ts";
import { estimatedTaxWords as words } from "#content/calculators/estimated-tax.ts";
import { estimatedTaxDays } from "#tax-law/tax-year-days.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { stillNeeded, ToolFrame, toolFields } from "../tool-frame.tsx";
import { answersFrom, type EstimatedTaxEntries, firstEntries, taxYear } from "./entries.ts";
import { EstimatedTaxResult } from "./result.tsx";

/** Up to 999,999,999 can be typed; the engine covers up to a billion. */
const mostDigits = 9;

const years = { taxYear, priorYear: taxYear - 1 };

export function EstimatedTax() {
  const { entries, change, clear } = useKeptEntries(estimatedTaxKey, firstEntries);
  const answers = answersFrom(entries);
  const { priorIncome, priorTax, expectedTax } = words.fields;
  return (
    <ToolFrame
      name="estimated-tax"
      words={words}
      isExample={!answers}
      needed={stillNeeded(entries, firstEntries, {
        priorTax: fillIn(priorTax, years),
        priorIncome: fillIn(priorIncome, years),
        expectedTax: fillIn(expectedTax, years),
      })}
      onClear={clear}
      form={<EstimatedTaxFields entries={entries} onChange={change} />}
    >
      <EstimatedTaxResult answers={answers ?? surgeon} isExample={!answers} />
    </ToolFrame>
  );
}

function EstimatedTaxFields(props: {
  entries: EstimatedTaxEntries;
  onChange: (changed: Partial<EstimatedTaxEntries>) => void;
}) {
  const { fields } = words;
  const { amount, tick } = toolFields(props.entries, props.onChange, mostDigits);
  const [first, second, third] = estimatedTaxDays(taxYear).map((day) => formatDate(day, "short"));
  return (
    <>
      <fieldset className="tool-fields">
        <legend>{fillIn(words.lastYear, years)}</legend>
        {amount("priorIncome", fillIn(fields.priorIncome, years), fields.priorIncomeHint)}
        {amount("priorTax", fillIn(fields.priorTax, years), fields.priorTaxHint)}
      </fieldset>
      <fieldset className="tool-fields">
        <legend>{fillIn(words.thisYear, years)}</legend>
        {amount("expectedTax", fillIn(fields.expectedTax, years), fields.expectedTaxHint)}
        {amount("withholding", fillIn(fields.withholding, years), fields.withholdingHint)}
        {tick("separate", fillIn(fields.separate, years))}
      </fieldset>
      <fieldset className="tool-fields">
        <legend>{fillIn(words.payments, years)}</legend>
        <p className="field-hint">{fillIn(words.paymentsHint, years)}</p>
        {amount("paid1", fillIn(fields.paid, { day: first ?? "" }))}
        {amount("paid2", fillIn(fields.paid, { day: second ?? "" }))}
        {amount("paid3", fillIn(fields.paid, { day: third ?? "" }))}
        {amount("paid4", fillIn(fields.paidSince, { day: third ?? "" }))}
      </fieldset>
    </>
  );
}

import { rangeByMethod } from "#calculations/rd-credit/comparisons/range-by-method.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { slipLines } from "#calculations/rd-credit/slip-lines.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { studyAssumption } from "#content/calculators/study-answer.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { yearsOfResearchRates } from "#tax-law/research-figures.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { StateLawNote } from "../state-law-note.tsx";
import { plainReading, Reading } from "./plain-reading.tsx";
import "../result.css";

const { slip, example, summary, range } = rdCalculatorResult;

export function exampleLines(estimate: Estimate) {
  const lines = slipLines(estimate, { ...slip, rdTime: rdTimeLabel(estimate) });
  const { wages, rdTime, qualifiedExpenses, federal, state, total } = lines;
  return { rows: [wages, rdTime, qualifiedExpenses, federal, state], total };
}

function rdTimeLabel({ specialties }: Estimate): string {
  const count = specialties.reduce((sum, { activityCount }) => sum + activityCount, 0);
  return fillIn(example.rdTime, {
    activities: count === 1 ? summary.activity : fillIn(summary.activities, { count }),
    innovation: specialties[0]?.innovationLevel ?? "",
  });
}

/** The example's range and verdict alone. */
export function exampleAnswer(estimate: Estimate) {
  return { range: rangeInWords(estimate)?.amount, verdict: plainReading(estimate).title };
}

/** A practice worked through on another page: slip, range, cost and verdict as in a result. */
export function ExampleResult(props: { estimate: Estimate; title: string; subtitle: string }) {
  const { estimate, title, subtitle } = props;
  const credits = rangeInWords(estimate);
  return (
    <div className="grid content-start gap-5">
      <Slip title={title} subtitle={subtitle} {...exampleLines(estimate)}>
        <div className="rd-range">
          <p className="rd-range-label">{credits?.label}</p>
          <p className="rd-range-amount tabular-digits">{credits?.amount}</p>
          <p className="rd-range-note">
            {fillIn(example.cost, { cost: formatUsd(studyAssumption.engagementFeeInUsd) })}
          </p>
        </div>
      </Slip>
      <Reading estimate={estimate} />
    </div>
  );
}

export function ExampleNotes({ estimate }: { estimate: Estimate }) {
  return (
    <>
      <StateLawNote state={estimate.state} />
      <p>
        {rangeInWords(estimate)?.note} {slip.caveat}
      </p>
    </>
  );
}

/** What the law's methods give for the same expenses; nothing where there are no expenses. */
function rangeInWords({ qualifiedExpensesInUsd }: Estimate) {
  const { lowInUsd, highInUsd } = rangeByMethod(qualifiedExpensesInUsd, statedTaxYear);
  if (highInUsd === 0) return undefined;
  return {
    label: range.label,
    amount: fillIn(range.amount, { low: formatUsd(lowInUsd), high: formatUsd(highInUsd) }),
    note: fillIn(range.note, {
      expenses: formatUsd(qualifiedExpensesInUsd),
      years: yearsOfResearchRates(),
    }),
  };
}

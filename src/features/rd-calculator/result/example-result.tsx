import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult, studyAssumption } from "#content/calculators/rd-calculator-result.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { slipLines } from "#wording/slip-lines.ts";
import { StateLawNote } from "../state-law-note.tsx";
import { rangeInWords } from "./credit-range.tsx";
import { Reading } from "./plain-reading.tsx";
import "../result.css";

const { slip, example, summary } = rdCalculatorResult;

/** The lines of the slip, also for a page's sharing picture. */
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

/** A practice worked through on another page: slip, range, cost and verdict as in a result. */
export function ExampleResult(props: { estimate: Estimate; title: string; subtitle: string }) {
  const { estimate, title, subtitle } = props;
  const range = rangeInWords(estimate);
  return (
    <div className="grid content-start gap-5">
      <Slip title={title} subtitle={subtitle} {...exampleLines(estimate)}>
        <div className="rd-range">
          <p className="rd-range-label">{range?.label}</p>
          <p className="rd-range-amount tabular-digits">{range?.amount}</p>
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

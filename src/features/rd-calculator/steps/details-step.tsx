import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { formatTotalRdTime } from "#wording/numbers.ts";
import type { RunningEstimate } from "../answers/running-estimate.ts";
import type { StepProps } from "../answers/wizard.ts";
import { SpecialtySection } from "./specialty-section.tsx";
import { StateChoice } from "./state-choice.tsx";
import { TimeDivision } from "./time-division.tsx";
import { WagesFields } from "./wages-fields.tsx";

/** One question group after the other; each fits a phone's screen. */
export function DetailsStep({
  answers,
  dispatch,
  estimate,
  full,
}: StepProps & { estimate: RunningEstimate; full: boolean }) {
  const { specialties } = answers;
  const several = specialties.length > 1;
  return (
    <div>
      {specialties.map((chosen, index) => (
        <SpecialtySection
          key={chosen.specialtyId}
          chosen={chosen}
          index={index}
          several={several}
          withHelp={full}
          dispatch={dispatch}
        />
      ))}
      <p className="mb-6 text-sm text-ink-3">{rdCalculator.activities.onPatients}</p>
      {several ? <TimeDivision answers={answers} dispatch={dispatch} /> : null}
      <TimeTotals estimate={estimate} />
      <WagesFields answers={answers} dispatch={dispatch} withHelp={full} />
      <StateChoice answers={answers} dispatch={dispatch} withMap={full} />
    </div>
  );
}

function TimeTotals({ estimate }: { estimate: RunningEstimate }) {
  const { rdTimeAsFraction, timeAllocationAsPercentage } = estimate;
  const words = rdCalculator.time;
  return (
    <dl className="rd-totals figures">
      <div>
        <dt>{words.total}</dt>
        <dd>{timeAllocationAsPercentage}%</dd>
      </div>
      <div>
        <dt>{words.rdTime}</dt>
        <dd>{formatTotalRdTime(rdTimeAsFraction ?? 0)}</dd>
      </div>
    </dl>
  );
}

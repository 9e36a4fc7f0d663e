import { type ReactNode, useState } from "react";
import { useLoaded } from "#browser/use-loaded-component.ts";
import { amountsFor } from "#calculations/rd-credit/amounts.ts";
import { hoursInWords } from "#calculations/rd-credit/slip-lines.ts";
import { totalTime } from "#calculations/rd-credit/time-allocation.ts";
import { estimateSlip } from "#content/calculators/estimate-slip.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { MoneyInput } from "#design-system/forms/money-input.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { defaultStateName, usStates } from "#tax-law/state-credit-rates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatTotalRdTime } from "#wording/numbers.ts";
import { type Answers, mostWageDigits, toPracticeAnswers } from "../answers/answers.ts";
import type { StepProps } from "../answers/wizard.ts";
import { WagesHelp } from "./help.tsx";
import { SpecialtySection } from "./specialty-section.tsx";
import { TimeDivision } from "./time-division.tsx";
import { WhoDoesIt } from "./who-does-it.tsx";

/** One question group after the other; each fits a phone's screen. */
export function DetailsStep(props: StepProps & { full: boolean; touched: boolean }) {
  const { answers, dispatch, full, touched } = props;
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
      <TimeTotals answers={answers} />
      {full ? <WhoDoesIt answers={answers} dispatch={dispatch} /> : null}
      <WagesFields answers={answers} dispatch={dispatch} withHelp={full} />
      <StateChoice answers={answers} dispatch={dispatch} withLaw={touched} />
    </div>
  );
}

/** What the activities come to. With one specialty its 100% is said where the time is asked. */
function TimeTotals({ answers }: { answers: Answers }) {
  const times = answers.specialties.map(({ timePercentage }) => timePercentage);
  const { totalRdTimeAsFraction } = amountsFor(toPracticeAnswers(answers));
  const words = rdCalculator.time;
  return (
    <dl className="rd-totals tabular-digits border-y border-dashed border-line-strong">
      {times.length > 1 ? <Total label={words.total} value={`${totalTime(times)}%`} /> : null}
      <Total label={words.rdTime} value={formatTotalRdTime(totalRdTimeAsFraction)}>
        {totalRdTimeAsFraction > 0 ? (
          <small className="slip-note">
            {hoursInWords(totalRdTimeAsFraction, estimateSlip.hours)}
          </small>
        ) : null}
      </Total>
    </dl>
  );
}

function Total(props: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-dashed border-line-strong py-2.5 not-first:border-t">
      <dt className="text-ink-2">
        {props.label}
        {props.children}
      </dt>
      <dd className="font-medium">{props.value}</dd>
    </div>
  );
}

const wageFields = [
  { field: "doctorWages", label: rdCalculator.wages.doctor },
  { field: "staffWages", label: rdCalculator.wages.staff },
] as const;

function WagesFields({ answers, dispatch, withHelp }: StepProps & { withHelp: boolean }) {
  return (
    <fieldset className="rd-group rd-wages">
      <legend className="rd-group-title">{rdCalculator.wages.heading}</legend>
      <p className="field-hint">{rdCalculator.wages.hint}</p>
      {withHelp ? <WagesHelp /> : null}
      <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {wageFields.map(({ field, label }) => (
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

const stateOptions = usStates.map(({ name }) => ({ value: name, label: name }));

const loadLawNote = async () => (await import("../state-law-note.tsx")).StateLawNote;

/** The state that the simplified rate and the state's own law are taken from. */
function StateChoice({
  answers,
  dispatch,
  withLaw,
}: StepProps & {
  /** False until the first answer: a page that opens at this step shows the same without script. */
  withLaw: boolean;
}) {
  const words = rdCalculator.state;
  const [chosen, setChosen] = useState(false);
  const assumed = !chosen && answers.state === defaultStateName;
  const LawNote = useLoaded(loadLawNote, withLaw);
  return (
    <fieldset className="rd-group">
      <legend className="rd-group-title">{words.heading}</legend>
      <p className="field-hint">{words.hint}</p>
      {/* The default is an assumption, which must not be overlooked. */}
      <div className={`mt-4 ${assumed ? "[&_.field-hint]:text-amber" : ""}`}>
        <Select
          label={words.label}
          hint={assumed ? fillIn(words.assumed, { state: answers.state }) : undefined}
          options={stateOptions}
          value={answers.state}
          onValueChange={(state) => {
            setChosen(true);
            dispatch({ type: "state-chosen", state });
          }}
        />
        {LawNote === "loading" || LawNote === "failed" ? null : <LawNote state={answers.state} />}
      </div>
    </fieldset>
  );
}

import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { RangeSlider } from "#design-system/forms/range-slider.tsx";
import { specialtyOf } from "../answers/answers.ts";
import type { StepProps } from "../answers/wizard.ts";

const words = rdCalculator.time;
const asPercent = (value: number) => `${value}%`;

/** All the sliders together: moving one moves the others, so they must be seen together. */
export function TimeDivision({ answers, dispatch }: StepProps) {
  return (
    <fieldset className="rd-group">
      <legend className="rd-group-title">{words.heading}</legend>
      <p className="field-hint">{words.hint}</p>
      <div className="mt-5 grid gap-4">
        {answers.specialties.map((chosen, index) => (
          <TimeSlider
            key={chosen.specialtyId}
            name={specialtyOf(chosen).specialty.name}
            percentage={chosen.timePercentage}
            // Its activities would count for nothing.
            hint={
              chosen.timePercentage === 0 && chosen.activities.length > 0 ? words.none : undefined
            }
            onChange={(percentage) => dispatch({ type: "time-changed", index, percentage })}
          />
        ))}
      </div>
      <SmallButton className="mt-5" onClick={() => dispatch({ type: "time-divided-evenly" })}>
        {words.evenly}
      </SmallButton>
    </fieldset>
  );
}

/** A single specialty has all of the time, so there is nothing to move. */
export function WholeTime({ name }: { name: string }) {
  return (
    <div>
      <p className="field-label">
        <span className="font-normal text-ink-2">{words.label}</span> {name}: {asPercent(100)}
      </p>
      <p className="field-hint">{words.alone}</p>
    </div>
  );
}

function TimeSlider(props: {
  name: string;
  percentage: number;
  hint: string | undefined;
  onChange: (percentage: number) => void;
}) {
  const { name, percentage, hint, onChange } = props;
  return (
    <RangeSlider
      label={
        <>
          <span className="font-normal text-ink-2">{words.label}</span> {name}
        </>
      }
      hint={hint ? <span className="text-amber">{hint}</span> : null}
      value={percentage}
      format={asPercent}
      onValueChange={onChange}
    />
  );
}

import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { RangeSlider } from "#design-system/forms/range-slider.tsx";
import { specialtyOf } from "../answers/catalog.ts";
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
            key={chosen.subspecialtyId}
            name={specialtyOf(chosen).subspecialty.name}
            percentage={chosen.timePercentage}
            onChange={(percentage) => dispatch({ type: "time-changed", index, percentage })}
          />
        ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="mt-5"
        onClick={() => dispatch({ type: "time-divided-evenly" })}
      >
        {words.evenly}
      </Button>
    </fieldset>
  );
}

export function TimeSlider({
  name,
  percentage,
  hint,
  onChange,
}: {
  name: string;
  percentage: number;
  hint?: string;
  onChange: (percentage: number) => void;
}) {
  return (
    <RangeSlider
      label={
        <>
          <span className="font-normal text-ink-2">{words.label}</span> {name}
        </>
      }
      hint={hint}
      value={percentage}
      format={asPercent}
      onValueChange={onChange}
    />
  );
}

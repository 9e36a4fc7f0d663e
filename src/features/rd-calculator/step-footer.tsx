import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checklist } from "#design-system/forms/checklist.tsx";
import type { Answers } from "./answers/answers.ts";
import { mayContinue, requirementsAt, type StepNumber, stepId } from "./answers/wizard.ts";

const { buttons, requirements, stillToDo } = rdCalculator;

/** The Continue button and, while it is disabled, the requirements that are not met. */
export function StepFooter(props: {
  step: StepNumber;
  isFirst: boolean;
  answers: Answers;
  onBack: () => void;
}) {
  const { step, answers, onBack } = props;
  const ready = mayContinue(step, answers);
  return (
    <div className="rd-footer">
      {ready ? null : (
        <Checklist
          title={stillToDo}
          items={requirementsAt(step, answers)
            .filter(({ done }) => !done)
            .map(({ requirement }) => requirements[requirement])}
        />
      )}
      <div className="rd-footer-buttons">
        {props.isFirst ? null : (
          <Button variant="quiet" onClick={onBack}>
            {buttons.back}
          </Button>
        )}
        <Button
          type="submit"
          disabled={!ready}
          className="flex-1 @min-[38rem]:min-w-48 @min-[38rem]:flex-none"
        >
          {stepId(step) === "details" ? buttons.calculate : buttons.continue}
        </Button>
      </div>
    </div>
  );
}

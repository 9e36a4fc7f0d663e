import { rdCalculator } from "#content/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checklist } from "#design-system/forms/checklist.tsx";
import type { Answers } from "./answers/answers.ts";
import { mayContinue, requirementsAt, type StepNumber, stepId } from "./answers/steps.ts";

const { buttons, requirements, stillToDo } = rdCalculator;

/** The button that leads on, and while it is not ready, what it waits for. */
export function StepFooter({
  step,
  answers,
  onBack,
}: {
  step: StepNumber;
  answers: Answers;
  onBack: () => void;
}) {
  const ready = mayContinue(step, answers);
  return (
    <div className="rd-footer">
      {ready ? null : (
        <Checklist
          title={stillToDo}
          items={requirementsAt(step, answers).map(({ requirement, done }) => ({
            label: requirements[requirement],
            done,
          }))}
        />
      )}
      <div className="rd-footer-buttons">
        {step > 1 ? (
          <Button variant="quiet" onClick={onBack}>
            {buttons.back}
          </Button>
        ) : null}
        <Button type="submit" disabled={!ready} className="rd-footer-on">
          {stepId(step) === "details" ? buttons.calculate : buttons.continue}
        </Button>
      </div>
    </div>
  );
}

import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checklist } from "#design-system/forms/checklist.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { type Answers, specialtyOf, specialtyWithAllTime } from "./answers/answers.ts";
import { mayContinue, requirementsAt, type StepNumber, stepId } from "./answers/wizard.ts";

const { buttons, requirements, stillToDo, time } = rdCalculator;

/** The Continue button and, while it is disabled, the requirements that are not met. */
export function StepFooter(props: {
  step: StepNumber;
  isFirst: boolean;
  answers: Answers;
  onBack: () => void;
  onShareTime: () => void;
}) {
  const { step, answers, onBack, onShareTime } = props;
  const ready = mayContinue(step, answers);
  return (
    <div className="rd-footer">
      {stepId(step) === "details" ? <TimeOnOne answers={answers} onShare={onShareTime} /> : null}
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
        <Button type="submit" disabled={!ready} className="rd-footer-on">
          {stepId(step) === "details" ? buttons.calculate : buttons.continue}
        </Button>
      </div>
    </div>
  );
}

/** A slider at 100% leaves the others nothing. This note says so. */
function TimeOnOne({ answers, onShare }: { answers: Answers; onShare: () => void }) {
  const one = specialtyWithAllTime(answers);
  if (!one) return null;
  const nameOf = (chosen: { specialtyId: string }) => specialtyOf(chosen).specialty.name;
  const others = answers.specialties.filter((chosen) => chosen !== one).map(nameOf);
  const [other = ""] = others;
  const sentence = others.length === 1 ? time.allOnOne : time.allOnOneOfMany;
  return (
    <div className="flex flex-wrap items-center justify-between col-span-full gap-x-6 gap-y-3 py-3.5 px-4.5 rounded-control bg-amber-wash leading-normal">
      <p className="flex-[1_1_18rem]">
        {fillIn(sentence, { name: nameOf(one), other, count: others.length })}
      </p>
      <Button variant="quiet" size="small" onClick={onShare}>
        {time.share}
      </Button>
    </div>
  );
}

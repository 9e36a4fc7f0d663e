import type { RefObject } from "react";
import { keptDays } from "#browser/kept-in-browser.ts";
import type { PracticeType } from "#content/calculators/practice-types/practice-type.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Box } from "#design-system/layout/box.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { furthestStep, lastStep, type StepId, stepId } from "./answers/wizard.ts";
import { RunningBar, RunningSlip, runningLines } from "./running-slip.tsx";
import { StepFooter } from "./step-footer.tsx";
import { StepHead } from "./step-head.tsx";
import { DetailsStep } from "./steps/details-step.tsx";
import { PracticeTypesStep } from "./steps/practice-types-step.tsx";
import { SpecialtiesStep } from "./steps/specialties-step.tsx";
import type { Wizard } from "./use-wizard.ts";

/** Steps 1 to 3: the question on a sheet, the running estimate beside it. */
export function QuestionScreen(props: {
  wizard: Wizard;
  headingRef: RefObject<HTMLHeadingElement | null>;
  offered: readonly PracticeType[];
  /** False on a slide, where there is no room for help. */
  full: boolean;
  /** Whether an answer has been given, now or earlier. */
  touched: boolean;
  /** A success message above the first step, such as that the results were sent. */
  notice: string;
  onContinue: () => void;
}) {
  const { wizard, headingRef, offered, full, touched, notice, onContinue } = props;
  const { state, dispatch } = wizard;
  const { step, answers } = state;
  const id = stepId(step);
  const lines = runningLines(answers);
  const entry = { answers, dispatch };

  return (
    <div className="grid grid-cols-1 @min-[58rem]:grid-cols-[minmax(0,1fr)_22.5rem] @min-[58rem]:gap-10 @min-[58rem]:items-start">
      <Box className="rd-sheet">
        <AlertRegion tone="success" className="not-empty:mb-6">
          {notice}
        </AlertRegion>
        <RestoredNote wizard={wizard} />
        <StepHead
          at={state}
          headingRef={headingRef}
          label={rdCalculator.steps[id].label}
          heading={rdCalculator.steps[id].heading}
          hint={hintAt(id, offered.length)}
        />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onContinue();
          }}
        >
          {id === "practice-types" ? (
            <PracticeTypesStep {...entry} offered={offered} withHelp={full} />
          ) : null}
          {id === "specialties" ? (
            <SpecialtiesStep {...entry} offered={offered} withHelp={full} />
          ) : null}
          {id === "details" ? <DetailsStep {...entry} full={full} touched={touched} /> : null}
          <NeedsScript />
          <StepFooter
            step={step}
            isFirst={step === state.firstStep}
            answers={answers}
            onBack={wizard.goBack}
          />
        </form>
      </Box>
      <RunningSlip {...lines} />
      <RunningBar {...lines} />
    </div>
  );
}

function hintAt(id: StepId, offeredCount: number): string {
  const words = rdCalculator.steps[id];
  return "hintOfOne" in words && offeredCount === 1 ? words.hintOfOne : words.hint;
}

/** Where the answers came from, how long they stay, and the way back to their result. */
function RestoredNote({ wizard: { restored, state, openResult, startOver } }: { wizard: Wizard }) {
  if (!restored) return null;
  const { fromEarlier, fromLink, open, clear } = rdCalculator.kept;
  const earlier = restored.from === "earlier" ? restored : undefined;
  const finished = earlier && furthestStep(state.answers) === lastStep;
  return (
    <div className="rd-restored flex flex-wrap items-center justify-between gap-x-6 gap-y-3 mb-6 pb-5 border-b border-dashed border-line-strong text-nav leading-normal text-ink-2">
      <p>
        {earlier ? fillIn(fromEarlier, { until: dayAfter(earlier.savedAt, keptDays) }) : fromLink}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {finished ? (
          <Button size="small" onClick={openResult}>
            {fillIn(open, { date: dayAfter(earlier.savedAt, 0) })}
          </Button>
        ) : null}
        <SmallButton onClick={startOver}>{clear}</SmallButton>
      </div>
    </div>
  );
}

/** `November 17`, where the visitor is. */
function dayAfter(time: number, days: number): string {
  const date = new Date(time);
  date.setDate(date.getDate() + days);
  return date.toLocaleDateString("en-US", { month: "long", day: "numeric" });
}

function NeedsScript() {
  const { before, link, after } = rdCalculator.needsScript;
  return (
    <noscript>
      <p className="mt-6 py-4 px-4.5 rounded-control bg-amber-wash">
        {before} <TextLink href="/contact">{link}</TextLink> {after}
      </p>
    </noscript>
  );
}

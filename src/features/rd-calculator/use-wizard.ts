import { useEffect, useReducer, useRef, useState } from "react";
import type { Answers } from "./answers/answers.ts";
import {
  type Beginning,
  lastStep,
  type StepNumber,
  startWizard,
  type WizardAction,
  wizard,
} from "./answers/wizard.ts";
import { type Found, useKeptAnswers } from "./use-kept-answers.ts";
import { stepInHistory, useStepHistory } from "./use-step-history.ts";

export type Wizard = ReturnType<typeof useWizard>;

/** The reducer with the browser's parts: focus and, in the full calculator, history, storage, scrolling. */
export function useWizard(
  offeredTypeIds: readonly string[],
  onPage: boolean,
  beginning: Beginning,
) {
  const [state, dispatch] = useReducer(wizard, undefined, () =>
    startWizard(offeredTypeIds, beginning),
  );
  const { specialtyId } = beginning;
  const { firstStep } = state;
  const [restored, setRestored] = useState<Found>();
  const { expectMove, ...refs } = useStepFocus(state.step, onPage);

  const steps = useStepHistory(state.step, onPage, (step) => {
    expectMove();
    dispatch({ type: "went-to", step });
  });

  useKeptAnswers(state, onPage, (found) => {
    const { from, answers } = found;
    const reloadedAt = stepInHistory();
    // A page that is reloaded keeps what was answered on it, whichever specialties that names.
    if (from === "earlier" && !reloadedAt && !isAbout(specialtyId, answers)) return;
    if (from === "link") expectMove("wages");
    const step = from === "link" ? found.step : (reloadedAt ?? found.step);
    dispatch({ type: "restored", answers, step });
    steps.mark(step);
    // At the first step a reload may follow Send: the result is one button away.
    const returned = reloadedAt === undefined || reloadedAt === firstStep;
    if (from === "link" || (returned && answers.specialties.length > 0)) setRestored(found);
  });

  function moveTo(step: StepNumber, action: WizardAction) {
    expectMove();
    setRestored(undefined);
    dispatch(action);
    steps.push(step);
  }

  return {
    state,
    dispatch,
    restored,
    ...refs,
    goOn() {
      // The entry the visitor leaves needs its step too, or Back would not know where to go.
      if (stepInHistory() === undefined) steps.mark(state.step);
      moveTo((state.step + 1) as StepNumber, { type: "continued" });
    },
    goBack() {
      const step = (state.step - 1) as StepNumber;
      if (steps.backTo(step)) return;
      expectMove();
      dispatch({ type: "went-back" });
      steps.mark(step);
    },
    openResult: () => moveTo(lastStep, { type: "went-to", step: lastStep }),
    startOver: () => moveTo(firstStep, { type: "started-over" }),
    resultsSent: () => moveTo(firstStep, { type: "results-sent" }),
    reopenSentResult: () => moveTo(lastStep, { type: "sent-result-reopened" }),
  };
}

/**
 * On the page of a specialty, answers of an earlier visit replace its start only if they include
 * that specialty.
 */
function isAbout(specialtyId: string | undefined, { specialties }: Answers): boolean {
  return specialtyId === undefined || specialties.some((one) => one.specialtyId === specialtyId);
}

/**
 * A new step starts with the focus on its heading and the card at the top of the window; a link,
 * which leaves out the wages, leads to their fields. On a slide the deck controls what is visible, so nothing scrolls there.
 */
function useStepFocus(step: StepNumber, scrolls: boolean) {
  const calculatorRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const moving = useRef<"heading" | "wages">(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of step that counts
  useEffect(() => {
    if (!moving.current) return;
    const wages = calculatorRef.current?.querySelector<HTMLElement>(".rd-wages");
    const toWages = moving.current === "wages" && wages;
    moving.current = undefined;
    const focused = toWages ? wages.querySelector("input") : headingRef.current;
    focused?.focus({ preventScroll: true });
    if (!scrolls) return;
    // A frame later: on Back the browser first restores its own scroll position.
    const frame = requestAnimationFrame(() =>
      (toWages || calculatorRef.current)?.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [step]);

  return {
    calculatorRef,
    headingRef,
    /** To be called before the visitor changes the step; without it the focus does not move. */
    expectMove: (to: "heading" | "wages" = "heading") => {
      moving.current = to;
    },
  };
}

import { useEffect, useRef } from "react";
import { isRecord } from "#browser/kept-in-browser.ts";
import { isStep } from "./answers/kept-answers.ts";
import type { StepNumber } from "./answers/wizard.ts";

/** Our part of a history entry's state. The page may keep other data in the same entry. */
interface StepEntry {
  readonly step: StepNumber;
  /** The step of the entry before this one, if that is ours. */
  readonly cameFrom?: StepNumber | undefined;
}

const key = "rdCalculator";

/** One history entry a step, so that the browser's Back and Forward walk through the wizard. */
export function useStepHistory(
  step: StepNumber,
  enabled: boolean,
  onWalk: (step: StepNumber) => void,
) {
  const latest = useRef({ step, onWalk });
  useEffect(() => {
    latest.current = { step, onWalk };
  });

  useEffect(() => {
    if (!enabled) return;
    const walk = ({ state }: PopStateEvent) => {
      const entry = entryIn(state);
      if (entry) latest.current.onWalk(entry.step);
      // An anchor of the page was followed: its entry belongs to the step that was in sight.
      else replace({ step: latest.current.step });
    };
    addEventListener("popstate", walk);
    return () => removeEventListener("popstate", walk);
  }, [enabled]);

  return {
    /** Marks the entry the visitor is on, without adding one. */
    mark: (at: StepNumber) => {
      if (enabled) replace({ step: at, cameFrom: entryIn(history.state)?.cameFrom });
    },
    push: (at: StepNumber) => {
      if (enabled) history.pushState(stateWith({ step: at, cameFrom: step }), "");
    },
    /** Goes back in the browser's history where that is the step before; says whether it did. */
    backTo: (at: StepNumber) => {
      if (!enabled || entryIn(history.state)?.cameFrom !== at) return false;
      history.back();
      return true;
    },
  };
}

export function stepInHistory(): StepNumber | undefined {
  return entryIn(history.state)?.step;
}

function replace(entry: StepEntry): void {
  history.replaceState(stateWith(entry), "");
}

function stateWith(entry: StepEntry): unknown {
  return { ...(isRecord(history.state) ? history.state : {}), [key]: entry };
}

function entryIn(state: unknown): StepEntry | undefined {
  const entry = isRecord(state) ? state[key] : undefined;
  if (!isRecord(entry) || !isStep(entry.step)) return undefined;
  return { step: entry.step, cameFrom: isStep(entry.cameFrom) ? entry.cameFrom : undefined };
}

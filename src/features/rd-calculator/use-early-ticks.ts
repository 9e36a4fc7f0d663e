import { type Dispatch, type RefObject, useEffect, useRef } from "react";
import type { WizardAction, WizardState } from "./answers/wizard.ts";

/**
 * A card can be ticked before the script has arrived. The browser then shows it ticked and React
 * does not know; once, at the start, what stands in the page becomes the answer.
 */
export function useEarlyTicks(
  calculatorRef: RefObject<HTMLElement | null>,
  state: WizardState,
  dispatch: Dispatch<WizardAction>,
): void {
  const start = useRef(state);
  useEffect(() => {
    const { practiceTypeIds } = start.current.answers;
    const cards = calculatorRef.current?.querySelectorAll<HTMLInputElement>("input[value].tick");
    for (const { value, checked } of cards ?? []) {
      if (checked !== practiceTypeIds.includes(value))
        dispatch({ type: "practice-type-toggled", practiceTypeId: value });
    }
  }, [calculatorRef, dispatch]);
}

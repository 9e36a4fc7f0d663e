import { type RefObject, useEffect, useRef } from "react";
import type { StepNumber } from "./answers/wizard.ts";

interface StepFocus {
  readonly calculatorRef: RefObject<HTMLElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Say so before the step changes by the visitor's hand; otherwise focus stays where it is. */
  readonly expectMove: () => void;
}

/**
 * A new step begins at its heading, for the eye and for a screen reader: the card comes to the same
 * place at the top of the window each time. On a slide the deck decides what is in sight, so there
 * it does not scroll.
 */
export function useStepFocus(step: StepNumber, scrolls: boolean): StepFocus {
  const calculatorRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const moving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of step that counts
  useEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    headingRef.current?.focus({ preventScroll: true });
    if (!scrolls) return;
    // A frame later: on Back the browser first restores its own scroll position.
    const frame = requestAnimationFrame(() =>
      calculatorRef.current?.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [step]);

  return {
    calculatorRef,
    headingRef,
    expectMove: () => {
      moving.current = true;
    },
  };
}

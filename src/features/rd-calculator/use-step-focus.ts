import { type RefObject, useEffect, useRef } from "react";
import type { StepNumber } from "./answers/wizard.ts";

interface StepFocus {
  readonly calculatorRef: RefObject<HTMLElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** To be called before the visitor changes the step; without it the focus does not move. */
  readonly expectMove: () => void;
}

/**
 * A new step starts with the focus on its heading and the card at the top of the window. On a slide
 * the deck controls what is visible, so nothing scrolls there.
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

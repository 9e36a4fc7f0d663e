import type { ReactNode, RefObject } from "react";
import { StepDots } from "#design-system/forms/step-dots.tsx";
import { lastStep, type WizardState } from "./answers/wizard.ts";

export function StepHead(props: {
  /** As the visitor counts: a step that is left out is not among them. */
  at: Pick<WizardState, "step" | "firstStep">;
  label: string;
  heading: ReactNode;
  hint?: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Belongs to the heading and follows it. */
  children?: ReactNode;
}) {
  const { at, label, heading, hint, headingRef, children } = props;
  return (
    <div className="rd-head">
      <StepDots
        current={at.step - at.firstStep + 1}
        total={lastStep - at.firstStep + 1}
        label={label}
      />
      <div className="rd-head-words">
        <h3 ref={headingRef} tabIndex={-1}>
          {heading}
        </h3>
        {children}
      </div>
      {hint ? <p>{hint}</p> : null}
    </div>
  );
}

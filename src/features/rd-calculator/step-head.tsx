import type { ReactNode, RefObject } from "react";
import { StepDots } from "#design-system/forms/step-dots.tsx";
import { lastStep, type StepNumber } from "./answers/wizard.ts";

export function StepHead(props: {
  step: StepNumber;
  label: string;
  heading: ReactNode;
  hint?: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Belongs to the heading and follows it. */
  children?: ReactNode;
}) {
  const { step, label, heading, hint, headingRef, children } = props;
  return (
    <div className="rd-head">
      <StepDots current={step} total={lastStep} label={label} />
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

import type { ReactNode, RefObject } from "react";
import { StepDots } from "#design-system/forms/step-dots.tsx";
import { lastStep, type StepNumber } from "./answers/wizard.ts";

export function StepHead(props: {
  step: StepNumber;
  label: string;
  heading: ReactNode;
  hint?: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { step, label, heading, hint, headingRef } = props;
  return (
    <div className="rd-head">
      <StepDots current={step} total={lastStep} label={label} />
      <h3 ref={headingRef} tabIndex={-1}>
        {heading}
      </h3>
      {hint ? <p>{hint}</p> : null}
    </div>
  );
}

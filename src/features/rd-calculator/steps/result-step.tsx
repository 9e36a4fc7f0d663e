import type { RefObject } from "react";
import { useLoaded } from "#browser/use-loaded-component.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { estimateOf } from "../answers/answers.ts";
import type { ResultScreenProps } from "../result/result-screen.tsx";
import { StepHead } from "../step-head.tsx";

const { label, heading } = rdCalculator.steps.result;

interface ResultStepProps extends ResultScreenProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly result: ReturnType<typeof useResult>;
}

/** The answer takes the place of a title when its file has loaded. */
export function ResultStep({ headingRef, result, ...props }: ResultStepProps) {
  const estimate = estimateOf(props.state.answers);
  const loaded = typeof result === "string" ? null : result;
  return (
    <div className="rd-result">
      <StepHead
        at={props.state}
        label={label}
        heading={loaded ? <loaded.ResultAnswer estimate={estimate} /> : heading}
        headingRef={headingRef}
      >
        {loaded ? <loaded.ResultLeft estimate={estimate} /> : null}
      </StepHead>
      {result === "loading" ? <p>{rdCalculator.resultLoading}</p> : null}
      {result === "failed" ? (
        <>
          <p>{props.compact ? rdCalculator.resultFailedInDeck : rdCalculator.resultFailed}</p>
          <Button onClick={() => location.reload()}>{rdCalculator.reload}</Button>
        </>
      ) : null}
      {loaded ? <loaded.ResultScreen {...props} /> : null}
    </div>
  );
}

async function loadResult() {
  const { ResultScreen } = await import("../result/result-screen.tsx");
  const { ResultAnswer, ResultLeft } = await import("../result/result-answer.tsx");
  return { ResultScreen, ResultAnswer, ResultLeft };
}

/** The result is in separate files, fetched while the visitor is still answering. */
export const useResult = (wanted: boolean) => useLoaded(loadResult, wanted);

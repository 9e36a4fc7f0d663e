import type { RefObject } from "react";
import { type LoadedComponent, useLoadedComponent } from "#browser/use-loaded-component.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { estimateOf } from "../answers/answers.ts";
import type { ResultScreenProps } from "../result/result-screen.tsx";
import type { SentScreenProps } from "../result/sent-screen.tsx";
import { StepHead } from "../step-head.tsx";

const { label, heading } = rdCalculator.steps.result;

type OfEstimate = LoadedComponent<{ estimate: Estimate }>;

interface ResultStepProps extends ResultScreenProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly screen: LoadedComponent<ResultScreenProps>;
  readonly answer: OfEstimate;
  readonly left: OfEstimate;
}

/** The answer takes the place of a title when its file has loaded. */
export function ResultStep({ headingRef, screen, answer, left, ...props }: ResultStepProps) {
  const [Screen, Answer, Left] = [screen, answer, left];
  const estimate = estimateOf(props.state.answers);
  const hasAnswer = typeof Answer !== "string" && typeof Screen !== "string";
  return (
    <div className="rd-result">
      <StepHead
        at={props.state}
        label={label}
        heading={hasAnswer ? <Answer estimate={estimate} /> : heading}
        headingRef={headingRef}
      >
        {hasAnswer && typeof Left !== "string" ? <Left estimate={estimate} /> : null}
      </StepHead>
      {Screen === "loading" ? <p>{rdCalculator.resultLoading}</p> : null}
      {Screen === "failed" ? (
        <>
          <p>{props.compact ? rdCalculator.resultFailedInDeck : rdCalculator.resultFailed}</p>
          <Button onClick={() => location.reload()}>{rdCalculator.reload}</Button>
        </>
      ) : null}
      {Screen === "loading" || Screen === "failed" ? null : <Screen {...props} />}
    </div>
  );
}

const loadResultScreen = async () => (await import("../result/result-screen.tsx")).ResultScreen;

const loadResultAnswer = async () => (await import("../result/result-answer.tsx")).ResultAnswer;

const loadResultLeft = async () => (await import("../result/result-answer.tsx")).ResultLeft;

/** The result is in separate files, fetched while the visitor is still answering. */
export function useResultScreen(
  wanted: boolean,
): Pick<ResultStepProps, "screen" | "answer" | "left"> {
  const screen = useLoadedComponent(loadResultScreen, wanted);
  const answer = useLoadedComponent(loadResultAnswer, wanted);
  const left = useLoadedComponent(loadResultLeft, wanted);
  return { screen, answer, left };
}

const loadSentScreen = async () => (await import("../result/sent-screen.tsx")).SentScreen;

/** A separate file, since most visits do not need it. Fetched while the visitor looks at the result. */
export function useSentScreen(wanted: boolean): LoadedComponent<SentScreenProps> {
  return useLoadedComponent(loadSentScreen, wanted);
}

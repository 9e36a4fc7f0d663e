import type { RefObject } from "react";
import { type LoadedComponent, useLoadedComponent } from "#browser/use-loaded-component.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { estimateOf } from "../answers/answers.ts";
import type { SentResult } from "../answers/wizard.ts";
import type { ResultScreenProps } from "../result/result-screen.tsx";
import type { SentCardProps } from "../send/sent-card.tsx";
import { StepHead } from "../step-head.tsx";

const { label, heading } = rdCalculator.steps.result;

interface ResultStepProps extends ResultScreenProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly screen: Screen;
}

/** Shows the total at once, and its explanation when that file has loaded. */
export function ResultStep({ headingRef, screen: Screen, ...props }: ResultStepProps) {
  const total = formatUsd(estimateOf(props.state.answers).estimatedCreditInUsd);
  return (
    <div className="rd-result">
      <StepHead
        step={props.state.step}
        label={label}
        heading={fillIn(heading, { total })}
        headingRef={headingRef}
      />
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

type Screen = LoadedComponent<ResultScreenProps>;

const loadResultScreen = async () => (await import("../result/result-screen.tsx")).ResultScreen;

/** The result is a separate file, fetched while the visitor is still answering. */
export function useResultScreen(wanted: boolean): Screen {
  return useLoadedComponent(loadResultScreen, wanted);
}

const loadSentCard = async () => (await import("../send/sent-card.tsx")).SentCard;

/** The card of a result that was sent. It is a separate file, since most visits do not need it. */
export function AfterSending({
  sent,
  ...ways
}: Omit<SentCardProps, "sent"> & { readonly sent: SentResult | undefined }) {
  const Card = useLoadedComponent(loadSentCard, sent !== undefined);
  if (!sent || Card === "loading" || Card === "failed") return null;
  return <Card sent={sent} {...ways} />;
}

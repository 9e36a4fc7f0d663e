import { useEffect, useRef, useState } from "react";
import { reachStep } from "#browser/funnel.ts";
import { useLoaded } from "#browser/use-loaded-component.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { estimateOf, offeredPracticeTypes } from "./answers/answers.ts";
import { type Beginning, lastStep } from "./answers/wizard.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { announcementOf } from "./running-slip.tsx";
import { ResultStep, useResult } from "./steps/result-step.tsx";
import { useWizard } from "./use-wizard.ts";
import "./rd-calculator.css";

export interface RdCalculatorProps extends Beginning {
  /** `compact` is for a slide: no map, nothing to send, nothing kept, no history. */
  readonly variant: "full" | "compact";
  /** Only these practice types; a single one is chosen from the start. All when absent. */
  readonly practiceTypeIds?: readonly string[];
  /** Of these practice types only these specialties. All when absent. */
  readonly specialtyIds?: readonly string[];
  /** Path of the page that shows it; stored with the lead. */
  readonly sourcePage: string;
  /** Called with every result the visitor reaches. */
  readonly onEstimate?: (estimate: Estimate) => void;
}

/** A separate file, since most visits do not need it. Fetched while the visitor looks at the result. */
const loadSentScreen = async () => (await import("./result/sent-screen.tsx")).SentScreen;

/** An alert region must be in the page before its words, or they are not read out. */
const regionFirstMs = 100;

export function RdCalculator(props: RdCalculatorProps) {
  const { variant, onEstimate } = props;
  const full = variant === "full";
  const offered = offeredPracticeTypes(props.practiceTypeIds, props.specialtyIds);
  const wizard = useWizard(
    offered.map(({ id }) => id),
    full,
    props,
  );
  const { state, dispatch } = wizard;
  const { step, answers } = state;
  const result = useResult(step > 1);
  const [notice, setNotice] = useState("");
  const keyRef = useRef("");
  const atResult = step === lastStep;
  const SentScreen = useLoaded(loadSentScreen, atResult && full);
  const firstStepHeading = useRef<HTMLHeadingElement>(null);
  const [untouched] = useState(answers);
  const touched = answers !== untouched;
  const [firstStep] = useState(step);

  /** On a slide the presenter uses the calculator, which is not counted. */
  function reach(reached: Parameters<typeof reachStep>[0]) {
    if (full) reachStep(reached);
  }

  function startOver() {
    keyRef.current = "";
    setNotice("");
    wizard.startOver();
  }

  useEffect(() => {
    if (atResult) onEstimate?.(estimateOf(answers));
  }, [atResult, answers, onEstimate]);

  const { sent } = state;
  const showsSent =
    step === state.firstStep && sent && SentScreen !== "loading" && SentScreen !== "failed";
  const questions = (
    <QuestionScreen
      wizard={wizard}
      headingRef={showsSent ? firstStepHeading : wizard.headingRef}
      offered={offered}
      full={full}
      touched={touched}
      notice={showsSent ? "" : notice}
      onContinue={() => {
        setNotice("");
        wizard.goOn();
        if (step < lastStep) reach((step + 1) as 2 | 3 | 4);
      }}
    />
  );

  return (
    <section
      ref={wizard.calculatorRef}
      aria-label={rdCalculator.name}
      className="rd-calculator"
      data-variant={variant}
      data-touched={touched || undefined}
      onChange={() => reach(firstStep)}
    >
      {atResult ? (
        <ResultStep
          state={state}
          dispatch={dispatch}
          compact={!full}
          sourcePage={props.sourcePage}
          keyRef={keyRef}
          headingRef={wizard.headingRef}
          result={result}
          onBack={wizard.goBack}
          onStartOver={startOver}
          onSent={(sentence) => {
            wizard.resultsSent();
            setTimeout(() => setNotice(sentence), regionFirstMs);
          }}
        />
      ) : null}
      {showsSent ? (
        <SentScreen
          sent={sent}
          notice={notice}
          headingRef={wizard.headingRef}
          onReopen={() => {
            setNotice("");
            wizard.reopenSentResult();
          }}
        >
          {questions}
        </SentScreen>
      ) : null}
      {atResult || showsSent ? null : questions}
      <Announcement text={atResult ? "" : announcementOf(answers)} />
    </section>
  );
}

/** Longer than the pause between two digits, so that only the final total is announced. */
const settledAfterMs = 1200;

/** For screen readers: the text, once it has stopped changing. */
function Announcement({ text }: { text: string }) {
  const [announcement, announce] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => announce(text), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

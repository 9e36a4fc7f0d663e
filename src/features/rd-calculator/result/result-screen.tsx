import { type Dispatch, Fragment, type RefObject, useState } from "react";
import { keptDays } from "#browser/kept-in-browser.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { specialtyPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { CopyLink } from "#design-system/forms/copy-link.tsx";
import { Box } from "#design-system/layout/box.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { type Answers, estimateOf } from "../answers/answers.ts";
import { linkHash } from "../answers/answers-link.ts";
import type { WizardAction, WizardState } from "../answers/wizard.ts";
import { StateLawNote } from "../state-law-note.tsx";
import { Explanations } from "./explanations.tsx";
import { PreviewEmail } from "./preview-email.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { ResultReasons } from "./result-answer.tsx";
import { ResultSlip } from "./result-slip.tsx";
import { SendResult } from "./send-result.tsx";
import { bookingOfResult, calculatorAddress } from "./visit.ts";
import "../result.css";

const words = rdCalculatorResult;

function linkTo(answers: Answers): string {
  return location.origin + calculatorAddress() + linkHash(answers);
}

export interface ResultScreenProps {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
  readonly compact: boolean;
  /** Path of the page that shows it. */
  readonly sourcePage: string;
  readonly keyRef: RefObject<string>;
  readonly onBack: () => void;
  readonly onStartOver: () => void;
  readonly onSent: (notice: string) => void;
}

export function ResultScreen(props: ResultScreenProps) {
  const { state, compact } = props;
  const [previewing, setPreviewing] = useState(false);
  const estimate = estimateOf(state.answers);
  return (
    <>
      <div className="rd-result-top">
        <div className="grid content-start gap-6">
          <ResultReasons estimate={estimate} />
          <ResultSlip estimate={estimate} />
          <div>
            <StateLawNote state={estimate.state} />
            <SpecialtyPages estimate={estimate} />
          </div>
        </div>
        {compact ? null : (
          <Box className="rd-send py-6 px-4 @min-[38rem]:p-8">
            <SendResult
              answers={state.answers}
              contact={state.contact}
              dispatch={props.dispatch}
              sourcePage={props.sourcePage}
              keyRef={props.keyRef}
              onPreview={() => setPreviewing(true)}
              onSent={props.onSent}
            />
          </Box>
        )}
        {compact ? null : (
          <div className="flex flex-wrap content-start gap-3">
            <SmallButton data-prints="" onClick={() => print()}>
              {words.actions.print}
            </SmallButton>
            <CopyLink words={words.actions} link={() => linkTo(state.answers)} />
            <ContinueInWorksheet estimate={estimate} />
            <p className="basis-full text-sm text-ink-3">
              {fillIn(rdCalculator.kept.howLong, { days: keptDays })}
            </p>
          </div>
        )}
      </div>
      {compact ? null : <Explanations answers={state.answers} estimate={estimate} />}
      <ResultFooter {...props} />
      {compact ? null : (
        <>
          <PreviewEmail
            open={previewing}
            onClose={() => setPreviewing(false)}
            answers={state.answers}
            contact={state.contact}
            sourcePage={props.sourcePage}
          />
          <PrintSheet answers={state.answers} estimate={estimate} />
        </>
      )}
    </>
  );
}

function ResultFooter({ state, compact, onBack, onStartOver }: ResultScreenProps) {
  return (
    <div className="grid gap-5 mt-10 @min-[58rem]:grid-cols-[1fr_auto] @min-[58rem]:items-center print:hidden">
      {compact ? null : <p className="max-w-[40em] text-ink-2">{words.next.text}</p>}
      <div className="rd-footer-buttons">
        <Button variant="quiet" onClick={onBack}>
          {rdCalculator.buttons.back}
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          {rdCalculator.buttons.startOver}
        </Button>
        {compact ? null : (
          <Button href={bookingOfResult(state.answers)} newTab>
            {words.next.consultation}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The best page for a visitor of that specialty, with a practice worked through. */
function SpecialtyPages({ estimate: { specialties } }: { estimate: Estimate }) {
  const { label, separator } = words.specialtyPages;
  return (
    <p className="mt-3 text-sm">
      {label}{" "}
      {specialties.map(({ specialtyId, name }, index) => (
        <Fragment key={specialtyId}>
          {index > 0 ? separator : null}
          <TextLink href={specialtyPath(specialtyId)}>{name}</TextLink>
        </Fragment>
      ))}
    </p>
  );
}

function ContinueInWorksheet({ estimate }: { estimate: Estimate }) {
  return (
    <p className="basis-full text-sm text-ink-2">
      <TextLink href={worksheetAddress(estimate.countedExpensesInUsd)}>
        {words.actions.worksheet}
      </TextLink>
      <span className="block">{words.actions.worksheetNote}</span>
    </p>
  );
}

import { type ReactNode, type RefObject, useId } from "react";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Box } from "#design-system/layout/box.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { estimateOf } from "../answers/answers.ts";
import type { SentResult } from "../answers/wizard.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { FeeLine, ResultAnswer } from "./result-answer.tsx";
import { ResultSlip } from "./result-slip.tsx";
import { bookingOfResult } from "./visit.ts";
import "../result.css";

const words = rdCalculatorResult.sent;

export interface SentScreenProps {
  readonly sent: SentResult;
  readonly notice: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onReopen: () => void;
  /** The first step, where the calculator is again. */
  readonly children: ReactNode;
}

export function SentScreen({ sent, notice, headingRef, ...props }: SentScreenProps) {
  const titleId = useId();
  const estimate = estimateOf(sent.answers);
  const to = fillIn(sent.cpaEmail ? words.toBoth : words.to, {
    email: sent.email,
    cpaEmail: sent.cpaEmail,
  });
  return (
    <>
      <Box className="rd-sheet">
        <section
          aria-labelledby={titleId}
          className="rd-sent grid grid-cols-1 gap-6 @min-[58rem]:grid-cols-2 @min-[58rem]:grid-rows-[auto_1fr] @min-[58rem]:gap-x-10 @min-[58rem]:gap-y-6 @min-[58rem]:items-start"
        >
          <div>
            <AlertRegion tone="success" className="not-empty:mb-6">
              {notice}
            </AlertRegion>
            <h3
              id={titleId}
              ref={headingRef}
              tabIndex={-1}
              className="focus:outline-none text-lg wrap-anywhere"
            >
              {to}
            </h3>
            <p className="mt-3 font-serif text-[1.4375rem]/[1.3] font-medium text-pretty">
              <ResultAnswer estimate={estimate} />
            </p>
            <div className="mt-4 leading-normal text-ink-2">
              <FeeLine estimate={estimate} />
            </div>
          </div>
          <ResultSlip estimate={estimate} />
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" onClick={props.onReopen}>
              {words.reopen}
            </Button>
            <SmallButton data-prints="" onClick={() => print()}>
              {rdCalculatorResult.actions.print}
            </SmallButton>
            <SmallButton href={bookingOfResult(sent.answers)} newTab>
              {rdCalculatorResult.next.consultation}
            </SmallButton>
            <SmallButton href={worksheetAddress(estimate.countedExpensesInUsd)}>
              {words.worksheet}
            </SmallButton>
          </div>
          <PrintSheet answers={sent.answers} estimate={estimate} />
        </section>
      </Box>
      <Disclosure summary={words.firstStep}>{props.children}</Disclosure>
    </>
  );
}

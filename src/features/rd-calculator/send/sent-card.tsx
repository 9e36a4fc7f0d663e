import { useId } from "react";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { estimateOf } from "../answers/answers.ts";
import type { SentResult } from "../answers/wizard.ts";
import { PrintSheet } from "../result/print-sheet.tsx";
import "../result.css";

const words = rdCalculatorResult.sent;

export interface SentCardProps {
  readonly sent: SentResult;
  readonly onReopen: () => void;
  readonly onStartOver: () => void;
}

/** After sending: to which address, and what the visitor can do next. */
export function SentCard({ sent, onReopen, onStartOver }: SentCardProps) {
  const titleId = useId();
  const estimate = estimateOf(sent.answers);
  const to = fillIn(sent.cpaEmail ? words.toBoth : words.to, {
    email: sent.email,
    cpaEmail: sent.cpaEmail,
  });
  return (
    <section aria-labelledby={titleId} className="rd-sent">
      <p id={titleId} className="rd-sent-title">
        {to}
      </p>
      <p>{words.kept}</p>
      <div className="rd-sent-actions">
        <Button size="small" onClick={onReopen}>
          {words.reopen}
        </Button>
        <Button variant="quiet" size="small" data-prints="" onClick={() => print()}>
          {rdCalculatorResult.actions.print}
        </Button>
        <Button variant="quiet" size="small" href={firm.links.booking} newTab>
          {rdCalculatorResult.next.consultation}
        </Button>
        <Button
          variant="quiet"
          size="small"
          href={worksheetAddress(estimate.qualifiedExpensesInUsd)}
        >
          {words.worksheet}
        </Button>
        <Button variant="quiet" size="small" onClick={onStartOver}>
          {rdCalculator.buttons.startOver}
        </Button>
      </div>
      <PrintSheet answers={sent.answers} estimate={estimate} />
    </section>
  );
}

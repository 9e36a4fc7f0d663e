import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { answerWords, rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

/**
 * The sentence that opens the result, on the screen and on paper: the amounts, and smaller what
 * follows the first colon, the verdict.
 */
export function ResultAnswer({ estimate }: { estimate: Estimate }) {
  const answer = studyAnswer(estimate, answerWords, today(firmTimeZone));
  const end = answer.indexOf(":") + 1 || answer.length;
  return (
    <>
      {answer.slice(0, end)}
      <small className="font-sans text-ink-2">{answer.slice(end)}</small>
    </>
  );
}

/** The specified total, which the calculator computes more simply than the law. */
export function ResultTotal({ estimate }: { estimate: Estimate }) {
  return (
    <p className="rd-total">
      {fillIn(rdCalculatorResult.total, { state: estimate.state })}{" "}
      <b className="tabular-digits">{formatUsd(estimate.estimatedCreditInUsd)}</b>
    </p>
  );
}

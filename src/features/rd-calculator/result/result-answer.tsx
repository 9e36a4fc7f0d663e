import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { answerWords, rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

/** The sentence that opens the result, on the screen and on paper: the amounts, and smaller the verdict after the colon. */
export function ResultAnswer({ estimate }: { estimate: Estimate }) {
  const [amounts, verdict] = studyAnswer(estimate, answerWords, today(firmTimeZone)).split(
    /(?<=:) /,
  );
  return (
    <>
      {amounts} <small className="font-sans text-ink-2">{verdict}</small>
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

import type { PracticeAnswers } from "../answers.ts";
import { type Estimate, estimateCredit, type InvalidAnswers } from "../estimate.ts";

export interface StateComparison {
  readonly kind: "comparison";
  readonly here: Estimate;
  readonly there: Estimate;
  /** Positive if the other state adds more. */
  readonly differenceInUsd: number;
}

export function compareWithState(
  answers: PracticeAnswers,
  otherState: string,
): StateComparison | InvalidAnswers {
  const here = estimateCredit(answers);
  const there = estimateCredit({ ...answers, state: otherState });
  if (here.kind === "bad-answers") return here;
  if (there.kind === "bad-answers") return there;
  const differenceInUsd = there.estimatedCreditInUsd - here.estimatedCreditInUsd;
  return { kind: "comparison", here, there, differenceInUsd };
}

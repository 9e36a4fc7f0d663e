import { usStates } from "#tax-law/state-credit-rates.ts";
import type { PracticeAnswers } from "./answers.ts";
import { type Estimate, estimateCredit, type Inestimable } from "./estimate.ts";

export interface StateComparison {
  readonly kind: "comparison";
  readonly here: Estimate;
  readonly there: Estimate;
  /** Positive where the other state gives more. */
  readonly differenceInUsd: number;
}

/** The same practice, with nothing changed but the state. */
export function compareWithState(
  answers: PracticeAnswers,
  otherState: string,
): StateComparison | Inestimable {
  const here = estimateCredit(answers);
  const there = estimateCredit({ ...answers, state: otherState });
  if (here.kind === "bad-answers") return here;
  if (there.kind === "bad-answers") return there;
  const differenceInUsd = there.totalCreditInUsd - here.totalCreditInUsd;
  return { kind: "comparison", here, there, differenceInUsd };
}

export interface StateTotal {
  readonly stateCode: string;
  readonly stateName: string;
  readonly stateCreditInUsd: number;
  readonly totalCreditInUsd: number;
}

/** The same practice in each of the fifty states, in alphabetical order; none for bad answers. */
export function totalsByState(answers: PracticeAnswers): StateTotal[] {
  return usStates.flatMap(({ code, name }) => {
    const estimate = estimateCredit({ ...answers, state: name });
    if (estimate.kind === "bad-answers") return [];
    const { stateCreditInUsd, totalCreditInUsd } = estimate;
    return [{ stateCode: code, stateName: name, stateCreditInUsd, totalCreditInUsd }];
  });
}

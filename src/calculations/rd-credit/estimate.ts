import type { WorkingLine } from "../working-line.ts";
import { amountsFor, type EstimatedAmounts } from "./amounts.ts";
import { type AnswerProblem, type PracticeAnswers, problemsWith } from "./answers.ts";
import { workingOf } from "./working.ts";

export interface Estimate extends EstimatedAmounts {
  readonly kind: "estimate";
  readonly working: readonly WorkingLine[];
}

export interface InvalidAnswers {
  readonly kind: "bad-answers";
  readonly problems: readonly AnswerProblem[];
}

export type EstimateResult = Estimate | InvalidAnswers;

export function estimateCredit(answers: PracticeAnswers): EstimateResult {
  const problems = problemsWith(answers);
  if (problems.length > 0) return { kind: "bad-answers", problems };

  const amounts = amountsFor(answers);
  return { kind: "estimate", ...amounts, working: workingOf(amounts) };
}

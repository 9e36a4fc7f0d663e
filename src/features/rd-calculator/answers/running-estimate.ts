import { amountsFor } from "#calculations/rd-credit/amounts.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { totalTime } from "#calculations/rd-credit/time-allocation.ts";
import { type Answers, offeredPracticeTypes, toPracticeAnswers } from "./answers.ts";

/** What the answers give so far. A field is absent until something has been answered for it. */
export interface RunningEstimate {
  readonly practiceTypes?: readonly string[];
  readonly specialties?: readonly string[];
  readonly timeAllocationAsPercentage: number;
  readonly rdTimeAsFraction?: number;
  readonly wagesInUsd?: number;
  readonly qualifiedExpensesInUsd?: number;
  readonly federalCreditInUsd?: number;
  readonly stateCreditInUsd?: number;
  readonly estimatedCreditInUsd?: number;
}

/** Only the amounts: their working is written out for the result. */
export function runningEstimate(answers: Answers): RunningEstimate {
  const { specialties, doctorWages, staffWages } = answers;
  const estimate = amountsFor(toPracticeAnswers(answers));
  const hasWages = doctorWages !== "" || staffWages !== "";
  const hasActivities = specialties.some((one) => one.activities.length > 0);
  const typeNames = chosenTypeNames(answers);
  return {
    ...(typeNames.length > 0 && { practiceTypes: typeNames }),
    ...(specialties.length > 0 && { specialties: estimate.specialties.map(({ name }) => name) }),
    timeAllocationAsPercentage: totalTime(specialties.map((one) => one.timePercentage)),
    ...(hasActivities && { rdTimeAsFraction: estimate.totalRdTimeAsFraction }),
    ...(hasWages && { wagesInUsd: estimate.wagesInUsd }),
    ...(hasActivities &&
      hasWages && {
        qualifiedExpensesInUsd: estimate.qualifiedExpensesInUsd,
        federalCreditInUsd: estimate.federalCreditInUsd,
        stateCreditInUsd: estimate.stateCreditInUsd,
        estimatedCreditInUsd: estimate.estimatedCreditInUsd,
      }),
  };
}

/** The wizard cannot hold answers that the engine refuses: digits are few, time totals 100. */
export function estimateOf(answers: Answers): Estimate {
  const result = estimateCredit(toPracticeAnswers(answers));
  if (result.kind === "bad-answers") throw new RangeError(result.problems[0]?.message);
  return result;
}

function chosenTypeNames({ practiceTypeIds }: Answers): string[] {
  const chosen = offeredPracticeTypes().filter(({ id }) => practiceTypeIds.includes(id));
  return chosen.map(({ name }) => name);
}

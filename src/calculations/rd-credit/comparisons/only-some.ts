import { withoutBinaryNoise } from "../../rounding.ts";
import { creditFor, type EstimatedAmounts } from "../amounts.ts";
import { type CreditRange, rangeByMethod } from "./range-by-method.ts";

export interface OnlySome extends CreditRange {
  readonly rdTimeAsFraction: number;
  readonly estimatedCreditInUsd: number;
}

/**
 * What the estimate would be if `people` of `all` spend the R&D time and the others none, at equal
 * pay. Nothing where that many people cannot be.
 */
export function onlySome(
  estimate: Pick<EstimatedAmounts, "wagesInUsd" | "countedRdTimeAsFraction" | "state">,
  people: number,
  all: number,
  taxYear: number,
): OnlySome | undefined {
  if (!(people >= 1 && people <= all)) return undefined;
  const { wagesInUsd, countedRdTimeAsFraction, state } = estimate;
  const rdTimeAsFraction = withoutBinaryNoise((countedRdTimeAsFraction * people) / all);
  const credit = creditFor(wagesInUsd, rdTimeAsFraction, state);
  return {
    rdTimeAsFraction,
    estimatedCreditInUsd: credit.estimatedCreditInUsd,
    ...rangeByMethod(credit.qualifiedExpensesInUsd, taxYear),
  };
}

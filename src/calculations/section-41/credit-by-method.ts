import { type ResearchFigureName, researchFigure } from "#tax-law/research-figures.ts";
import { roundToDollar } from "../rounding.ts";

/**
 * The federal credit under section 41 for expenses that the calculator multiplies by a flat rate.
 * The regular method's is the most it allows; the simplified method's assumes steady expenses; the
 * third applies without expenses in the three years before.
 */
export function creditByMethod(qualifiedExpensesInUsd: number, taxYear: number) {
  const leastBase = researchFigure("research-minimum-base-share", taxYear);
  const averageShare = researchFigure("research-simplified-base-share", taxYear);
  const credit = <Method extends string>(
    method: Method,
    rate: ResearchFigureName,
    shareThatCounts: number,
  ) => {
    const rateAsFraction = researchFigure(rate, taxYear);
    const federalCreditInUsd = roundToDollar(
      qualifiedExpensesInUsd * shareThatCounts * rateAsFraction,
    );
    return { method, rateAsFraction, federalCreditInUsd };
  };
  return [
    credit("regular", "research-credit-maximum-rate", 1 - leastBase),
    credit("simplified", "research-credit-simplified-rate", 1 - averageShare),
    credit("withoutHistory", "research-credit-simplified-rate-without-history", 1),
  ];
}

/**
 * The least and the most that the methods of section 41 give for the expenses of an estimate. The
 * federal credit only: what a state adds is our simplification, not a method of the law.
 */
export function rangeByMethod(qualifiedExpensesInUsd: number, taxYear: number) {
  const credits = creditByMethod(qualifiedExpensesInUsd, taxYear).map(
    ({ federalCreditInUsd }) => federalCreditInUsd,
  );
  return { lowInUsd: Math.min(...credits), highInUsd: Math.max(...credits) };
}

import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn, statedTaxYear } from "#tax-law/tax-year.ts";
import { roundToDollar } from "../rounding.ts";

export type CreditMethod = "regular" | "simplified" | "withoutHistory";

export interface CreditByMethod {
  readonly method: CreditMethod;
  readonly rateAsFraction: number;
  readonly federalCreditInUsd: number;
}

export type ResearchFigureName = keyof typeof researchCreditFigures;

/** Of the tax year that the site states, unless another is asked for. */
export function researchFigure(name: ResearchFigureName, taxYear = statedTaxYear): number {
  return entryIn(researchCreditFigures[name], taxYear).value;
}

/**
 * What section 41 would give for expenses that the calculator multiplies by a flat rate: at most by
 * the regular method, with steady expenses by the simplified one, and without three years of them.
 */
export function creditByMethod(qualifiedExpensesInUsd: number, taxYear: number): CreditByMethod[] {
  const leastBase = researchFigure("research-minimum-base-share", taxYear);
  const averageShare = researchFigure("research-simplified-base-share", taxYear);
  const credit = (
    method: CreditMethod,
    rate: ResearchFigureName,
    shareThatCounts: number,
  ): CreditByMethod => {
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

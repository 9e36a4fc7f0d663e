import { roundToDollar } from "#calculations/rounding.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction } from "#wording/numbers.ts";

export interface MethodInLaw {
  readonly label: string;
  readonly note: string;
  readonly federalCreditInUsd: number;
}

const words = rdCalculatorResult.leftOut.methods;

export function researchFigure(name: keyof typeof researchCreditFigures, taxYear: number): number {
  return entryIn(researchCreditFigures[name], taxYear).value;
}

/** What section 41 would give for the same expenses, where the flat 10% stands in for it. */
export function methodsInLaw(qualifiedExpensesInUsd: number, taxYear: number): MethodInLaw[] {
  const regular = researchFigure("research-credit-maximum-rate", taxYear);
  const leastBase = researchFigure("research-minimum-base-share", taxYear);
  const simplified = researchFigure("research-credit-simplified-rate", taxYear);
  const averageShare = researchFigure("research-simplified-base-share", taxYear);
  const newcomer = researchFigure("research-credit-simplified-rate-without-history", taxYear);
  const method = (
    { label, note }: { label: string; note: string },
    rate: number,
    shareThatCounts: number,
  ): MethodInLaw => ({
    label,
    note: fillIn(note, { rate: formatFraction(rate) }),
    federalCreditInUsd: roundToDollar(qualifiedExpensesInUsd * shareThatCounts * rate),
  });
  return [
    method(words.regular, regular, 1 - leastBase),
    method(words.simplified, simplified, 1 - averageShare),
    method(words.withoutHistory, newcomer, 1),
  ];
}

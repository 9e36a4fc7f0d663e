import { rangeByMethod } from "#calculations/rd-credit/comparisons/range-by-method.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { yearsOfResearchRates } from "#tax-law/research-figures.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = rdCalculatorResult.range;

export interface RangeWords {
  readonly label: string;
  readonly amount: string;
  readonly note: string;
}

/** What the law's methods give for the same expenses; nothing where there are no expenses. */
export function rangeInWords({ qualifiedExpensesInUsd }: Estimate): RangeWords | undefined {
  const { lowInUsd, highInUsd } = rangeByMethod(qualifiedExpensesInUsd, statedTaxYear);
  if (highInUsd === 0) return undefined;
  return {
    label: words.label,
    amount: fillIn(words.amount, { low: formatUsd(lowInUsd), high: formatUsd(highInUsd) }),
    note: fillIn(words.note, {
      expenses: formatUsd(qualifiedExpensesInUsd),
      years: yearsOfResearchRates(),
    }),
  };
}

import { creditByMethod } from "../../section-41/credit-by-method.ts";

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

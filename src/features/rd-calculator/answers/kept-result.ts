import { rangeByMethod } from "#calculations/rd-credit/comparisons/range-by-method.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { estimateOf, toCalculation } from "./answers.ts";
import { readKept } from "./kept-answers.ts";
import { lastStep } from "./wizard.ts";

/**
 * A kept result for another part of the site, such as the booking: what is sent, and what it says.
 * Apart from the calculator, which does not need the law's methods before the result.
 */
export function keptResult(key: string, text: string | null, now: number) {
  const offeredTypeIds = key.split(":")[1]?.split("+") ?? [];
  const kept = readKept(text, now, offeredTypeIds);
  if (kept?.step !== lastStep) return undefined;
  const { countedExpensesInUsd, specialties, state } = estimateOf(kept.answers);
  return {
    calculation: toCalculation(kept.answers),
    range: rangeByMethod(countedExpensesInUsd, statedTaxYear),
    specialties: specialties.map(({ name }) => name),
    state,
  };
}

import { wholeExpensesRates } from "#tax-law/figures/state-research-credit.ts";
import { findState, lawNormallyGivesNothing } from "#tax-law/state-credit-rates.ts";
import { entryIn, statedTaxYear } from "#tax-law/tax-year.ts";
import { roundToDollar } from "../rounding.ts";

/**
 * What the state's own law gives a practice on the expenses of a year. Undefined where it depends on
 * more than the expenses: earlier years, an application, the owners' tax.
 */
export function stateOwnCredit(
  state: string,
  expensesInUsd: number,
  taxYear = statedTaxYear,
): number | undefined {
  if (lawNormallyGivesNothing(state)) return 0;
  const rate = wholeExpensesRates[findState(state)?.code ?? ""];
  return rate && roundToDollar(expensesInUsd * entryIn(rate, taxYear).value);
}

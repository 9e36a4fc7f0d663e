import type { Figure } from "#tax-law/figure.ts";
import { stateResearchCreditFigures } from "#tax-law/figures/state-research-credit.ts";
import { findState, lawNormallyGivesNothing } from "#tax-law/state-credit-rates.ts";
import { entryIn, statedTaxYear } from "#tax-law/tax-year.ts";
import { roundToDollar } from "../rounding.ts";

/** By postal code, where a share of all the expenses of a year is the credit, without a base. */
const wholeExpensesRates: Readonly<Record<string, Figure>> = {
  UT: stateResearchCreditFigures["utah-research-credit-rate"],
};

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

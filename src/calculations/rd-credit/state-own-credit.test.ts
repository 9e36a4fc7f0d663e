import { expect, it } from "vitest";
import { stateResearchCreditFigures } from "#tax-law/figures/state-research-credit.ts";
import { stateCreditLaw } from "#tax-law/state-credit-law.ts";
import { entryIn, statedTaxYear } from "#tax-law/tax-year.ts";
import { formatFraction } from "#wording/numbers.ts";
import { stateOwnCredit } from "./state-own-credit.ts";

it.each([
  // 7.5% of the year's expenses
  ["Utah", 118_845, 8_913],
  ["UT", 0, 0],
  ["Florida", 118_845, 0],
  ["Nevada", 118_845, 0],
  ["California", 118_845, undefined],
  ["Puerto Rico", 118_845, undefined],
])("by the law of %s %d of expenses give %s", (state, expenses, credit) => {
  expect(stateOwnCredit(state, expenses)).toBe(credit);
});

it("Utah's sentence names the rates of the figures", () => {
  for (const name of ["utah-research-credit-rate", "utah-research-credit-excess-rate"] as const) {
    const { value } = entryIn(stateResearchCreditFigures[name], statedTaxYear);
    expect(stateCreditLaw.UT.sentence).toContain(`${formatFraction(value)} of`);
  }
});

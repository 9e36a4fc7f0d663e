import { expect, it } from "vitest";
import { stateCreditLaw } from "#tax-law/state-credit-law.ts";
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

it("Utah's sentence names the rate that is computed with", () => {
  const rate = (stateOwnCredit("Utah", 1_000) ?? 0) / 1_000;
  expect(stateCreditLaw.UT.sentence).toContain(`${formatFraction(rate)} of the year's`);
});

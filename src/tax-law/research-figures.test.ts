import { expect, test } from "vitest";
import { researchFigure, yearsOfResearchRates } from "./research-figures.ts";
import { statedTaxYear } from "./tax-year.ts";

test("the year after is named too only while its rates are the same", () => {
  const rate = "research-credit-simplified-rate";
  const same = researchFigure(rate) === researchFigure(rate, statedTaxYear + 1);
  expect(yearsOfResearchRates().includes(String(statedTaxYear + 1))).toBe(same);
});

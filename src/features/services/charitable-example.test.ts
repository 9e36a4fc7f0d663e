import { expect, test } from "vitest";
import { charitableExample } from "#content/services/charitable-benefit-tax.ts";
import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { formatUsd } from "#wording/numbers.ts";
import { charitableExampleAtCost, charitableExampleSinceFloor } from "./charitable-example.tsx";

test("the example says what the limit for property allows in the first year, and what waits", () => {
  const { income, appraisedValue, caption } = charitableExample;
  const limit = income * figure("charitable-appreciated-property-limit", statedTaxYear).value;
  expect(limit).toBeLessThan(appraisedValue);
  expect(caption).toContain(formatUsd(limit));
  expect(caption).toContain(formatUsd(appraisedValue - limit));
});

test("under the rules of later years the floor lowers the example's net benefit", () => {
  expect(charitableExampleSinceFloor()).toEqual({
    floor: 5_000,
    taxSavings: 173_250,
    netBenefit: 73_250,
  });
});

test("at cost the example is a loss, nearly twice as large with the penalty", () => {
  expect(charitableExampleAtCost()).toMatchObject({ netBeforePenalty: -65_000, net: -121_000 });
});

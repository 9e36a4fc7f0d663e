import { expect, test } from "vitest";
import { charitableExample } from "#content/services/charitable-benefit-tax.ts";
import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { formatUsd } from "#wording/numbers.ts";
import { charitableExampleSinceFloor, charitableSlip } from "./charitable-example.tsx";

test("the example says what the limit for property allows in the first year, and what waits", () => {
  const { income, appraisedValue, caption } = charitableExample;
  const limit = income * figure("charitable-appreciated-property-limit", statedTaxYear).value;
  expect(limit).toBeLessThan(appraisedValue);
  expect(caption).toContain(formatUsd(limit));
  expect(caption).toContain(formatUsd(appraisedValue - limit));
});

test("beside the title the purchase is worked by the rules of today, with the loss at cost", () => {
  const { atCost, ...amounts } = charitableExampleSinceFloor();
  expect(amounts).toEqual({ floor: 5_000, taxSavings: 173_250, netBenefit: 73_250 });
  expect(atCost).toMatchObject({ netBeforePenalty: -66_750, net: -122_750 });
  const totals = charitableSlip().total.map(({ value }) => value);
  expect(totals).toEqual([formatUsd(amounts.netBenefit), formatUsd(atCost.net)]);
});

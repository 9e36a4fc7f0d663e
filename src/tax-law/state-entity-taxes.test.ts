import { expect, test } from "vitest";
import { figure } from "./look-up.ts";
import { usStates } from "./state-credit-rates.ts";
import {
  incomeTaxWithoutEntityTax,
  noPersonalIncomeTax,
  type StateEntityTax,
  stateEntityTaxes,
} from "./state-entity-taxes.ts";

test("each of the fifty states has a row or is named among those without the tax", () => {
  const named = [
    ...Object.keys(stateEntityTaxes),
    ...incomeTaxWithoutEntityTax,
    ...noPersonalIncomeTax,
  ];
  expect(named.toSorted()).toEqual(usStates.map(({ code }) => code).toSorted());
});

test("a rate is a share, from low to high", () => {
  const rows: [string, StateEntityTax][] = Object.entries(stateEntityTaxes);
  for (const [code, { rateAsFraction }] of rows) {
    const [low, high] = typeof rateAsFraction === "number" ? [0, rateAsFraction] : rateAsFraction;
    expect(low, code).toBeLessThan(high);
    expect(high, code).toBeLessThan(0.12);
  }
});

test.each([
  ["CA", "california-entity-tax-rate"],
  ["IL", "illinois-entity-tax-rate"],
  ["MA", "massachusetts-entity-tax-rate"],
] as const)("the rate of %s is that of the worked examples", (code, name) => {
  expect(stateEntityTaxes[code].rateAsFraction).toBe(figure(name, 2026).value);
});

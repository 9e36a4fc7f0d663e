import { expect, test } from "vitest";
import { fortune } from "#content/partners/fortune.ts";
import { californiaCaseAtCost } from "./california-case.tsx";

const { californiaCase } = fortune;

test("the amounts of the California case follow from its rates", () => {
  const { contribution, multiplier, deduction, ...gift } = californiaCase;
  expect(contribution * multiplier).toBe(deduction);
  expect(deduction * gift.federalRateAsFraction).toBeCloseTo(gift.federalSavings);
  expect(deduction * gift.stateRateAsFraction).toBeCloseTo(gift.stateSavings);
  expect(gift.federalSavings + gift.stateSavings).toBe(gift.totalSavings);
  expect(gift.totalSavings - contribution).toBe(gift.netGain);
});

test("cut to cost, it loses the contribution, most of the savings and a penalty", () => {
  expect(californiaCaseAtCost(californiaCase)).toMatchObject({
    federalSavings: 18_900,
    stateSavings: 9_310,
    federalUnderpaid: 75_600,
    penalty: 30_240,
    net: -72_030,
  });
});

import { expect, test } from "vitest";
import { valueCutToCost } from "./value-cut-to-cost.ts";

const gift = {
  paidInUsd: 70_000,
  federalSavingsInUsd: 94_500,
  federalSavingsAtCostInUsd: 18_900,
  stateSavingsAtCostInUsd: 9_310,
};

test("cut to cost, a gift loses what was paid less what the cost saves, and a penalty on top", () => {
  expect(valueCutToCost(gift, 0.4)).toEqual({
    federalSavings: 18_900,
    stateSavings: 9_310,
    federalUnderpaid: 75_600,
    penalty: 30_240,
    netBeforePenalty: -41_790,
    net: -72_030,
  });
});

test("without a penalty the result is the loss alone", () => {
  const { penalty, net, netBeforePenalty } = valueCutToCost(gift, 0);
  expect(penalty).toBe(0);
  expect(net).toBe(netBeforePenalty);
});

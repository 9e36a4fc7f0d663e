import { expect, it } from "vitest";
import { feeAndReturn } from "./study-fee.ts";

const terms = { engagementFeeInUsd: 3_000, successFeeAsFraction: 0.23, taxYear: 2025 };

it("counts the engagement fee against the final balance, about 3x for the orthodontics case, 2.4x after section 280C(c)", () => {
  const result = feeAndReturn(42_500, terms);
  expect(result).toMatchObject({
    successFeeInUsd: 9_775,
    balanceInUsd: 6_775,
    totalFeeInUsd: 9_775,
    netInUsd: 32_725,
    reducedCreditInUsd: 33_575,
    leftInUsd: 23_800,
  });
  expect([result.returnMultiple, result.leftMultiple]).toEqual([
    ...[expect.closeTo(3.35, 2), expect.closeTo(2.43, 2)],
  ]);
});

it.each([
  ["just below the engagement fee", 13_043, 0, 3_000],
  ["just above it", 13_048, 1, 3_001],
])("owes the engagement fee where the success fee is %s", (_, credit, balance, total) => {
  expect(feeAndReturn(credit, terms)).toMatchObject({
    balanceInUsd: balance,
    totalFeeInUsd: total,
  });
});

it("shows no return where the fee eats the credit", () => {
  expect(feeAndReturn(2_000, terms).returnMultiple).toBeUndefined();
  expect(feeAndReturn(0, terms).netInUsd).toBe(-3_000);
});

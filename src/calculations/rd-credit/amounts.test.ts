import { expect, test } from "vitest";
import { expensesBehindCredit } from "./amounts.ts";

test("a federal credit stands for ten times as much in qualified expenses", () => {
  expect(expensesBehindCredit(42_500)).toBe(425_000);
  expect(expensesBehindCredit(0)).toBe(0);
});

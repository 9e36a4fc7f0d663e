import { expect, it } from "vitest";
import { creditByMethod } from "./credit-by-method.ts";

it("is at most 10%, 7% with steady expenses, 6% without history", () => {
  const amounts = creditByMethod(315_000, 2025).map((method) => method.federalCreditInUsd);
  expect(amounts).toEqual([31_500, 22_050, 18_900]);
});

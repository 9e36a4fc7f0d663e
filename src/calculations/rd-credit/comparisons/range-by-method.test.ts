import { expect, it } from "vitest";
import { orthodonticsInUtah } from "../estimate.examples.ts";
import { rangeByMethod } from "./range-by-method.ts";

it("reaches from 6% without history to 10% by the regular method at most", () => {
  const { qualifiedExpensesInUsd } = orthodonticsInUtah.expected;
  expect(rangeByMethod(qualifiedExpensesInUsd, 2025)).toEqual({
    lowInUsd: 18_900,
    highInUsd: 31_500,
  });
});

it("is nothing where there are no expenses", () => {
  expect(rangeByMethod(0, 2025)).toEqual({ lowInUsd: 0, highInUsd: 0 });
});

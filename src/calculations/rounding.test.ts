import { expect, it } from "vitest";
import { roundToDollar, withoutBinaryNoise } from "./rounding.ts";

it("removes what binary fractions add", () => {
  expect(0.15 * 3).not.toBe(0.45);
  expect(withoutBinaryNoise(0.15 * 3)).toBe(0.45);
});

it.each([
  [0.49, 0],
  [0.5, 1],
  [1.005 * 100, 101],
  [700_000 * 0.45 * 0.1, 31_500],
  [0, 0],
])("rounds %d to %d whole dollars, half a dollar upwards", (amount, dollars) => {
  expect(roundToDollar(amount)).toBe(dollars);
});

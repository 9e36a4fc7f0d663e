import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOut } from "./shares.ts";

test("the points left over go to the largest remainders, the earlier first", () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(100, [2, 1])).toEqual([67, 33]);
  expect(shareOut(0, [3, 4])).toEqual([0, 0]);
  expect(shareOut(100, [])).toEqual([]);
});

test("whatever the weights, the parts are whole and add up", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 26 });
  fc.assert(
    fc.property(fc.nat(100), weights, (amount, parts) => {
      const shares = shareOut(amount, parts);
      expect(shares.every(Number.isInteger)).toBe(true);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
    }),
  );
});

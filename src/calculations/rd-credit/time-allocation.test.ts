import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOut } from "#wording/shares.ts";
import {
  addShare,
  changeShare,
  removeShares,
  type TimeShares,
  totalTime,
} from "./time-allocation.ts";

it("choosing specialties gives the first all of the time and the next none", () => {
  expect(addShare([])).toEqual([100]);
  expect(addShare([100])).toEqual([100, 0]);
  expect(addShare([80, 20])).toEqual([80, 20, 0]);
});

it.each<[string, TimeShares, number, number, TimeShares]>([
  ["is of no effect on a specialty that stands alone", [100], 0, 40, [100]],
  ["nor on one that has none of the time", [0], 0, 0, [100]],
  ["leaves the others their proportions", [50, 30, 20], 0, 75, [75, 15, 10]],
  ["ends at exactly 100 where rounding would end at 101", [34, 33, 33], 0, 35, [35, 33, 32]],
  ["or at 99", [25, 25, 25, 25], 3, 0, [34, 33, 33, 0]],
  ["shares the rest equally where all the others are 0", [100, 0, 0], 0, 40, [40, 30, 30]],
  ["the first of them getting what is left over", [100, 0, 0], 0, 39, [39, 31, 30]],
  ["takes everything from the others at 100", [60, 40], 1, 100, [0, 100]],
  ["gives it back at 0", [0, 100], 1, 0, [100, 0]],
  ["keeps a wild value to 100", [50, 50], 0, 140, [100, 0]],
  ["to 0", [50, 50], 0, -3, [0, 100]],
  ["to whole percentages", [50, 50], 0, 33.4, [33, 67]],
  ["and takes what is no number as 0", [50, 50], 0, Number.NaN, [0, 100]],
  ["changes nothing for a slider that is not there", [60, 40], 2, 10, [60, 40]],
  ["or where nothing is chosen", [], 0, 10, []],
])("moving a time slider %s", (_, shares, index, to, expected) => {
  expect(changeShare(shares, index, to)).toEqual(expected);
});

it("removing specialties lets those that stay share the whole time", () => {
  expect(removeShares([50, 30, 20], [0])).toEqual([60, 40]);
  expect(removeShares([50, 30, 20], [0, 2])).toEqual([100]);
  expect(removeShares([100, 0, 0], [0])).toEqual([50, 50]);
  expect(removeShares([100], [0])).toEqual([]);
});

const oneChange = fc.oneof<fc.Arbitrary<(shares: TimeShares) => TimeShares>[]>(
  fc.constant(addShare),
  fc.tuple(fc.nat(12), fc.integer({ min: -20, max: 120 })).map(
    ([at, to]) =>
      (shares) =>
        changeShare(shares, at, to),
  ),
  fc.nat(12).map((at) => (shares) => removeShares(shares, [at])),
);

describe("any sequence of changes", () => {
  it("totals exactly 100 in whole percentages after each, or nothing is chosen", () => {
    fc.assert(
      fc.property(fc.array(oneChange, { maxLength: 60 }), (sequence) => {
        let shares: TimeShares = [];
        for (const change of sequence) {
          shares = change(shares);
          if (shares.length > 0) expect(totalTime(shares)).toBe(100);
          for (const share of shares)
            expect(Number.isInteger(share) && share >= 0 && share <= 100).toBe(true);
        }
      }),
    );
  });

  it("leaves a slider where the visitor put it, if there is another", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100), { minLength: 2, maxLength: 26 }),
        fc.nat(25),
        fc.integer({ min: 0, max: 100 }),
        (weights, at, to) => {
          const index = at % weights.length;
          const shares = shareOut(100, weights);
          expect(changeShare(shares, index, to)[index]).toBe(to);
        },
      ),
    );
  });

  it("never lets a smaller one of the others overtake a larger", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100), { minLength: 3, maxLength: 10 }),
        fc.integer({ min: 0, max: 100 }),
        (weights, to) => {
          const shares = shareOut(100, weights);
          const others = changeShare(shares, 0, to).slice(1);
          const before = shares.slice(1);
          for (const [i, one] of before.entries()) {
            for (const [j, other] of before.entries()) {
              if (one > other) expect(others[i] ?? 0).toBeGreaterThanOrEqual(others[j] ?? 0);
            }
          }
        },
      ),
    );
  });
});

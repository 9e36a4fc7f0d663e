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

describe("moving a time slider", () => {
  it("is of no effect on a specialty that stands alone", () => {
    expect(changeShare([100], 0, 40)).toEqual([100]);
    expect(changeShare([0], 0, 0)).toEqual([100]);
  });

  it("leaves the others their proportions", () => {
    expect(changeShare([50, 30, 20], 0, 75)).toEqual([75, 15, 10]);
  });

  it("ends at exactly 100 where rounding each share would end at 99 or 101", () => {
    expect(changeShare([34, 33, 33], 0, 35)).toEqual([35, 33, 32]);
    expect(changeShare([25, 25, 25, 25], 3, 0)).toEqual([34, 33, 33, 0]);
  });

  it("shares the rest equally where all the others are 0", () => {
    expect(changeShare([100, 0, 0], 0, 40)).toEqual([40, 30, 30]);
    expect(changeShare([100, 0, 0], 0, 39)).toEqual([39, 31, 30]);
  });

  it("takes everything from the others at 100 and gives it back at 0", () => {
    expect(changeShare([60, 40], 1, 100)).toEqual([0, 100]);
    expect(changeShare([0, 100], 1, 0)).toEqual([100, 0]);
  });

  it("keeps a wild value within 0 to 100 and to whole percentages", () => {
    expect(changeShare([50, 50], 0, 140)).toEqual([100, 0]);
    expect(changeShare([50, 50], 0, -3)).toEqual([0, 100]);
    expect(changeShare([50, 50], 0, 33.4)).toEqual([33, 67]);
    expect(changeShare([50, 50], 0, Number.NaN)).toEqual([0, 100]);
  });

  it("changes nothing for a slider that is not there", () => {
    expect(changeShare([60, 40], 2, 10)).toEqual([60, 40]);
    expect(changeShare([], 0, 10)).toEqual([]);
  });
});

it("removing specialties lets those that stay share the whole time", () => {
  expect(removeShares([50, 30, 20], [0])).toEqual([60, 40]);
  expect(removeShares([50, 30, 20], [0, 2])).toEqual([100]);
  expect(removeShares([100, 0, 0], [0])).toEqual([50, 50]);
  expect(removeShares([100], [0])).toEqual([]);
});

type Step =
  | { readonly do: "add" }
  | { readonly do: "change"; readonly at: number; readonly to: number }
  | { readonly do: "remove"; readonly at: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.constant({ do: "add" } as const),
    fc.record({
      do: fc.constant("change" as const),
      at: fc.nat(12),
      to: fc.integer({ min: -20, max: 120 }),
    }),
    fc.record({ do: fc.constant("remove" as const), at: fc.nat(12) }),
  ),
  { maxLength: 60 },
);

function take(shares: TimeShares, step: Step): TimeShares {
  if (step.do === "add") return addShare(shares);
  if (step.do === "change") return changeShare(shares, step.at, step.to);
  return removeShares(shares, [step.at]);
}

describe("any sequence of changes", () => {
  it("totals exactly 100 in whole percentages after each, or nothing is chosen", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let shares: TimeShares = [];
        for (const step of sequence) {
          shares = take(shares, step);
          if (shares.length > 0) expect(totalTime(shares)).toBe(100);
          for (const share of shares) {
            expect(Number.isInteger(share) && share >= 0 && share <= 100).toBe(true);
          }
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

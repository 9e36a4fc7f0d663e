import { describe, expect, it } from "vitest";
import { onlySome } from "./only-some.ts";

/** 15% of $420,000 are $63,000 of expenses; Ohio adds 7% of the federal credit. */
const dentist = { wagesInUsd: 420_000, countedRdTimeAsFraction: 0.15, state: "Ohio" };

describe("the estimate if only some spend the time", () => {
  it("counts their share of the wages, at equal pay", () => {
    // 2 of 6 people: $21,000 of expenses. 6% and half of 20% of them.
    expect(onlySome(dentist, 2, 6, 2025)).toEqual({
      rdTimeAsFraction: 0.05,
      estimatedCreditInUsd: 2_247,
      lowInUsd: 1_260,
      highInUsd: 2_100,
    });
  });

  it("is the estimate itself where everyone does", () => {
    expect(onlySome(dentist, 6, 6, 2025)).toMatchObject({
      rdTimeAsFraction: 0.15,
      estimatedCreditInUsd: 6_741,
    });
  });

  it.each([
    [0, 6],
    [7, 6],
    [0, 0],
    [Number.NaN, 6],
  ])("has no answer for %d of %d people", (people, all) => {
    expect(onlySome(dentist, people, all, 2025)).toBeUndefined();
  });
});

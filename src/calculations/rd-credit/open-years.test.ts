import { describe, expect, it } from "vitest";
import { illustrateOpenYears } from "./open-years.ts";

const estimate = { federalCreditInUsd: 31_500, stateCreditInUsd: 1_575, totalCreditInUsd: 33_075 };

describe("the open years", () => {
  it("are three, latest first, each like this one, and marked as an illustration", () => {
    const illustration = illustrateOpenYears(estimate, 2025);
    expect(illustration.isIllustration).toBe(true);
    expect(illustration.years.map(({ taxYear }) => taxYear)).toEqual([2025, 2024, 2023]);
    expect(illustration.years[2]).toEqual({ taxYear: 2023, ...estimate });
    expect(illustration.totalCreditInUsd).toBe(99_225);
  });

  it.each([
    [0, 0],
    [1, 33_075],
    [2, 66_150],
    [3, 99_225],
    [4, 99_225],
  ])("asked for %d come to %d dollars", (yearsWanted, total) => {
    expect(illustrateOpenYears(estimate, 2025, yearsWanted).totalCreditInUsd).toBe(total);
  });
});

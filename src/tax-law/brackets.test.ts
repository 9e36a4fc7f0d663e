import { describe, expect, it } from "vitest";
import { bracketsOf, bracketYears } from "./brackets.ts";

describe("the federal brackets", () => {
  it("cover 2025 and 2026", () => {
    expect(bracketYears).toEqual([2025, 2026]);
  });

  it.each([
    [2025, [23_850, 96_950, 206_700, 394_600, 501_050, 751_600]],
    [2026, [24_800, 100_800, 211_400, 403_550, 512_450, 768_700]],
  ])("of %d have the published edges", (year, edges) => {
    const { brackets } = bracketsOf(year);
    expect(brackets.map(({ toInUsd }) => toInUsd)).toEqual([...edges, null]);
    expect(brackets.map(({ rateAsFraction }) => rateAsFraction)).toEqual([
      0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37,
    ]);
  });

  it("begin at nothing and join without a gap", () => {
    for (const year of bracketYears) {
      const { brackets } = bracketsOf(year);
      expect(brackets[0]?.fromInUsd).toBe(0);
      for (const [index, { fromInUsd }] of brackets.entries()) {
        if (index > 0) expect(fromInUsd).toBe(brackets[index - 1]?.toInUsd);
      }
    }
  });

  it("of a year not covered are refused in words a visitor can read", () => {
    expect(() => bracketsOf(2027)).toThrow(
      "We have no 2027 tax brackets. Years covered: 2025, 2026.",
    );
  });
});

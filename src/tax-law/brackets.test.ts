import { describe, expect, it } from "vitest";
import { bracketsOf, bracketYears, filingStatuses } from "./brackets.ts";
import { UncoveredYearError } from "./tax-year.ts";

describe("the federal brackets", () => {
  it.each([
    ["joint", 2025, [23_850, 96_950, 206_700, 394_600, 501_050, 751_600]],
    ["joint", 2026, [24_800, 100_800, 211_400, 403_550, 512_450, 768_700]],
    ["head-of-household", 2025, [17_000, 64_850, 103_350, 197_300, 250_500, 626_350]],
    ["head-of-household", 2026, [17_700, 67_450, 105_700, 201_750, 256_200, 640_600]],
  ] as const)("of a %s return of %d have the published edges", (filing, year, edges) => {
    const { brackets } = bracketsOf(year, filing);
    expect(brackets.map(({ toInUsd }) => toInUsd)).toEqual([...edges, null]);
    expect(brackets.map(({ rateAsFraction }) => rateAsFraction)).toEqual([
      0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37,
    ]);
  });

  it("of a single person end at half of a couple's edges, except the highest", () => {
    for (const year of bracketYears) {
      const edges = (filing: "joint" | "single") =>
        bracketsOf(year, filing).brackets.map(({ toInUsd }) => toInUsd);
      const halves = edges("joint").map((edge) => edge && edge / 2);
      expect(edges("single").slice(0, 5)).toEqual(halves.slice(0, 5));
      expect(edges("single")[5]).toBeGreaterThan(halves[5] ?? 0);
    }
  });

  it("of separate returns end at half of a couple's edges, the highest included", () => {
    for (const year of bracketYears) {
      const [separate, joint] = (["separate", "joint"] as const).map((filing) =>
        bracketsOf(year, filing).brackets.map(({ fromInUsd }) => fromInUsd),
      );
      expect(separate).toEqual(joint?.map((edge) => edge / 2));
    }
  });

  it.each(filingStatuses)("of a %s return begin at zero and have no gaps", (filing) => {
    for (const year of bracketYears) {
      const { brackets } = bracketsOf(year, filing);
      expect(brackets[0]?.fromInUsd).toBe(0);
      for (const [index, { fromInUsd }] of brackets.entries()) {
        if (index > 0) expect(fromInUsd).toBe(brackets[index - 1]?.toInUsd);
      }
    }
  });

  it("name their source and the real day they were verified", () => {
    for (const year of bracketYears) {
      const { source, verifiedOn } = bracketsOf(year);
      expect(new URL(source.url).protocol).toBe("https:");
      expect(new Date(verifiedOn).toISOString()).toBe(`${verifiedOn}T00:00:00.000Z`);
    }
  });

  it("of a year not covered are refused in words a visitor can read", () => {
    expect(() => bracketsOf(2024)).toThrow(UncoveredYearError);
    expect(() => bracketsOf(2024)).toThrow(
      `We have no 2024 tax brackets. Years covered: ${bracketYears.join(", ")}.`,
    );
  });
});

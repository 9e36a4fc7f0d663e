import { describe, expect, it } from "vitest";
import { filingStatuses } from "#tax-law/brackets.ts";
import { figure } from "#tax-law/look-up.ts";
import { section199a } from "./section-199a.ts";

describe("the section 199A deduction of a service trade", () => {
  const threshold = figure("section-199a-threshold-joint", 2026).value;
  const top = figure("section-199a-top-joint", 2026).value;
  const on = (taxableIncomeInUsd: number) =>
    section199a({
      ...{ taxYear: 2026, filing: "joint", businessIncomeInUsd: 200_000, wagesInUsd: 500_000 },
      taxableIncomeInUsd,
    });
  it.each([
    [threshold - 1, "below"],
    [threshold, "below"],
    [threshold + 1, "inside"],
    [top - 1, "inside"],
    [top, "above"],
    [top + 1, "above"],
  ])("at %d of taxable income is %s the range", (income, range) => {
    expect(on(income).range).toBe(range);
  });
  it("is whole up to the threshold, half in the middle and nothing from the top", () => {
    expect(on(threshold).deductionInUsd).toBe(40_000);
    expect(on((threshold + top) / 2).deductionInUsd).toBeCloseTo(20_000);
    expect(on(top).deductionInUsd).toBe(0);
  });
  it("says its arithmetic", () => {
    expect(on(threshold).formula).toBe("20% × $200,000");
    expect(on((threshold + top) / 2).formula).toBe("20% × $200,000 × 50%");
    expect(on(100_000).formula).toContain("20% × $100,000");
  });
  it("is at most a fifth of taxable income", () => {
    expect(on(100_000).deductionInUsd).toBe(20_000);
  });
});

describe.each(filingStatuses)("the deduction on a %s return", (filing) => {
  const threshold = figure(`section-199a-threshold-${filing}`, 2026).value;
  const top = figure(`section-199a-top-${filing}`, 2026).value;
  const on = (taxableIncomeInUsd: number, businessIncomeInUsd = 60_000) =>
    section199a({
      ...{ taxYear: 2026, filing, taxableIncomeInUsd, businessIncomeInUsd, wagesInUsd: 0 },
    }).deductionInUsd;

  it("is whole at the threshold, less above it and none from the top on", () => {
    expect(on(threshold)).toBe(12_000);
    expect(on(threshold + 1)).toBeLessThan(12_000);
    expect(on(top)).toBe(0);
  });

  it("is at least $400 from $1,000 of counted income, and only below the top", () => {
    expect(on(threshold, 999)).toBeCloseTo(199.8);
    expect(on(threshold, 1_000)).toBe(400);
    expect(on(threshold, 2_001)).toBeCloseTo(400.2);
    const middle = (threshold + top) / 2;
    // Half of the income counts, and half of what is left because there are no wages.
    expect([on(middle, 1_999), on(middle, 2_000)]).toEqual([expect.closeTo(99.95), 400]);
    expect(on(top, 500_000)).toBe(0);
  });
});

it("has no minimum in 2025", () => {
  const input = { filing: "single", businessIncomeInUsd: 1_000, wagesInUsd: 0 } as const;
  const on = section199a({ ...input, taxYear: 2025, taxableIncomeInUsd: 100_000 });
  expect(on.deductionInUsd).toBe(200);
});

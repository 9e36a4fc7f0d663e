import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bracketsOf, bracketYears } from "#tax-law/brackets.ts";
import { incomeByBracket, lastDollarRateOn, liabilityOn } from "./liability.ts";

describe("the liability", () => {
  it.each([
    [0, 0],
    [1, 0.14],
    [23_849, 3_338.86],
    [23_850, 3_339],
    [23_851, 3_339.16],
    [96_949, 15_034.84],
    [96_950, 15_035],
    [96_951, 15_035.26],
    [206_700, 43_570],
    [206_701, 43_570.28],
    [394_600, 96_182],
    [394_601, 96_182.36],
    [501_050, 134_504],
    [501_051, 134_504.39],
    [751_600, 232_218.5],
    [751_601, 232_218.91],
  ])("on %d in 2025 is %d: brackets plus a flat 4%%", (income, liability) => {
    expect(liabilityOn(income, 2025)).toBe(liability);
  });

  it("never falls as income rises, nor rises faster than the top rate", () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(1_000_000), (income, raise) => {
        const rise = liabilityOn(income + raise, 2026) - liabilityOn(income, 2026);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual(raise * 0.41 + 0.01);
      }),
    );
  });
});

describe("the bracket's rate on the last dollar", () => {
  const edges = bracketYears.flatMap((year) => {
    const { brackets } = bracketsOf(year);
    return brackets.flatMap(({ toInUsd, rateAsFraction }, index) => {
      const above = brackets[index + 1]?.rateAsFraction;
      return toInUsd === null || above === undefined
        ? []
        : [{ year, edge: toInUsd, rate: rateAsFraction, above }];
    });
  });

  it.each(edges)("at exactly $edge in $year is still $rate", ({ year, edge, rate, above }) => {
    expect(lastDollarRateOn(edge - 0.01, year)).toBe(rate);
    expect(lastDollarRateOn(edge, year)).toBe(rate);
    expect(lastDollarRateOn(edge + 0.01, year)).toBe(above);
  });
});

describe("the income by bracket", () => {
  it("lays the income over the brackets and shows where its last dollar lies", () => {
    const brackets = incomeByBracket(250_000, 2025);
    expect(brackets.map(({ taxedAmountInUsd }) => taxedAmountInUsd)).toEqual([
      23_850, 73_100, 109_750, 43_300, 0, 0, 0,
    ]);
    expect(brackets.map(({ taxInUsd }) => taxInUsd)).toEqual([
      2_385, 8_772, 24_145, 10_392, 0, 0, 0,
    ]);
    expect(brackets.findIndex(({ holdsLastDollar }) => holdsLastDollar)).toBe(3);
  });

  it("taxes every dollar once and has one place for the last", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.constantFrom(...bracketYears),
        (income, taxYear) => {
          const brackets = incomeByBracket(income, taxYear);
          expect(brackets.reduce((sum, { taxedAmountInUsd }) => sum + taxedAmountInUsd, 0)).toBe(
            income,
          );
          expect(brackets.filter(({ holdsLastDollar }) => holdsLastDollar)).toHaveLength(1);
        },
      ),
    );
  });
});

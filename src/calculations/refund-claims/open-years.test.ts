import { describe, expect, it } from "vitest";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { latestFiledTaxYear, yearsToClaim } from "./open-years.ts";

it.each([
  ["2026-11-15", 2025],
  ["2026-10-16", 2025],
  ["2026-10-15", 2024],
  ["2026-10-14", 2024],
  ["2027-01-01", 2025],
])("the latest filed tax year on %s is %d", (day, taxYear) => {
  expect(latestFiledTaxYear(day)).toBe(taxYear);
});

describe("the years to claim", () => {
  it.each([
    ["on the last day of the earliest year", "2027-04-15", [2023, 2024, 2025]],
    ["on the day after it", "2027-04-16", [2024, 2025]],
    ["before the law of the year is on file", "2019-11-16", []],
  ])(
    "%s are those still open, earliest first, until the day of every other page",
    (_, on, expected) => {
      const years = yearsToClaim(on);
      expect(years.map(({ taxYear }) => taxYear)).toEqual(expected);
      for (const { taxYear, day } of years) expect(day).toBe(taxYearDays(taxYear).refundLimit);
    },
  );

  it("depend on capitalized research costs up to 2024", () => {
    const capitalized = yearsToClaim("2026-11-16").map((year) => year.capitalized);
    expect(capitalized).toEqual([true, true, false]);
  });
});

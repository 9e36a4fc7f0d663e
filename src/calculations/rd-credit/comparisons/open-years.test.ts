import { describe, expect, it } from "vitest";
import { UncoveredYearError } from "#tax-law/tax-year.ts";
import { illustrateOpenYears, lastClaimDays, latestFiledTaxYear } from "./open-years.ts";

describe("the open years", () => {
  it("are three, latest first, each like this one", () => {
    expect(illustrateOpenYears(33_075, 2025)).toEqual({
      taxYears: [2025, 2024, 2023],
      estimatedCreditInUsd: 99_225,
    });
  });

  it("are an error in words where the law of the latest one is not on file", () => {
    expect(() => illustrateOpenYears(33_075, 2019)).toThrow(UncoveredYearError);
  });
});

describe("the latest filed tax year", () => {
  it.each([
    ["2026-11-15", 2025],
    ["2026-10-16", 2025],
    ["2026-10-15", 2024],
    ["2026-10-14", 2024],
    ["2027-01-01", 2025],
  ])("on %s is %d", (day, taxYear) => {
    expect(latestFiledTaxYear(day)).toBe(taxYear);
  });
});

describe("the last days to claim", () => {
  it.each([
    ["on the last day of the earliest year", "2027-04-15", [2023, 2024, 2025]],
    ["on the day after it", "2027-04-16", [2024, 2025]],
    ["before the law of the year is on file", "2019-11-16", []],
  ])("%s are those of the years still open, earliest first", (_, day, taxYears) => {
    const days = lastClaimDays(day);
    expect(days.map(({ taxYear }) => taxYear)).toEqual(taxYears);
    for (const { taxYear, day } of days) expect(day).toBe(`${taxYear + 4}-04-15`);
  });
});

import { describe, expect, it } from "vitest";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { lastDayToClaim, lastDayToRequestAdjustment } from "./last-days.ts";

describe("the last day to claim", () => {
  it.each([
    ["2023, filed on extension in September", 2023, "2024-09-12", "2027-09-13"],
    ["2023, filed after the extension had ended", 2023, "2024-11-20", "2027-04-15"],
  ])("%s", (_, taxYear, filedOn, day) => {
    expect(lastDayToClaim(taxYear, filedOn)).toBe(day);
  });

  it("is the day that the calculator and the pages name", () => {
    for (const taxYear of [2022, 2023, 2024, 2025, 2026])
      expect(lastDayToClaim(taxYear)).toBe(taxYearDays(taxYear).refundLimit);
  });
});

it.each([
  ["a month before its partners' returns", 2023, undefined, "2027-03-15"],
  ["filed early: from the due date", 2023, "2024-02-01", "2027-03-15"],
  ["filed on extension: from filing", 2023, "2024-09-16", "2027-09-16"],
  ["moved from a Saturday", 2023, "2024-03-20", "2027-03-22"],
])("a partnership's request %s", (_, taxYear, filedOn, day) => {
  expect(lastDayToRequestAdjustment(taxYear, filedOn)).toBe(day);
});

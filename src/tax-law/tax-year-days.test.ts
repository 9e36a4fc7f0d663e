import { expect, test } from "vitest";
import { estimatedTaxDays, nextBusinessDay, taxYearDays } from "./tax-year-days.ts";

test.each([
  // As the IRS announced them: weekends and Emancipation Day in the District of Columbia.
  [2015, "2016-04-18", "2016-10-17"],
  [2016, "2017-04-18", "2017-10-16"],
  [2017, "2018-04-17", "2018-10-15"],
  [2021, "2022-04-18", "2022-10-17"],
  [2022, "2023-04-18", "2023-10-16"],
  [2023, "2024-04-15", "2024-10-15"],
  [2025, "2026-04-15", "2026-10-15"],
  [2026, "2027-04-15", "2027-10-15"],
])("the return for %i was or is due %s, and %s with an extension", (taxYear, due, extended) => {
  expect(taxYearDays(taxYear)).toMatchObject({ return: due, "extended-return": extended });
});

test.each([
  [2023, "2027-04-15"],
  // The next business day, as for every last day of the site.
  [2024, "2028-04-18"],
  [2025, "2029-04-17"],
])("refund claims for %i end three years after April 15: %s", (taxYear, refundLimit) => {
  expect(taxYearDays(taxYear)).toMatchObject({ "year-end": `${taxYear}-12-31`, refundLimit });
});

test.each([
  [2025, ["2025-04-15", "2025-06-16", "2025-09-15", "2026-01-15"]],
  [2026, ["2026-04-15", "2026-06-15", "2026-09-15", "2027-01-15"]],
  // January 15, 2029 is Martin Luther King's birthday.
  [2028, ["2028-04-18", "2028-06-15", "2028-09-15", "2029-01-16"]],
])("the estimated tax of %i is paid on these days", (taxYear, days) => {
  expect(estimatedTaxDays(taxYear)).toEqual(days);
});

test.each([
  ["a Saturday before Emancipation Day", "2028-04-15", "2028-04-18"],
  ["a Sunday before Emancipation Day", "2029-04-15", "2029-04-17"],
  ["Labor Day", "2027-09-06", "2027-09-07"],
  ["Columbus Day", "2026-10-12", "2026-10-13"],
  ["Thanksgiving", "2026-11-26", "2026-11-27"],
  ["Memorial Day", "2027-05-31", "2027-06-01"],
  ["Juneteenth on a Saturday, kept on the Friday", "2027-06-18", "2027-06-21"],
  ["New Year's Day on a Saturday, kept on December 31", "2027-12-31", "2028-01-03"],
  ["Inauguration Day", "2033-01-20", "2033-01-21"],
  ["an ordinary Thursday", "2027-04-15", "2027-04-15"],
])("%s, %s, moves to %s", (_, day, moved) => {
  expect(nextBusinessDay(day)).toBe(moved);
});

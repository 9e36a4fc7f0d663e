import { expect, test } from "vitest";
import { taxYearDays } from "./tax-year-days.ts";

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

test("the year ends with December, and refund claims three years after April 15", () => {
  expect(taxYearDays(2025)).toMatchObject({
    "year-end": "2025-12-31",
    refundLimit: "2029-04-15",
  });
});

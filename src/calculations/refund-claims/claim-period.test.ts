import { describe, expect, it } from "vitest";
import { deadlines } from "#tax-law/deadlines.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { type ClaimPeriod, claimPeriod, type FiledReturn, statusOn } from "./claim-period.ts";

function compute(filed: FiledReturn): ClaimPeriod {
  const result = claimPeriod(filed);
  if (result.kind === "not-computable") throw new Error(result.message);
  return result;
}

const onTime = (taxYear: number): FiledReturn => ({
  taxYear,
  filedOn: taxYearDays(taxYear).return,
  extended: false,
});

/** Computed by hand from sections 6511, 6513 and 7503. */
it.each<[string, number, string, boolean, string, string?, string?]>([
  ["2023, filed in February 2024: as on April 15", 2023, "2024-02-20", false, "2027-04-15"],
  ["extended: a Sunday, then Columbus Day", 2023, "2024-10-10", true, "2027-10-12"],
  ["due: a Saturday, then Emancipation Day", 2024, "2025-04-15", false, "2028-04-18"],
  ["due: a Sunday, then Emancipation Day", 2025, "2026-04-15", false, "2029-04-17"],
  [
    "late without an extension: withheld tax within three years of April 15",
    ...([2023, "2024-07-30", false, "2027-04-15", "2027-07-30"] as const),
  ],
  [
    "after an extension: withheld tax until October 15",
    ...([2023, "2024-12-02", true, "2027-10-15", "2027-12-02"] as const),
  ],
  [
    "with tax paid after an audit in May 2026",
    ...([2022, "2023-04-10", false, "2026-04-15", "2028-05-22", "2026-05-20"] as const),
  ],
])("the worked examples: %s", (_, taxYear, filedOn, extended, lastDay, later, paidLaterOn) => {
  const filed = { taxYear, filedOn, extended, ...(paidLaterOn && { paidLaterOn }) };
  expect(compute(filed)).toMatchObject({ lastDay, lastDayForLaterPayments: later });
});

it.each([
  [2023, "refund-claim-2023"],
  [2024, "refund-claim-2024"],
  [2025, "refund-claim-2025"],
] as const)("a timely return for %i can be amended until the deadline on file", (taxYear, name) => {
  expect(compute(onTime(taxYear)).lastDay).toBe(deadlines[name].date);
});

it("the day before April 15, the day itself and the day after count as filed on", () => {
  const counted = (filedOn: string) =>
    compute({ taxYear: 2023, filedOn, extended: true }).lines[0]?.day;
  expect(["2024-04-14", "2024-04-15", "2024-04-16"].map(counted)).toEqual([
    "2024-04-15",
    "2024-04-15",
    "2024-04-16",
  ]);
});

describe("on a day, a year is", () => {
  const late = compute({ taxYear: 2023, filedOn: "2024-07-30", extended: false });
  it.each([
    ["2027-04-14", "open"],
    ["2027-04-15", "open"],
    ["2027-04-16", "later-payments-only"],
    ["2027-07-30", "later-payments-only"],
    ["2027-07-31", "closed"],
  ])("%s: %s", (day, status) => {
    expect(statusOn(late, day)).toBe(status);
  });
});

it("a payment whose two years end first adds nothing", () => {
  const { lastDayForLaterPayments, lines } = compute({
    ...onTime(2023),
    paidLaterOn: "2024-06-01",
  });
  expect(lastDayForLaterPayments).toBeUndefined();
  expect(lines.map(({ id }) => id)).not.toContain("two-years");
});

it.each([
  [{ taxYear: 2019 }, "taxYear"],
  [{ filedOn: "" }, "filedOn"],
  [{ filedOn: "2023-12-31" }, "filedOn"],
  [{ filedOn: "2024-02-30" }, "filedOn"],
  [{ paidLaterOn: "2023-05-01" }, "paidLaterOn"],
])("%j is refused with a sentence", (change, field) => {
  const result = claimPeriod({ ...onTime(2023), ...change });
  expect(result).toMatchObject({ kind: "not-computable", field });
  expect(result.kind === "not-computable" && result.message).toMatch(/\.$/);
});

import { describe, expect, it } from "vitest";
import { deadlines } from "#tax-law/deadlines.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { workedClaimPeriods } from "./claim-period.examples.ts";
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

it.each(workedClaimPeriods)("the worked examples: $title", ({ filed, expected }) => {
  expect(compute(filed)).toMatchObject(expected);
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

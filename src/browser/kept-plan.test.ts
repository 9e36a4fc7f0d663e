import { expect, test } from "vitest";
import { planKeptDays, planKeptThrough } from "./kept-plan.ts";

test.each([
  ["2026-06-01", 30, "2026-06-30"],
  ["2026-11-18", 75, "2027-01-31"],
  ["2027-01-20", 30, "2027-02-18"],
])("a plan of 2026 that was changed on %s is kept for %d days, through %s", (today, days, last) => {
  expect(planKeptDays(2026, today)).toBe(days);
  expect(planKeptThrough(2026, today)).toBe(last);
});

import { expect, it } from "vitest";
import { firmTimeZone } from "#content/firm.ts";
import { latestBracketYear } from "#tax-law/brackets.ts";
import { today } from "#wording/dates.ts";
import { firstEntries } from "./calculator-state.ts";

const yearAt = (instant: string) => firstEntries(today(firmTimeZone, new Date(instant))).taxYear;

it.each([
  ["in July 2025", "2025-07-15T18:00:00Z", 2025],
  ["in the last second of 2025", "2026-01-01T06:59:59Z", 2025],
  ["in the first second of 2026", "2026-01-01T07:00:00Z", 2026],
  ["on October 15, 2026", "2026-10-15T18:00:00Z", 2026],
  ["in the last second of 2026", "2027-01-01T06:59:59Z", 2026],
  ["in the first second of 2027", "2027-01-01T07:00:00Z", latestBracketYear(2027)],
])("%s the calculator starts with the firm's year, or the latest on file", (_, instant, year) => {
  expect(yearAt(instant)).toBe(year);
});

import { expect, test } from "vitest";
import { deadlines } from "#tax-law/deadlines.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { calendarEvents } from "./calendar-events.ts";

const events = calendarEvents("2026-11-17");
const dayOf = (name: string) => events.find(({ id }) => id === name)?.day;

test("every deadline has one event on its day, passed or not", () => {
  for (const [name, { date, label }] of Object.entries(deadlines)) {
    const own = events.filter(({ id }) => id === name);
    expect(own, name).toHaveLength(1);
    expect(own[0]?.day, name).toBe(date);
    expect(own[0]?.summary, name).toContain(label);
  }
});

test("so has each day that ends a tax year's choices, two years ahead", () => {
  for (const year of [2023, 2026, 2028]) {
    const days = taxYearDays(year);
    expect(dayOf(`year-end-${year}`)).toBe(days["year-end"]);
    expect(dayOf(`last-estimate-${year}`)).toBe(days["last-estimate"]);
    expect(dayOf(`return-${year}`)).toBe(days.return);
    expect(dayOf(`extended-return-${year}`)).toBe(days["extended-return"]);
    expect(dayOf(`refund-limit-${year}`)).toBe(days.refundLimit);
  }
  expect(dayOf("year-end-2029")).toBeUndefined();
});

test("so has each move of the year-end plan, on its last day", () => {
  const yearEnd = taxYearDays(2026)["year-end"];
  for (const move of ["deferral", "deferral-457b", "withholding", "giving"])
    expect(dayOf(`plan-${move}-2026`), move).toBe(yearEnd);
  expect(dayOf("plan-hsa-2026")).toBe(taxYearDays(2026).return);
  expect(dayOf("plan-solo-plan-2027")).toBe(taxYearDays(2027)["extended-return"]);
  expect(dayOf("plan-solo-plan-employee-part-2027")).toBe("2027-12-31");
});

test("no two events share an id, and the ids are the same whenever the site is built", () => {
  const ids = events.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const later = calendarEvents("2027-06-01").map(({ id }) => id);
  expect(later).toEqual(expect.arrayContaining(ids));
});

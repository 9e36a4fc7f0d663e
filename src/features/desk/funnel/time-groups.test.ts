import { describe, expect, test } from "vitest";
import { conversion, groupByTime, timeUnit } from "./time-groups.ts";

const views = (name: string, count: number) => ({ name, counts: { "page-view": count } });

describe("the columns of a range", () => {
  test.each([
    ["2026-01-01", "2026-01-01", "day"],
    ["2026-01-01", "2026-03-03", "day"],
    ["2026-01-01", "2026-03-04", "week"],
    ["2026-01-01", "2027-02-04", "week"],
    ["2026-01-01", "2027-02-05", "month"],
  ])("from %s to %s stand for a %s each", (from, to, unit) => {
    expect(timeUnit(from, to)).toBe(unit);
  });

  test("include days on which nothing happened", () => {
    const rows = [views("2026-03-01", 2), views("2026-03-03", 1)];
    const days = groupByTime(rows, "2026-03-01", "2026-03-04", "day");
    expect(days).toEqual([
      views("2026-03-01", 2),
      { name: "2026-03-02", counts: {} },
      views("2026-03-03", 1),
      { name: "2026-03-04", counts: {} },
    ]);
  });

  test("add up the days of a week and of a month", () => {
    const rows = [views("2026-03-01", 2), views("2026-03-07", 1), views("2026-03-08", 5)];
    const weeks = groupByTime(rows, "2026-03-01", "2026-03-10", "week");
    expect(weeks).toEqual([views("2026-03-01", 3), views("2026-03-08", 5)]);
    const months = groupByTime(rows, "2026-02-27", "2026-03-10", "month");
    expect(months).toEqual([{ name: "2026-02", counts: {} }, views("2026-03", 8)]);
  });
});

test("a conversion is a share of the step before, where there was one", () => {
  expect(conversion({ "step-2": 4, "step-3": 3 }, "step-2", "step-3")).toBe(0.75);
  expect(conversion({ "step-2": 3, "step-3": 2 }, "step-2", "step-3")).toBe(0.667);
  expect(conversion({ "step-2": 4 }, "step-2", "step-3")).toBe(0);
  expect(conversion({}, "step-2", "step-3")).toBeUndefined();
});

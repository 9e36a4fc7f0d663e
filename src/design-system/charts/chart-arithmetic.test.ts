import { expect, test } from "vitest";
import { formatChange, formatValue } from "./format-value.ts";
import { endOf, startOf, timelineItems, timelineYears } from "./lines/timeline-items.ts";
import { mapStep } from "./map/us-tile-map.tsx";

test.each([
  [0, 0],
  [0.0001, 1],
  [0.0999, 1],
  [0.1, 2],
  [0.1999, 2],
  [0.2, 3],
  [1, 3],
])("a value of %d is drawn in step %d", (value, step) => {
  expect(mapStep(value)).toBe(step);
});

test("values are written as on the slip", () => {
  expect(formatValue(33_075)).toBe("$33,075");
  expect(formatValue(-70_000)).toBe("\u2212$70,000");
  expect(formatValue(0.408, "percent")).toBe("40.8%");
  expect(formatValue(0.0625, "percent")).toBe("6.25%");
  expect(formatChange(46_550)).toBe("+$46,550");
});

test("dates start and end as exactly as they are given, in no time zone", () => {
  expect(endOf("2025")).toBe(startOf("2026"));
  expect(endOf("2025-12-31")).toBe(startOf("2026-01-01"));
  expect(() => startOf("July 4")).toThrow("is not a date");
});

test("a deadline passes when its day is over", () => {
  const passedOn = (asOf: string) =>
    timelineItems([{ date: "2026-07-06", label: "Deadline" }], [], asOf)[0]?.passed;
  expect(passedOn("2026-07-05")).toBe(false);
  expect(passedOn("2026-07-06")).toBe(false);
  expect(passedOn("2026-07-07")).toBe(true);
});

test("the line covers whole years", () => {
  const { years } = timelineYears(timelineItems([{ date: "2020", label: "Founded" }], []));
  expect(years).toEqual([2020, 2021]);
});

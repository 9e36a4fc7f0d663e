import fc from "fast-check";
import { expect, test } from "vitest";
import { assertContinuous, fillBands } from "./bars/band-fill.ts";
import { formatChange, formatValue } from "./format-value.ts";
import { endOf, startOf } from "./lines/calendar-date.ts";
import { timelineItems, timelineYears } from "./lines/timeline-items.ts";
import { mapStep } from "./map/map-steps.ts";

const BANDS = [
  { from: 0, to: 23_850, rateAsFraction: 0.1 },
  { from: 23_850, to: 96_950, rateAsFraction: 0.12 },
  { from: 96_950, to: null, rateAsFraction: 0.22 },
];

test("the amounts in the bands sum to the income", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (income) => {
      const amounts = fillBands(BANDS, income).map((band) => band.amount);
      expect(amounts.reduce((a, b) => a + b, 0)).toBe(income);
    }),
  );
});

test.each([
  ["just below an edge", 23_849, 0],
  ["at an edge", 23_850, 1],
  ["just above an edge", 23_851, 1],
  ["in the endless band", 5_000_000, 2],
])("%s, the next dollar falls in one band", (_, income, expected) => {
  const next = fillBands(BANDS, income).flatMap((band, index) => (band.next ? [index] : []));
  expect(next).toEqual([expected]);
});

test("bands with a gap between them are refused", () => {
  expect(() => assertContinuous([BANDS[0], BANDS[2]].flatMap((band) => band ?? []))).toThrow(
    "A band ends at 23850 but the next begins at 96950",
  );
});

test.each([
  [0, 0],
  [0.0001, 1],
  [0.0999, 1],
  [0.1, 2],
  [0.1999, 2],
  [0.2, 3],
  [1, 3],
])("a value of %d is drawn in step %d", (value, step) => {
  expect(mapStep(value, [0.1, 0.2])).toBe(step);
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

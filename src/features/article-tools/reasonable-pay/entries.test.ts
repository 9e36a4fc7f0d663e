import { expect, test } from "vitest";
import { firstEntries, questionFrom, wagesBetween } from "./entries.ts";

test("six wages are compared, from one end to the other", () => {
  expect(wagesBetween(120_000, 320_000)).toEqual([
    120_000, 160_000, 200_000, 240_000, 280_000, 320_000,
  ]);
  expect(wagesBetween(320_000, 120_000)).toEqual(wagesBetween(120_000, 320_000));
});

test("between the ends they are whole thousands, and none is there twice", () => {
  expect(wagesBetween(123_456, 200_001)).toEqual([
    123_456, 139_000, 154_000, 169_000, 185_000, 200_001,
  ]);
  expect(wagesBetween(150_000, 150_000)).toEqual([150_000]);
});

test("without deductions the standard deduction of the return is taken", () => {
  const entries = { ...firstEntries, profit: "500000", lowest: "100000", highest: "200000" };
  expect(questionFrom(entries)?.answers.deductionsInUsd).toBe(32_200);
  expect(questionFrom({ ...entries, filing: "single" })?.answers.deductionsInUsd).toBe(16_100);
  expect(questionFrom({ ...entries, deductions: "50000" })?.answers.deductionsInUsd).toBe(50_000);
});

test("there is no question until the profit and the range are entered", () => {
  expect(questionFrom(firstEntries)).toBeUndefined();
});

test("a wage outside the range is not shown: the working is that of the lowest", () => {
  const entries = { ...firstEntries, profit: "500000", lowest: "100000", highest: "200000" };
  expect(questionFrom({ ...entries, wage: "180000" })?.wageInUsd).toBe(180_000);
  expect(questionFrom({ ...entries, wage: "90000" })?.wageInUsd).toBe(100_000);
});

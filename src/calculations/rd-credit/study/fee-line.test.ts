import { expect, it } from "vitest";
import { feeLine } from "./fee-line.ts";

const words = {
  terms: { engagementFeeInUsd: 3_000, successFeeAsFraction: 0.23, taxYear: 2025 },
  sentence: "{taxYear}: {fee}, {left}",
  range: "{low}-{high}",
  atMost: "up to {high}",
  nothing: "nothing",
};

// The law's methods give 6% to 10%, section 280C(c) leaves 79% of it; the fee is 23%, at least $3,000.
it.each([
  ["both ends above the smallest fee", 400_000, "$5,520-$9,200, $13,440-$22,400"],
  ["the low end at the smallest fee", 200_000, "$3,000-$4,600, $6,480-$11,200"],
  ["one end that the fee eats", 63_000, "$3,000, up to $1,977"],
  ["both ends that the fee eats", 37_970, "$3,000, nothing"],
  ["a high end just above the fee", 37_990, "$3,000, up to $1"],
])("says fee and rest for %s", (_, expenses, line) => {
  expect(feeLine(expenses, "2026-11-18", words)).toBe(`2026: ${line}`);
});

it.each([
  ["2026-10-15", 2025],
  ["2026-10-16", 2026],
  ["2027-10-15", 2026],
])("on %s is for %d, the year whose return can be an original one", (today, taxYear) => {
  expect(feeLine(400_000, today, words)).toMatch(`${taxYear}: `);
});

it("is left out without expenses, and for a year whose law is not on file", () => {
  expect(feeLine(0, "2026-11-18", words)).toBeUndefined();
  expect(feeLine(400_000, "2099-11-18", words)).toBeUndefined();
});

import { expect, it } from "vitest";
import { feeLine } from "./fee-line.ts";

const words = {
  terms: { engagementFeeInUsd: 3_000, successFeeAsFraction: 0.23, taxYear: 2025 },
  sentence: "{fee}, {left}",
  range: "{low}-{high}",
  atMost: "up to {high}",
  nothing: "nothing",
};

// Section 280C(c) leaves 79% of the credit; the fee is 23% of it, at least $3,000.
it.each([
  ["both ends above the smallest fee", 20_000, 40_000, "$4,600-$9,200, $11,200-$22,400"],
  ["the low end at the smallest fee", 10_000, 20_000, "$3,000-$4,600, $4,900-$11,200"],
  ["one end that the fee eats", 3_780, 6_300, "$3,000, up to $1,977"],
  ["both ends that the fee eats", 1_000, 3_797, "$3,000, nothing"],
  ["a high end just above the fee", 1_000, 3_799, "$3,000, up to $1"],
  ["one amount", 10_000, 10_000, "$3,000, $4,900"],
])("says fee and rest for %s", (_, lowInUsd, highInUsd, line) => {
  expect(feeLine({ lowInUsd, highInUsd }, words)).toBe(line);
});

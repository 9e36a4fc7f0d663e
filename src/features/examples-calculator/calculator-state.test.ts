import { expect, it } from "vitest";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import { examplesFor, firstEntries } from "./calculator-state.ts";

it("opens with the 2025 brackets: an individual with 500,000 owes 134,126, of which 34.3% is saved", () => {
  expect(firstEntries).toMatchObject({ audience: "individual", taxYear: 2025 });
  const result = examplesFor({ ...firstEntries, income: "500000" });
  expect(formatUsd(result?.liabilityInUsd ?? 0)).toBe("$134,126");
  expect(formatFractionFixed(result?.savingsAsFractionOfLiability ?? 0, 1)).toBe("34.3%");
});

it.each(["", "0"])("has no result for an income of %j", (income) => {
  expect(examplesFor({ ...firstEntries, income })).toBeNull();
});

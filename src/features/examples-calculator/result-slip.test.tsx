import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { workedSavingsExamples } from "#calculations/savings-examples/worked-examples.ts";
import { examplesCalculator } from "#content/examples-calculator.ts";
import { type Entries, examplesFor, firstEntries } from "./calculator-state.ts";
import { ResultSlip } from "./result-slip.tsx";

const words = examplesCalculator.slip;
const slipFor = (entries: Entries) =>
  renderToStaticMarkup(<ResultSlip entries={entries} result={examplesFor(entries)} />).replace(
    /<[^>]+>/g,
    "",
  );

it.each(workedSavingsExamples)("the slip of $title has its total", ({ situation, expected }) => {
  const { incomeInUsd, ...rest } = situation;
  const text = slipFor({ ...rest, income: String(incomeInUsd) });
  expect(text).toContain(`${words.total}$${expected.totalSavingsInUsd.toLocaleString("en-US")}`);
  expect(text).toContain(expected.percentOfLiability);
});

it("the slip of a business owner states what the overlap takes away", () => {
  const text = slipFor({ income: "500000", audience: "business-owner", taxYear: 2025 });
  // 32,298 + 13,650 + 15,000 − 18,284.40 = 42,663.60
  expect(text).toContain(`${words.overlap}−$18,284.40`);
});

it.each(["", "0", "000"])("with an income of '%s' the slip waits", (income) => {
  const text = slipFor({ ...firstEntries("2026-11-15"), income });
  expect(text).toContain("not known yet");
  expect(text).not.toContain("$");
});

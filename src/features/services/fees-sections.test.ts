import { expect, test } from "vitest";
import { feesPage } from "#content/pages/fees.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { exampleYear, feeExample } from "./fees-sections.tsx";

const { practices, verdicts } = feesPage.examples;

test("one of the worked practices is not worth a study", () => {
  const found = practices.map((practice) => feeExample(practice, 2026).verdict);
  expect(new Set(found)).toEqual(new Set([verdicts.notWorthIt, verdicts.worthIt]));
});

test.each([
  // 15% of the wages are expenses. Steady, 14% of half of them is the credit, less 21%.
  ["the smallest fee", 420_000, 0.15, ["$63,000", "$4,410", "$3,484", "−$3,000", "$484"]],
  [
    "a share of the credit",
    4_000_000,
    0.12,
    ["$480,000", "$33,600", "$26,544", "−$7,728", "$18,816"],
  ],
])("a practice keeps what %s and section 280C(c) leave", (_, wagesInUsd, share, values) => {
  const practice = { name: "Sample", wagesInUsd, rdTimeAsFraction: share };
  expect(Object.values(feeExample(practice, 2026).amounts)).toEqual(values);
});

test.each([
  ["2026-10-15", 2025],
  ["2026-10-16", 2026],
])("on %s the practices are for %d, whose return can be an original one", (day, taxYear) => {
  expect(exampleYear(day as CalendarDate)).toBe(taxYear);
});

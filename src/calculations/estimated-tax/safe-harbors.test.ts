import fc from "fast-check";
import { expect, it } from "vitest";
import type { EstimatedTaxAnswers } from "./answers.ts";
import { surgeon } from "./page-example.ts";
import { workedEstimatedTax } from "./safe-harbors.examples.ts";
import { type SafeHarbors, safeHarbors } from "./safe-harbors.ts";

function compute(change: Partial<EstimatedTaxAnswers>): SafeHarbors {
  const result = safeHarbors({ ...surgeon, ...change });
  if (result.kind === "not-computable") throw new Error(result.message);
  return result;
}

it.each(workedEstimatedTax)("the worked examples: $title", ({ answers, expected }) => {
  expect(compute(answers)).toMatchObject(expected);
});

it.each([
  [149_999, false, 100_000],
  [150_000, false, 100_000],
  [150_001, false, 110_000],
  [74_999, true, 100_000],
  [75_000, true, 100_000],
  [75_001, true, 110_000],
])(
  "last year's tax counts after an income of %d, separate return %s, as %d",
  (priorIncomeInUsd, filesSeparately, required) => {
    const answers = { priorTaxInUsd: 100_000, expectedTaxInUsd: 500_000 };
    expect(compute({ ...answers, priorIncomeInUsd, filesSeparately }).requiredInUsd).toBe(required);
  },
);

it("last year's tax decides alone, at the higher share, while nothing else is known", () => {
  const unknown = { priorIncomeInUsd: undefined, expectedTaxInUsd: undefined };
  const alone = compute({ ...unknown, priorTaxInUsd: 150_000, withholdingInUsd: 135_000 });
  expect(alone).toMatchObject({ reason: "required", requiredInUsd: 165_000 });
  expect(alone.owedWithReturnInUsd).toBeUndefined();
  expect(alone.lines.map(({ id }) => id)).not.toContain("current-year");
  const withIncome = { ...unknown, priorTaxInUsd: 150_000, priorIncomeInUsd: 150_000 };
  expect(compute(withIncome).requiredInUsd).toBe(150_000);
  expect(compute({ ...unknown, priorTaxInUsd: 0 }).reason).toBe("no-tax-last-year");
});

it.each([
  [999, "small-balance", 0],
  [1_000, "required", 90_000],
  [1_001, "required", 90_001],
])("a balance after withholding of %d is %s", (balance, reason, required) => {
  const expectedTaxInUsd = 100_000 + (balance - 1_000);
  const result = compute({ expectedTaxInUsd, withholdingInUsd: 99_000 });
  expect(result.reason).toBe(reason);
  expect(result.requiredInUsd).toBe(required);
});

it("withholding late in the year covers every date, a payment in January only the last", () => {
  const late = { paymentsInUsd: [0, 0, 0, 0] as const };
  const withheld = compute({ ...late, withholdingInUsd: 162_800 });
  expect(withheld.dates.map(({ shortInUsd }) => shortInUsd)).toEqual([0, 0, 0, 0]);
  const paid = compute({ withholdingInUsd: 0, paymentsInUsd: [0, 0, 0, 162_800] });
  expect(paid.dates.map(({ shortInUsd }) => shortInUsd)).toEqual([40_700, 81_400, 122_100, 0]);
  expect(paid.fourthPaymentInUsd).toBe(0);
  expect(paid.roughPenaltyInUsd).toBeGreaterThan(0);
});

it("the extra withholding it names leaves no date short, and with the fourth payment meets the harbor", () => {
  const amount = fc.integer({ min: 0, max: 400_000 });
  fc.assert(
    fc.property(
      fc.record({
        priorTaxInUsd: fc.integer({ min: 1, max: 400_000 }),
        expectedTaxInUsd: amount,
        withholdingInUsd: amount,
        paymentsInUsd: fc.tuple(amount, amount, amount, amount),
      }),
      (change) => {
        const before = compute(change);
        if (before.reason !== "required") return;
        const withholdingInUsd = change.withholdingInUsd + before.extraWithholdingInUsd;
        const after = compute({ ...change, withholdingInUsd });
        for (const { shortInUsd } of after.dates.slice(0, 3)) expect(shortInUsd).toBeLessThan(0.01);
        // More withholding may leave a balance so small that nothing is required.
        if (after.reason === "required")
          expect(after.fourthPaymentInUsd).toBe(before.fourthPaymentAfterWithholdingInUsd);
      },
    ),
  );
});

it.each([
  [{ priorTaxInUsd: Number.NaN }, "priorTaxInUsd"],
  [{ expectedTaxInUsd: -1 }, "expectedTaxInUsd"],
  [{ withholdingInUsd: 2_000_000_000 }, "withholdingInUsd"],
  [{ paymentsInUsd: [0, 0, -5, 0] as const }, "paymentsInUsd"],
  [{ taxYear: 2031 }, "taxYear"],
])("%j is refused with a sentence", (change, field) => {
  const result = safeHarbors({ ...surgeon, ...change });
  expect(result).toMatchObject({ kind: "not-computable", field });
  expect(result.kind === "not-computable" && result.message).toMatch(/\.$/);
});

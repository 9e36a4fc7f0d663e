import fc from "fast-check";
import { expect, it } from "vitest";
import { type EstimatedTaxAnswers, surgeon } from "./answers.ts";
import { type SafeHarbors, safeHarbors } from "./safe-harbors.ts";

function compute(change: Partial<EstimatedTaxAnswers>): SafeHarbors {
  const result = safeHarbors({ ...surgeon, ...change });
  if (result.kind === "not-computable") throw new Error(result.message);
  return result;
}

const nothingPaid = { paymentsInUsd: [0, 0, 0, 0] } as const;
const noPenalty = { extraWithholdingInUsd: 0, roughPenaltyInUsd: 0 };

/** Computed by hand, for the surgeon with these changes. */
it.each<[string, Partial<EstimatedTaxAnswers>, Partial<SafeHarbors>]>([
  [
    "a surgeon who paid a little less than a quarter on each date",
    {},
    {
      reason: "required",
      // 110% × 148,000 = 162,800; 90% × 190,000 = 171,000
      requiredInUsd: 162_800,
      // 162,800 − 96,000 − 35,000
      fourthPaymentInUsd: 31_800,
      // Short: 40,700 − 34,000; 81,400 − 68,000; 122,100 − 107,000.
      // 4 × 6,700 = 26,800; 2 × 13,400 = 26,800; 4/3 × 15,100 = 20,133
      extraWithholdingInUsd: 26_800,
      fourthPaymentAfterWithholdingInUsd: 5_000,
      // 6% to June 30, 7% after, January 2027 included:
      // (6% × (6,700 × 61 + 13,400 × 15) + 7% × (13,400 × 77 + 15,100 × 122)) / 365 = 651.4
      roughPenaltyInUsd: 651,
      // 190,000 − 96,000 − 35,000 − 31,800
      owedWithReturnInUsd: 27_200,
    },
  ],
  [
    "an associate whose withholding alone meets last year's tax",
    {
      ...{ priorTaxInUsd: 40_000, priorIncomeInUsd: 230_000, expectedTaxInUsd: 62_000 },
      ...{ withholdingInUsd: 45_000, ...nothingPaid },
    },
    // 110% × 40,000; 90% × 62,000 = 55,800
    {
      ...{ reason: "required", requiredInUsd: 44_000, fourthPaymentInUsd: 0 },
      ...{ ...noPenalty, owedWithReturnInUsd: 17_000 },
    },
  ],
  [
    "an owner whose income fell, for whom this year's tax asks for less",
    {
      ...{ expectedTaxInUsd: 100_000, withholdingInUsd: 0 },
      paymentsInUsd: [22_500, 22_500, 22_500, 0],
    },
    {
      ...{ requiredInUsd: 90_000, fourthPaymentInUsd: 22_500 },
      ...{ ...noPenalty, owedWithReturnInUsd: 10_000 },
    },
  ],
  [
    "a locum doctor who paid nothing until January",
    {
      ...{ priorTaxInUsd: 40_000, priorIncomeInUsd: 140_000, expectedTaxInUsd: 80_000 },
      ...{ withholdingInUsd: 0, ...nothingPaid },
    },
    {
      ...{ requiredInUsd: 40_000, fourthPaymentInUsd: 40_000, extraWithholdingInUsd: 40_000 },
      fourthPaymentAfterWithholdingInUsd: 0,
      // (6% × (10,000 × 61 + 20,000 × 15) + 7% × (20,000 × 77 + 30,000 × 122)) / 365
      ...{ roughPenaltyInUsd: 1_147, owedWithReturnInUsd: 40_000 },
    },
  ],
  [
    "a doctor in the first year of practice, without tax last year",
    { priorTaxInUsd: 0, priorIncomeInUsd: 20_000 },
    { reason: "no-tax-last-year", requiredInUsd: 0, fourthPaymentInUsd: 0 },
  ],
])("the worked examples: %s", (_, change, expected) => {
  expect(compute(change)).toMatchObject(expected);
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

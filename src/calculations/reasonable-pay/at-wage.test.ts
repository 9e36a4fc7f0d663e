import { describe, expect, it } from "vitest";
import { figure } from "#tax-law/look-up.ts";
import { orthodontist, type ReasonablePayAnswers } from "./answers.ts";
import { type AtWage, atWage } from "./at-wage.ts";

function compute(change: Partial<ReasonablePayAnswers>, wageInUsd: number): AtWage {
  const result = atWage({ ...orthodontist, ...change }, wageInUsd);
  if (result.kind === "not-computable") throw new Error(result.message);
  return result;
}

const single: Partial<ReasonablePayAnswers> = {
  ...{ filing: "single", age: "from-50", staffWagesInUsd: 0, deductionsInUsd: 16_100 },
  employerRateAsFraction: 0.25,
};

/** Computed by hand, for the orthodontist with these changes and a wage. */
it.each<[string, Partial<ReasonablePayAnswers>, number, Partial<AtWage>]>([
  [
    "an orthodontist with a staff, inside the range",
    {},
    200_000,
    {
      // 6.2% × 184,500 + 1.45% × 200,000 = 14,339, twice
      payrollTaxInUsd: 28_678,
      // Profit 520,000 − 200,000 − 14,339 − 20,000 = 285,661; taxable 428,961, which is 16.974% of
      // the way from 403,500 to 553,500; 20% × 285,661 × 83.026%
      ...{ section199aInUsd: 47_435, section199aRange: "inside", limitedByWages: false },
      // 2,480 + 9,120 + 24,332 + 24% × (381,526 − 211,400)
      ...{ incomeTaxInUsd: 76_762, totalTaxInUsd: 105_440 },
      // 24,500 + 10% × 200,000
      ...{ planInUsd: 44_500, aboveRothLine: true },
    },
  ],
  [
    "the same without staff, where half of the wages limits the deduction",
    { staffWagesInUsd: 0, employerRateAsFraction: 0 },
    80_000,
    {
      payrollTaxInUsd: 12_240,
      // Taxable 457,180, 35.7867% of the way; of income 55,722, of wages 25,685;
      // 55,722 − 35.7867% × 30,037
      ...{ section199aInUsd: 44_973, limitedByWages: true },
      ...{ incomeTaxInUsd: 84_818, totalTaxInUsd: 97_058, aboveRothLine: false },
    },
  ],
  [
    "a single surgeon of 52 above the range, with a full plan",
    { ...single, profitInUsd: 700_000, staffWagesInUsd: 400_000 },
    250_000,
    {
      // 2 × (11,439 + 3,625) + 0.9% × 50,000
      payrollTaxInUsd: 30_578,
      ...{ section199aInUsd: 0, section199aRange: "above" },
      ...{ incomeTaxInUsd: 177_662, totalTaxInUsd: 208_240 },
      // 32,500 + 47,500, because 72,000 − 24,500 is less than 25% of pay
      planInUsd: 80_000,
    },
  ],
  [
    "a single internist of 52 whose catch-up has to be Roth",
    { ...single, profitInUsd: 330_000 },
    90_000,
    // Profit 210,615; taxable 260,015, 77.69% of the way; 20% × 210,615 × 22.31%
    // 13,770 + 41,024 + 32% × (250,616 − 201,775)
    { section199aInUsd: 9_399, totalTaxInUsd: 70_423, planInUsd: 55_000 },
  ],
  [
    "the same with a catch-up before tax",
    { ...single, profitInUsd: 330_000, catchUpIsRoth: false },
    90_000,
    // Taxable 252,015, 67.02% of the way: a larger deduction on $8,000 less of income.
    { section199aInUsd: 13_892, totalTaxInUsd: 66_425, planInUsd: 55_000 },
  ],
  [
    "a single pediatrician of 61 below the threshold, who gets the whole deduction",
    { ...single, age: "60-to-63", profitInUsd: 260_000, staffWagesInUsd: 120_000 },
    110_000,
    {
      payrollTaxInUsd: 16_830,
      // 20% × 114,085
      ...{ section199aInUsd: 22_817, section199aRange: "below" },
      ...{ incomeTaxInUsd: 31_158, totalTaxInUsd: 47_988, planInUsd: 63_250 },
    },
  ],
])("the worked examples: %s", (_, change, wageInUsd, expected) => {
  expect(compute(change, wageInUsd)).toMatchObject(expected);
});

describe("payroll tax at the wage base", () => {
  const base = figure("social-security-wage-base", 2026).value;
  const at = (wage: number) => compute({ profitInUsd: 900_000 }, wage).payrollTaxInUsd;
  it("rises by 15.3% of each dollar below it and by 2.9% above", () => {
    expect(at(base) - at(base - 10_000)).toBe(1_530);
    expect(at(base + 10_000) - at(base)).toBe(290);
  });
});

describe("the line for the Roth catch-up", () => {
  const line = figure("roth-catch-up-wage-threshold", 2026).value;
  it.each([
    [line - 1, false],
    [line, false],
    [line + 1, true],
  ])("with a wage of %d is passed: %s", (wage, passed) => {
    expect(compute({}, wage).aboveRothLine).toBe(passed);
  });
});

it("the taxes add up from the lines shown", () => {
  const { lines, total } = compute({}, 200_000);
  const value = (id: string) => lines.find((line) => line.id === id)?.value ?? Number.NaN;
  const sum = value("employer-payroll-tax") + value("owner-payroll-tax") + value("income-tax");
  expect(total.value).toBe(sum);
});

it("a wage that the practice cannot pay is refused with what is missing", () => {
  const result = atWage({ ...orthodontist, profitInUsd: 100_000 }, 100_000);
  expect(result).toMatchObject({ kind: "not-computable", field: "wageInUsd" });
});

it.each([
  [{ taxYear: 2031 }, "taxYear"],
  [{ profitInUsd: Number.NaN }, "profitInUsd"],
  [{ staffWagesInUsd: -1 }, "staffWagesInUsd"],
  [{ employerRateAsFraction: 0.26 }, "employerRateAsFraction"],
])("%j is refused with a sentence", (change, field) => {
  const result = atWage({ ...orthodontist, ...change }, 200_000);
  expect(result).toMatchObject({ kind: "not-computable", field });
  expect(result.kind === "not-computable" && result.message).toMatch(/\.$/);
});

import type { ReasonablePayAnswers } from "./answers.ts";
import type { AtWage } from "./at-wage.ts";
import { orthodontist } from "./page-example.ts";

/** A case computed by hand. */
export interface WorkedReasonablePay {
  readonly title: string;
  readonly answers: ReasonablePayAnswers;
  readonly wageInUsd: number;
  readonly expected: Partial<AtWage>;
}

const internist: ReasonablePayAnswers = {
  ...orthodontist,
  filing: "single",
  age: "from-50",
  profitInUsd: 330_000,
  staffWagesInUsd: 0,
  deductionsInUsd: 16_100,
  employerRateAsFraction: 0.25,
};

export const workedReasonablePay: readonly WorkedReasonablePay[] = [
  {
    title: "an orthodontist with a staff, inside the range",
    answers: orthodontist,
    wageInUsd: 200_000,
    expected: {
      // 6.2% × 184,500 + 1.45% × 200,000 = 14,339, twice
      payrollTaxInUsd: 28_678,
      // Profit 520,000 − 200,000 − 14,339 − 20,000 = 285,661; taxable 428,961, which is 16.974% of
      // the way from 403,500 to 553,500; 20% × 285,661 × 83.026%
      section199aInUsd: 47_435,
      section199aRange: "inside",
      limitedByWages: false,
      // 2,480 + 9,120 + 24,332 + 24% × (381,526 − 211,400)
      incomeTaxInUsd: 76_762,
      totalTaxInUsd: 105_440,
      // 24,500 + 10% × 200,000
      planInUsd: 44_500,
      aboveRothLine: true,
    },
  },
  {
    title: "the same without staff, where half of the wages limits the deduction",
    answers: { ...orthodontist, staffWagesInUsd: 0, employerRateAsFraction: 0 },
    wageInUsd: 80_000,
    expected: {
      payrollTaxInUsd: 12_240,
      // Taxable 457,180, 35.7867% of the way; of income 55,722, of wages 25,685;
      // 55,722 − 35.7867% × 30,037
      section199aInUsd: 44_973,
      limitedByWages: true,
      incomeTaxInUsd: 84_818,
      totalTaxInUsd: 97_058,
      aboveRothLine: false,
    },
  },
  {
    title: "a single surgeon of 52 above the range, with a full plan",
    answers: {
      ...orthodontist,
      filing: "single",
      age: "from-50",
      profitInUsd: 700_000,
      staffWagesInUsd: 400_000,
      deductionsInUsd: 16_100,
      employerRateAsFraction: 0.25,
    },
    wageInUsd: 250_000,
    expected: {
      // 2 × (11,439 + 3,625) + 0.9% × 50,000
      payrollTaxInUsd: 30_578,
      section199aInUsd: 0,
      section199aRange: "above",
      incomeTaxInUsd: 177_662,
      totalTaxInUsd: 208_240,
      // 32,500 + 47,500, because 72,000 − 24,500 is less than 25% of pay
      planInUsd: 80_000,
    },
  },
  {
    title: "a single internist of 52 whose catch-up has to be Roth",
    answers: internist,
    wageInUsd: 90_000,
    expected: {
      // Profit 210,615; taxable 260,015, 77.69% of the way; 20% × 210,615 × 22.31%
      section199aInUsd: 9_399,
      // 13,770 + 41,024 + 32% × (250,616 − 201,775)
      totalTaxInUsd: 70_423,
      planInUsd: 55_000,
    },
  },
  {
    title: "the same with a catch-up before tax",
    answers: { ...internist, catchUpIsRoth: false },
    wageInUsd: 90_000,
    // Taxable 252,015, 67.02% of the way: a larger deduction on $8,000 less of income.
    expected: { section199aInUsd: 13_892, totalTaxInUsd: 66_425, planInUsd: 55_000 },
  },
  {
    title: "a single pediatrician of 61 below the threshold, who gets the whole deduction",
    answers: {
      ...orthodontist,
      filing: "single",
      age: "60-to-63",
      profitInUsd: 260_000,
      staffWagesInUsd: 120_000,
      deductionsInUsd: 16_100,
      employerRateAsFraction: 0.25,
    },
    wageInUsd: 110_000,
    expected: {
      payrollTaxInUsd: 16_830,
      // 20% × 114,085
      section199aInUsd: 22_817,
      section199aRange: "below",
      incomeTaxInUsd: 31_158,
      totalTaxInUsd: 47_988,
      planInUsd: 63_250,
    },
  },
];

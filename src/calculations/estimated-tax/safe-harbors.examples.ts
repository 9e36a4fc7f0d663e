import type { EstimatedTaxAnswers } from "./answers.ts";
import { surgeon } from "./page-example.ts";
import type { SafeHarbors } from "./safe-harbors.ts";

/** A case computed by hand. */
export interface WorkedEstimatedTax {
  readonly title: string;
  readonly answers: EstimatedTaxAnswers;
  readonly expected: Partial<SafeHarbors>;
}

export const workedEstimatedTax: readonly WorkedEstimatedTax[] = [
  {
    title: "a surgeon who paid a little less than a quarter on each date",
    answers: surgeon,
    expected: {
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
  },
  {
    title: "an associate whose withholding alone meets last year's tax",
    answers: {
      ...surgeon,
      priorTaxInUsd: 40_000,
      priorIncomeInUsd: 230_000,
      expectedTaxInUsd: 62_000,
      withholdingInUsd: 45_000,
      paymentsInUsd: [0, 0, 0, 0],
    },
    expected: {
      reason: "required",
      // 110% × 40,000; 90% × 62,000 = 55,800
      requiredInUsd: 44_000,
      fourthPaymentInUsd: 0,
      extraWithholdingInUsd: 0,
      roughPenaltyInUsd: 0,
      owedWithReturnInUsd: 17_000,
    },
  },
  {
    title: "an owner whose income fell, for whom this year's tax asks for less",
    answers: {
      ...surgeon,
      expectedTaxInUsd: 100_000,
      withholdingInUsd: 0,
      paymentsInUsd: [22_500, 22_500, 22_500, 0],
    },
    expected: {
      requiredInUsd: 90_000,
      fourthPaymentInUsd: 22_500,
      extraWithholdingInUsd: 0,
      roughPenaltyInUsd: 0,
      owedWithReturnInUsd: 10_000,
    },
  },
  {
    title: "a locum doctor who paid nothing until January",
    answers: {
      ...surgeon,
      priorTaxInUsd: 40_000,
      priorIncomeInUsd: 140_000,
      expectedTaxInUsd: 80_000,
      withholdingInUsd: 0,
      paymentsInUsd: [0, 0, 0, 0],
    },
    expected: {
      requiredInUsd: 40_000,
      fourthPaymentInUsd: 40_000,
      extraWithholdingInUsd: 40_000,
      fourthPaymentAfterWithholdingInUsd: 0,
      // (6% × (10,000 × 61 + 20,000 × 15) + 7% × (20,000 × 77 + 30,000 × 122)) / 365
      roughPenaltyInUsd: 1_147,
      owedWithReturnInUsd: 40_000,
    },
  },
  {
    title: "a doctor in the first year of practice, without tax last year",
    answers: { ...surgeon, priorTaxInUsd: 0, priorIncomeInUsd: 20_000 },
    expected: { reason: "no-tax-last-year", requiredInUsd: 0, fourthPaymentInUsd: 0 },
  },
];

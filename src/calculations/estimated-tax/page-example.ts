import type { EstimatedTaxAnswers } from "./answers.ts";

/**
 * A surgeon with an S corporation, married: $148,000 of tax on $520,000 of income in 2025, $190,000
 * expected for 2026, $96,000 withheld from wages.
 */
export const surgeon: EstimatedTaxAnswers = {
  taxYear: 2026,
  priorTaxInUsd: 148_000,
  priorIncomeInUsd: 520_000,
  filesSeparately: false,
  expectedTaxInUsd: 190_000,
  withholdingInUsd: 96_000,
  paymentsInUsd: [10_000, 10_000, 15_000, 0],
};

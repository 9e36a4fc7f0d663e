/** What an individual with a calendar year has paid and expects. Farmers have other rules. */
export interface EstimatedTaxAnswers {
  readonly taxYear: number;
  readonly priorTaxInUsd: number;
  /** Taken as high while it is not known, which asks for more. */
  readonly priorIncomeInUsd: number | undefined;
  /** Married and filing separately for `taxYear`. */
  readonly filesSeparately: boolean;
  /** Last year's tax decides alone while it is not known. */
  readonly expectedTaxInUsd: number | undefined;
  /** Of the whole year, December included. */
  readonly withholdingInUsd: number;
  /** Paid by the first date, between it and the second, the second and third, and since. */
  readonly paymentsInUsd: readonly [number, number, number, number];
}

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

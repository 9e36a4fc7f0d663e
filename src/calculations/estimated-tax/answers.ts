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

/** What an individual with a calendar year has paid and expects. Farmers have other rules. */
export interface EstimatedTaxAnswers {
  readonly taxYear: number;
  readonly priorTaxInUsd: number;
  readonly priorIncomeInUsd: number;
  /** Married and filing separately for `taxYear`. */
  readonly filesSeparately: boolean;
  readonly expectedTaxInUsd: number;
  /** Of the whole year, December included. */
  readonly withholdingInUsd: number;
  /** Paid by the first date, between it and the second, the second and third, and since. */
  readonly paymentsInUsd: readonly [number, number, number, number];
}

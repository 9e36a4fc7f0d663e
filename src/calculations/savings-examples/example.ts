import type { WorkingLine } from "../working-line.ts";

export type Audience = "individual" | "business-owner";

export interface Situation {
  readonly incomeInUsd: number;
  readonly audience: Audience;
  readonly taxYear: number;
}

export type ExampleId = "charitable-deduction" | "further-deduction" | "research-credit";

/** What an example assumes; the words are in content/calculators/savings-examples.ts. */
export type AssumptionKey =
  | "deduction-of-60-percent"
  | "outlay-of-one-fifth"
  | "after-the-charitable-example"
  | "three-quarters-counted"
  | "expenses-of-30-percent"
  | "flat-rate-of-10-percent";

/** When an example does not apply; the words are in content/calculators/savings-examples.ts. */
export type LimitKey =
  | "cash-to-public-charities"
  | "charitable-floor-and-cap"
  | "appraisals-are-scrutinized"
  | "not-a-product"
  | "records-required"
  | "base-amount-left-out";

export interface ComputedExample {
  readonly id: ExampleId;
  readonly isCredit: boolean;
  /** Not rounded; shown to the dollar. */
  readonly savingsInUsd: number;
  readonly arithmetic: readonly WorkingLine[];
  readonly assumptions: readonly AssumptionKey[];
  readonly limits: readonly LimitKey[];
}

/** The example compared with the tax that the situation would owe without it. */
export interface SavingsExample extends ComputedExample {
  readonly reductionAsFraction: number;
  readonly hasExcessBenefits: boolean;
}

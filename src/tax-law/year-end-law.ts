import { bracketsOf, filingStatuses } from "./brackets.ts";
import { figure } from "./look-up.ts";
import type { FigureName } from "./registry.ts";
import { UncoveredYearError } from "./tax-year.ts";

/** Every figure that the year-end plan computes with, apart from brackets, 199A and safe harbors. */
export const yearEndFigureNames = [
  "standard-deduction-single",
  "standard-deduction-joint",
  "standard-deduction-separate",
  "standard-deduction-head-of-household",
  "standard-deduction-at-65-married",
  "standard-deduction-at-65-unmarried",
  "standard-deduction-addition-age",
  "senior-deduction",
  "senior-deduction-phase-out-rate",
  "senior-deduction-phase-out-start-single",
  "senior-deduction-phase-out-start-joint",
  "state-tax-deduction-cap",
  "state-tax-deduction-cap-separate",
  "state-tax-deduction-phase-down-start",
  "state-tax-deduction-phase-down-start-separate",
  "state-tax-deduction-phase-down-rate",
  "state-tax-deduction-floor",
  "state-tax-deduction-floor-separate",
  "charitable-cash-limit",
  "charitable-itemizer-floor",
  "itemized-benefit-cap",
  "non-itemizer-charitable-deduction-single",
  "non-itemizer-charitable-deduction-joint",
  "child-tax-credit",
  "child-tax-credit-phase-out-start",
  "child-tax-credit-phase-out-start-joint",
  "child-tax-credit-phase-out-step",
  "child-tax-credit-phase-out-amount",
  "social-security-wage-base",
  "social-security-rate",
  "medicare-rate",
  "self-employment-earnings-share",
  "self-employment-smallest-earnings",
  "additional-medicare-rate",
  "additional-medicare-start-single",
  "additional-medicare-start-joint",
  "additional-medicare-start-separate",
  "additional-medicare-start-head-of-household",
  "zero-gains-ceiling-single",
  "zero-gains-ceiling-joint",
  "zero-gains-ceiling-head-of-household",
  "top-gains-rate-threshold-single",
  "top-gains-rate-threshold-joint",
  "top-gains-rate-threshold-head-of-household",
  "middle-long-term-gains-rate",
  "top-long-term-gains-rate",
  "net-investment-income-tax-rate",
  "net-investment-income-tax-threshold-single",
  "net-investment-income-tax-threshold-joint",
  "capital-loss-limit",
  "gift-acknowledgment-threshold",
  "wash-sale-days",
  "capital-loss-limit-separate",
  "elective-deferral-limit",
  "catch-up-limit-age-50",
  "catch-up-limit-ages-60-to-63",
  "catch-up-age",
  "higher-catch-up-first-age",
  "higher-catch-up-last-age",
  "roth-catch-up-wage-threshold",
  "deferral-457b-limit",
  "catch-up-457b-limit-age-50",
  "catch-up-457b-limit-ages-60-to-63",
  "total-contribution-limit",
  "plan-compensation-limit",
  "employer-contribution-rate",
  "self-employed-contribution-rate",
  "hsa-limit-self-only",
  "hsa-limit-family",
  "hsa-catch-up",
  "hsa-catch-up-age",
  "dependent-care-exclusion",
  "dependent-care-exclusion-separate",
  "care-credit-expenses-one-child",
  "care-credit-expenses-more-children",
  "care-credit-top-rate",
  "care-credit-middle-rate",
  "care-credit-least-rate",
  "care-credit-first-reduction-start",
  "care-credit-second-reduction-start",
  "care-credit-reduction-step",
  "ira-contribution-limit",
  "ira-contribution-limit-age-50",
  "roth-ira-full-up-to-single",
  "roth-ira-full-up-to-joint",
  "repayment-assistance-income-band",
  "repayment-assistance-rate-step",
  "repayment-assistance-top-rate",
  "repayment-assistance-per-dependent",
  "repayment-assistance-least-payment",
  "income-based-rate-new-borrowers",
  "income-based-rate-older-borrowers",
  "income-based-uncounted-first-person",
  "income-based-uncounted-further-person",
  "graduate-loan-rate",
] as const satisfies readonly FigureName[];

export type YearEndFigureName = (typeof yearEndFigureNames)[number];

/** The law of one year as plain numbers, so that a page can hand it to the browser. */
export interface YearEndLaw {
  readonly taxYear: number;
  readonly figures: Readonly<Record<YearEndFigureName, number>>;
}

/** Throws UncoveredYearError where a figure of that year is missing. For build and server. */
export function yearEndLaw(taxYear: number): YearEndLaw {
  for (const filing of filingStatuses) {
    bracketsOf(taxYear, filing);
    figure(`section-199a-threshold-${filing}`, taxYear);
  }
  figure("underpayment-rate-first-quarter", taxYear);
  const values = yearEndFigureNames.map((name) => [name, figure(name, taxYear).value]);
  return { taxYear, figures: Object.fromEntries(values) };
}

/** Undefined while a figure of that year is missing, with the sentence that says which one. */
export function findYearEndLaw(taxYear: number): YearEndLaw | { readonly missing: string } {
  try {
    return yearEndLaw(taxYear);
  } catch (error) {
    if (error instanceof UncoveredYearError) return { missing: error.message };
    throw error;
  }
}

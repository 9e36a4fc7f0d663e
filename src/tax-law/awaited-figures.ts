import type { Source } from "./figure.ts";
import type { FigureName } from "./registry.ts";
import {
  adjustments,
  healthSavingsLimits,
  publicLaw119And21,
  socialSecurityWageBase,
  standardMileageRates,
} from "./sources.ts";

/** The year whose figures are announced one after another. */
export const awaitedYear = 2027;

/** The last day on which every agency's page was looked for. YYYY-MM-DD. */
export const awaitedFiguresLookedUpOn = "2026-11-18";

export interface AwaitedGroup {
  /** Its heading is in content/pages/knowledge-bank.ts. */
  readonly id:
    | "payroll"
    | "plans"
    | "health"
    | "stateTaxes"
    | "return"
    | "equipment"
    | "cars"
    | "gifts";
  /** Where the amounts of the group appear first. */
  readonly publishedAt: Source;
  readonly figures: readonly FigureName[];
}

const retirementLimits: Source = {
  title: "IRS, Cost-of-living adjustments for retirement plans",
  url: "https://www.irs.gov/retirement-plans/cola-increases-for-dollar-limitations-on-benefits-and-contributions",
};

/**
 * The amounts of `awaitedYear` that doctors and practices wait for, in the order of the table. Each
 * is entered in figures/ for that year; a group is shown when it has all of its amounts.
 */
export const awaitedFigures: readonly AwaitedGroup[] = [
  { id: "payroll", publishedAt: socialSecurityWageBase, figures: ["social-security-wage-base"] },
  {
    id: "plans",
    publishedAt: retirementLimits,
    figures: [
      "elective-deferral-limit",
      "catch-up-limit-age-50",
      "catch-up-limit-ages-60-to-63",
      "roth-catch-up-wage-threshold",
      "total-contribution-limit",
      "plan-compensation-limit",
      "highly-compensated-threshold",
      "defined-benefit-limit",
      "deferral-457b-limit",
      "ira-contribution-limit",
      "ira-contribution-limit-age-50",
      "roth-ira-none-from-single",
      "roth-ira-none-from-joint",
      "ira-charitable-distribution-limit",
    ],
  },
  {
    id: "health",
    publishedAt: healthSavingsLimits[2027],
    figures: [
      "hsa-limit-self-only",
      "hsa-limit-family",
      "hsa-catch-up",
      "high-deductible-plan-minimum-self-only",
      "high-deductible-plan-minimum-family",
      "high-deductible-plan-out-of-pocket-self-only",
      "high-deductible-plan-out-of-pocket-family",
      "direct-primary-care-fee-individual",
      "direct-primary-care-fee-family",
      "excepted-benefit-hra-limit",
    ],
  },
  {
    id: "stateTaxes",
    publishedAt: publicLaw119And21,
    figures: ["state-tax-deduction-cap", "state-tax-deduction-phase-down-start"],
  },
  {
    id: "return",
    publishedAt: adjustments[2027],
    figures: [
      "standard-deduction-single",
      "standard-deduction-joint",
      "top-bracket-start-single",
      "top-bracket-start-joint",
      "section-199a-threshold-single",
      "section-199a-threshold-joint",
      "top-gains-rate-threshold-single",
      "top-gains-rate-threshold-joint",
      "minimum-tax-exemption-joint",
      "excess-business-loss-joint",
    ],
  },
  {
    id: "equipment",
    publishedAt: adjustments[2027],
    figures: [
      "section-179-limit",
      "section-179-phase-out-start",
      "suv-section-179-cap",
      "health-fsa-limit",
      "qsehra-limit-self-only",
      "qsehra-limit-family",
      "educational-assistance-exclusion",
      "information-return-threshold",
      "captive-premium-limit",
    ],
  },
  {
    // 2026 has a second rate from July 1, which the column of that year must then show as well.
    id: "cars",
    publishedAt: standardMileageRates,
    figures: ["standard-mileage-rate", "passenger-auto-year-1-with-bonus"],
  },
  {
    id: "gifts",
    publishedAt: adjustments[2027],
    figures: ["gift-exclusion", "estate-exemption"],
  },
];

import type { FigureName } from "#tax-law/registry.ts";

/**
 * The small picture on an article's card, drawn from figures of tax law by
 * src/features/articles/listing/card-picture.tsx:
 * - `columns` and `bars` compare figures, vertically or horizontally; the one in `key` is emphasized
 * - `dots` fills a share of forty dots
 * - `band` is a phase-out over income: full up to the first figure, nothing from the second
 * - `ticks` counts a period, one stroke for each unit, and marks the one after it
 * - `parts` are that many parts which must all be met
 * The figure in `key` is printed under the drawing, for the year given.
 */
export type ArticlePicture = {
  year: number;
  key: FigureName;
  label: string;
} & (
  | { kind: "columns" | "bars"; figures: readonly FigureName[] }
  | { kind: "band"; figures: readonly [FigureName, FigureName] }
  | { kind: "dots" | "ticks" }
  | { kind: "parts"; parts: number }
);

function comparing(kind: "columns" | "bars") {
  return (
    year: number,
    key: FigureName,
    label: string,
    figures: readonly FigureName[],
  ): ArticlePicture => ({ kind, year, key, label, figures });
}

const columns = comparing("columns");
const bars = comparing("bars");

export const articlePictures: Readonly<Record<string, ArticlePicture>> = {
  "rd-tax-credits-are-back-2025": bars(
    2025,
    "research-credit-maximum-rate",
    "of the excess over a base, at most",
    [
      "research-credit-maximum-rate",
      "research-credit-simplified-rate",
      "research-credit-simplified-rate-without-history",
    ],
  ),
  "one-big-beautiful-bill-2025": bars(2025, "bonus-depreciation-rate", "bonus depreciation again", [
    "bonus-depreciation-rate-acquired-earlier",
    "bonus-depreciation-rate",
  ]),
  "clinical-activities-that-qualify-for-rd-credits": {
    kind: "parts",
    year: 2025,
    key: "research-credit-simplified-rate",
    label: "if all four parts are met",
    parts: 4,
  },
  "captive-insurance-for-a-practice-2026": bars(
    2026,
    "captive-disclosure-loss-ratio",
    "paid in losses, or disclose",
    ["captive-listed-loss-ratio", "captive-disclosure-loss-ratio"],
  ),
  "charitable-giving-for-high-income-doctors": {
    kind: "dots",
    year: 2025,
    key: "charitable-cash-limit",
    label: "of income, gifts of cash",
  },
  "year-end-business-deductions-2025": columns(2025, "section-179-limit", "section 179 limit", [
    "section-179-limit",
    "section-179-phase-out-start",
  ]),
  "year-end-stock-portfolio-strategies-2025": bars(
    2025,
    "top-short-term-rate-with-investment-tax",
    "top rate on short-term gains",
    ["top-short-term-rate-with-investment-tax", "top-long-term-rate-with-investment-tax"],
  ),
  "year-end-vehicle-purchase-strategies-2025": columns(
    2025,
    "passenger-auto-year-1-with-bonus",
    "first year of a car",
    [
      "passenger-auto-year-1-with-bonus",
      "passenger-auto-year-2",
      "passenger-auto-year-3",
      "passenger-auto-year-4-and-later",
    ],
  ),
  "year-end-retirement-deductions-2025": columns(
    2025,
    "total-contribution-limit-ages-60-to-63",
    "in all, ages 60 to 63",
    [
      "elective-deferral-limit",
      "elective-deferral-limit-age-50",
      "elective-deferral-limit-ages-60-to-63",
      "total-contribution-limit",
      "total-contribution-limit-age-50",
      "total-contribution-limit-ages-60-to-63",
    ],
  ),
  "year-end-medical-plan-strategies-2025": bars(
    2025,
    "qsehra-limit-family",
    "reimbursed to a family",
    ["qsehra-limit-self-only", "qsehra-limit-family"],
  ),
  "year-end-marriage-kids-family-strategies-2025": columns(
    2025,
    "child-wages-sheltered-with-ira",
    "of a child’s wages sheltered",
    ["ira-contribution-limit", "standard-deduction-single", "child-wages-sheltered-with-ira"],
  ),
  "year-end-crypto-tax-strategies-2025": {
    kind: "ticks",
    year: 2025,
    key: "long-term-holding-months",
    label: "and a day: long-term",
  },
  "year-end-section-199a-strategies-2025": {
    kind: "band",
    year: 2025,
    key: "section-199a-threshold-single",
    label: "single, deduction in full",
    figures: ["section-199a-threshold-single", "section-199a-top-single"],
  },
  "payroll-and-reporting-2026": bars(
    2026,
    "overtime-deduction-single",
    "of overtime premium, single",
    ["overtime-deduction-single", "overtime-deduction-joint"],
  ),
  "backdoor-roth-for-doctors-2026": {
    kind: "band",
    year: 2026,
    key: "roth-ira-none-from-joint",
    label: "joint: no direct Roth",
    figures: ["roth-ira-full-up-to-joint", "roth-ira-none-from-joint"],
  },
  "buying-selling-or-joining-a-practice": {
    kind: "ticks",
    year: 2026,
    key: "intangible-amortization-years",
    label: "to write off goodwill",
  },
  "pass-through-entity-tax-elections-2026": bars(
    2026,
    "state-tax-deduction-cap",
    "of state tax, or less",
    ["state-tax-deduction-cap", "state-tax-deduction-floor"],
  ),
  "practice-real-estate-2026": columns(
    2026,
    "nonresidential-building-years",
    "for the building, less for its parts",
    ["equipment-recovery-years", "land-improvement-years", "nonresidential-building-years"],
  ),
  "roth-catch-up-contributions-2026": columns(
    2026,
    "elective-deferral-limit-ages-60-to-63",
    "deferred at ages 60 to 63",
    [
      "elective-deferral-limit",
      "elective-deferral-limit-age-50",
      "elective-deferral-limit-ages-60-to-63",
    ],
  ),
  "student-loans-and-taxes-for-doctors-2026": columns(
    2026,
    "repayment-assistance-years",
    "of payments, then forgiveness that is taxed",
    [
      "income-based-years-new-borrowers",
      "income-based-years-older-borrowers",
      "repayment-assistance-years",
    ],
  ),
  "year-end-2026-checklist-for-employed-doctors": bars(
    2026,
    "deferred-compensation-limit",
    "in a 457(b), beside the 403(b)",
    ["hsa-limit-family", "deferred-compensation-limit"],
  ),
  "year-end-2026-checklist": columns(2027, "hsa-limit-family", "family health savings", [
    "hsa-limit-self-only",
    "hsa-limit-family",
  ]),
  "equipment-and-vehicles-2026": bars(2026, "suv-section-179-cap", "section 179 on a heavy SUV", [
    "passenger-auto-year-1-with-bonus",
    "suv-section-179-cap",
  ]),
  "employed-physician-tax-guide-2026": columns(
    2026,
    "elective-deferral-limit",
    "in a 403(b), and as much in a 457(b)",
    [
      "dependent-care-exclusion",
      "hsa-limit-family",
      "deferred-compensation-limit",
      "elective-deferral-limit",
    ],
  ),
  "form-6765-for-2026-section-g": {
    kind: "dots",
    year: 2026,
    key: "research-section-g-component-share",
    label: "of expenses, by component",
  },
  "estimated-tax-without-a-penalty-2026": bars(
    2026,
    "estimated-tax-prior-year-share-high-income",
    "of last year’s tax is safe",
    ["estimated-tax-current-year-share", "estimated-tax-prior-year-share-high-income"],
  ),
  "amending-for-the-research-credit-2023-to-2025": {
    kind: "ticks",
    year: 2025,
    key: "refund-claim-years",
    label: "from filing to claim a refund",
  },
  "s-corporation-pay-for-doctors-2026": {
    kind: "band",
    year: 2026,
    key: "section-199a-top-joint",
    label: "joint, the deduction ends",
    figures: ["section-199a-threshold-joint", "section-199a-top-joint"],
  },
  "state-research-credits-for-practices-2026": bars(
    2026,
    "utah-research-credit-rate",
    "of research expenses, Utah",
    ["utah-research-credit-rate", "utah-research-credit-excess-rate"],
  ),
  "tax-figures-2027-for-doctors": columns(
    2027,
    "state-tax-deduction-cap",
    "of state and local tax deductible",
    ["state-tax-deduction-floor", "state-tax-deduction-cap"],
  ),
  "irs-letters-for-doctors": bars(2026, "underreporter-answer-days", "to answer a CP2000", [
    "notice-payment-days",
    "underreporter-answer-days",
    "research-refund-claim-perfecting-days",
    "deficiency-petition-days",
  ]),
};

import { renderArticles } from "./article-library.server.ts";
import type { Category } from "./categories.ts";

/** Every article as on this day, rendered once for all tests. */
export const { articles, mistakes } = await renderArticles("2026-11-18");

interface SpecifiedArticle {
  category: Category;
  /** As in the front matter. */
  date?: string;
  /** Least and most minutes. */
  minutes: [number, number];
  /** The names of figures that it states. */
  figures?: string;
}

const yearEnd = { category: "Year-End Tax Planning", date: "2025-11-03" } as const;

/** What the specification asks of its twelve articles. Figures: its section 9. */
export const specifiedArticles: Record<string, SpecifiedArticle> = {
  "rd-tax-credits-are-back-2025": {
    category: "Tax Updates",
    minutes: [5, 14],
    figures: "research-credit-maximum-rate research-payroll-offset-receipts-limit",
  },
  "one-big-beautiful-bill-2025": {
    category: "Tax Legislation",
    minutes: [5, 14],
    figures: `section-179-limit section-179d-per-square-foot section-45l-credit-minimum
      section-45l-credit-maximum section-199a-threshold-single`,
  },
  "clinical-activities-that-qualify-for-rd-credits": {
    category: "Healthcare Tax Strategy",
    minutes: [5, 14],
  },
  "charitable-giving-for-high-income-doctors": {
    category: "Charitable Strategies",
    minutes: [5, 14],
    figures: "charitable-cash-limit charitable-carryforward-years",
  },
  "year-end-business-deductions-2025": {
    ...yearEnd,
    minutes: [10, 14],
    figures: "section-179-limit",
  },
  "year-end-stock-portfolio-strategies-2025": {
    ...yearEnd,
    minutes: [10, 10],
    figures: "top-short-term-rate-with-investment-tax top-long-term-rate-with-investment-tax",
  },
  "year-end-vehicle-purchase-strategies-2025": {
    ...yearEnd,
    minutes: [12, 12],
    figures: `suv-section-179-cap heavy-vehicle-threshold passenger-auto-first-year-bonus
      passenger-auto-year-1 passenger-auto-year-2 passenger-auto-year-3
      passenger-auto-year-4-and-later passenger-auto-year-1-with-bonus mid-quarter-threshold`,
  },
  "year-end-retirement-deductions-2025": {
    ...yearEnd,
    minutes: [14, 14],
    figures: `elective-deferral-limit elective-deferral-limit-age-50
      elective-deferral-limit-ages-60-to-63 total-contribution-limit
      total-contribution-limit-age-50 total-contribution-limit-ages-60-to-63
      employer-contribution-rate start-up-credit-minimum start-up-credit-maximum
      start-up-credit-total start-up-credit-rate-50-or-fewer start-up-credit-rate-51-to-100
      employer-contribution-credit-per-employee employer-contribution-credit-rate-years-1-and-2
      employer-contribution-credit-rate-year-3 employer-contribution-credit-rate-year-4
      employer-contribution-credit-rate-year-5 employer-contribution-credit-reduction-per-employee
      employer-contribution-credit-wage-cap auto-enrollment-credit`,
  },
  "year-end-medical-plan-strategies-2025": {
    ...yearEnd,
    minutes: [12, 12],
    figures: `small-employer-health-credit-rate qsehra-limit-self-only qsehra-limit-family
      qsehra-notice-penalty qsehra-notice-days medical-expense-floor`,
  },
  "year-end-marriage-kids-family-strategies-2025": {
    ...yearEnd,
    minutes: [11, 11],
    figures: `standard-deduction-single ira-contribution-limit child-wages-sheltered-with-ira
      zero-gains-ceiling-single zero-gains-ceiling-joint gift-exclusion gift-exclusion-couple
      estate-exemption mortgage-debt-ceiling mortgage-debt-ceiling-older
      mortgage-debt-ceiling-two-singles mortgage-debt-ceiling-two-singles-older
      kiddie-tax-student-age`,
  },
  "year-end-crypto-tax-strategies-2025": { ...yearEnd, minutes: [13, 13] },
  "year-end-section-199a-strategies-2025": {
    ...yearEnd,
    minutes: [10, 10],
    figures: `section-199a-threshold-single section-199a-threshold-joint section-199a-top-single
      section-199a-rate`,
  },
};

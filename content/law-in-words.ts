import { deadlines } from "#tax-law/deadlines.ts";
import { figure } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { yearsOfResearchRates } from "#tax-law/research-figures.ts";
import {
  charitableFloorSince,
  refundClaimsWithoutNamesSince,
  statedTaxYear,
} from "#tax-law/tax-year.ts";
import { formatDate } from "#wording/dates.ts";
import { formatFigure } from "#wording/figures.ts";

const inWords = (name: FigureName, taxYear = statedTaxYear) =>
  formatFigure(figure(name, taxYear), "short");

/**
 * The law in the words of pages and decks. Content that runs in the browser does not import this
 * file, because it would load every figure of the site. Tests compare that content with this file.
 */
export const law = {
  taxYear: statedTaxYear,

  // Gifts
  cashLimit: inWords("charitable-cash-limit"),
  propertyLimit: inWords("charitable-appreciated-property-limit"),
  giftCarryforward: inWords("charitable-carryforward-years"),
  giftFloor: inWords("charitable-itemizer-floor", charitableFloorSince),
  itemizedBenefitCap: inWords("itemized-benefit-cap", charitableFloorSince),
  floorSince: charitableFloorSince,
  appraisalWindow: inWords("appraisal-earliest-days"),
  valuationPenalty: inWords("valuation-penalty-rate"),
  grossValuationPenalty: inWords("gross-valuation-penalty-rate"),

  // Transactions without economic substance
  substancePenalty: inWords("economic-substance-penalty-rate"),
  undisclosedSubstancePenalty: inWords("undisclosed-economic-substance-penalty-rate"),

  // Disclosure of transactions, and debts that are not repaid
  nondisclosureRate: inWords("nondisclosure-penalty-rate"),
  nondisclosureCap: inWords("nondisclosure-penalty-cap-individual"),
  listedNondisclosureCap: inWords("listed-nondisclosure-penalty-cap-individual"),
  confidentialFee: inWords("confidential-transaction-fee"),
  reportableLoss: inWords("reportable-loss-one-year"),
  capitalLossLimit: inWords("capital-loss-limit"),

  // Research
  researchYears: yearsOfResearchRates(),
  regularRate: inWords("research-credit-maximum-rate"),
  simplifiedRate: inWords("research-credit-simplified-rate"),
  rateWithoutHistory: inWords("research-credit-simplified-rate-without-history"),
  creditReduction: inWords("research-credit-280c-reduction"),
  creditThreshold: inWords("general-business-credit-threshold"),
  creditProtectedShare: inWords("general-business-credit-protected-share"),
  creditCarryback: inWords("research-credit-carryback-years"),
  creditCarryforward: inWords("research-credit-carryforward-years"),
  payrollOffsetReceipts: inWords("research-payroll-offset-receipts-limit"),
  payrollOffsetMost: inWords("research-payroll-offset-maximum"),
  payrollOffsetYears: inWords("research-payroll-offset-period-years"),
  refundClaimsSince: formatDate(refundClaimsWithoutNamesSince),
  refundClaimsCompletedThrough: formatDate(deadlines["research-refund-claim-perfecting"].date),
  refundClaimsCompletedWithin: inWords("research-refund-claim-perfecting-days"),
  amendmentDeadline: formatDate(deadlines["retroactive-research-amendments"].date),

  // Families
  homeRentalDays: inWords("home-rental-exclusion-days"),
  childPayrollTaxAge: inWords("child-payroll-tax-exemption-age"),
} as const;

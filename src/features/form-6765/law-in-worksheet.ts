import { researchFigure } from "#calculations/section-41/credit-by-method.ts";
import { type WorksheetYear, worksheetYears } from "#calculations/section-41/worksheet-answers.ts";
import { form6765Page } from "#content/calculators/form-6765.ts";
import { deadlines } from "#tax-law/deadlines.ts";
import { refundClaimsWithoutNamesAfter, sectionGSince } from "#tax-law/tax-year.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd, formatUsdShort } from "#wording/numbers.ts";

/** The year's figures of the law, for the places that content leaves open: `{maximumBase}`. */
export function lawInWorksheet(taxYear: WorksheetYear) {
  const share = (name: Parameters<typeof researchFigure>[0]) =>
    formatFraction(researchFigure(name, taxYear));
  const short = (name: Parameters<typeof researchFigure>[0]) =>
    formatUsdShort(researchFigure(name, taxYear));
  const years = (name: Parameters<typeof researchFigure>[0]) => {
    const count = researchFigure(name, taxYear);
    return count === 1 ? "one year" : `${count} years`;
  };
  const reduction = researchFigure("research-credit-280c-reduction", taxYear);
  return {
    contract: share("research-contract-expense-share"),
    consortium: share("research-contract-expense-share-consortium"),
    energy: share("research-contract-expense-share-energy"),
    groupOwnership: share("research-controlled-group-ownership"),
    withoutHistory: share("research-credit-simplified-rate-without-history"),
    simplified: share("research-credit-simplified-rate"),
    regular: share("research-credit-maximum-rate"),
    maximumBase: share("research-fixed-base-maximum"),
    startUpBase: share("research-start-up-fixed-base"),
    reduction: formatFraction(reduction),
    kept: formatFraction(1 - reduction),
    payrollReceipts: short("research-payroll-offset-receipts-limit"),
    minimumTaxReceipts: short("general-business-credit-small-business-receipts-limit"),
    protectedShare: share("general-business-credit-protected-share"),
    protectedFrom: formatUsd(researchFigure("general-business-credit-threshold", taxYear)),
    wholeWages: share("research-wages-full-count-share"),
    carryback: years("research-credit-carryback-years"),
    carryforward: years("research-credit-carryforward-years"),
    payrollYears: years("research-payroll-offset-period-years"),
    quarterMaximum: formatUsd(researchFigure("research-payroll-offset-quarter-maximum", taxYear)),
    perfectingDays: `${researchFigure("research-refund-claim-perfecting-days", taxYear)} days`,
    withoutNamesAfter: formatDate(refundClaimsWithoutNamesAfter),
    sectionGExpenses: formatUsdShort(
      researchFigure("research-section-g-expense-exemption", sectionGSince),
    ),
    sectionGReceipts: formatUsdShort(
      researchFigure("research-section-g-receipts-exemption", sectionGSince),
    ),
    sectionGShare: formatFraction(
      researchFigure("research-section-g-component-share", sectionGSince),
    ),
    sectionGMost: String(researchFigure("research-section-g-component-maximum", sectionGSince)),
    sectionGSince: String(sectionGSince),
    perfectingDay: formatDate(deadlines["research-refund-claim-perfecting"].date),
    expensingDay: formatDate(deadlines["retroactive-research-amendments"].date),
  };
}

/** Words with the law of that year, and with further values, in their places. */
export function inYear(
  words: string,
  taxYear: WorksheetYear,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(words, { ...lawInWorksheet(taxYear), ...values });
}

/** Why the calculator says more than the form. */
export const differenceInWords = (): string =>
  inYear(form6765Page.differs.text, worksheetYears[worksheetYears.length - 1] ?? sectionGSince);

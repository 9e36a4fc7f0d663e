import {
  formLineOf,
  lineNumber,
  usesFaceOf2023,
} from "#calculations/section-41/form/face-of-2023.ts";
import type { LineName } from "#calculations/section-41/form/line-names.ts";
import type { FormLine } from "#calculations/section-41/form/use-lines.ts";
import { type WorksheetYear, worksheetYears } from "#calculations/section-41/inputs.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { form2023Words } from "#content/calculators/form-6765-amended.ts";
import { groupWords } from "#content/calculators/form-6765-owners.ts";
import { type ResearchFigureName, researchFigure } from "#tax-law/research-figures.ts";
import {
  refundClaimsCompletedThrough,
  refundClaimsWithoutNamesSince,
  researchAmendmentsThrough,
  sectionGSince,
} from "#tax-law/tax-year.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd, formatUsdShort } from "#wording/numbers.ts";

/** The numbers of lines that words name, for placeholders such as `{line30}`. */
const numbersOnForm = (taxYear: WorksheetYear) =>
  Object.fromEntries(
    (["20", "28", "30", "36", "42", "48"] as const).map((line) => [
      `line${line}`,
      lineNumber(line, taxYear),
    ]),
  );

/** The year's figures of the law, for the placeholders in content: `{maximumBase}`. */
export function lawInWorksheet(taxYear: WorksheetYear) {
  const figure = (name: ResearchFigureName) => researchFigure(name, taxYear);
  const share = (name: ResearchFigureName) => formatFraction(figure(name));
  const short = (name: ResearchFigureName) => formatUsdShort(figure(name));
  const years = (name: ResearchFigureName) =>
    figure(name) === 1 ? "one year" : `${figure(name)} years`;
  const reduction = figure("research-credit-280c-reduction");
  const protectedFrom = figure("general-business-credit-threshold");
  return {
    ...numbersOnForm(taxYear),
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
    protectedFrom: formatUsd(protectedFrom),
    // Section 38(c)(6)(A).
    protectedFromSeparate: formatUsd(protectedFrom / 2),
    wholeWages: share("research-wages-full-count-share"),
    carryback: years("research-credit-carryback-years"),
    carryforward: years("research-credit-carryforward-years"),
    payrollYears: years("research-payroll-offset-period-years"),
    payrollMaximum: formatUsd(figure("research-payroll-offset-maximum")),
    payrollElections: String(figure("research-payroll-offset-most-elections")),
    quarterMaximum: formatUsd(figure("research-payroll-offset-quarter-maximum")),
    perfectingDays: `${figure("research-refund-claim-perfecting-days")} days`,
    withoutNamesSince: formatDate(refundClaimsWithoutNamesSince),
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
    threeYears: `${taxYear - 3} to ${taxYear - 1}`,
    fourYears: `${taxYear - 4} to ${taxYear - 1}`,
    perfectingDay: formatDate(refundClaimsCompletedThrough),
    expensingDay: formatDate(researchAmendmentsThrough),
  };
}

/** Kept, because every label of the worksheet is filled in again with each key that is pressed. */
const lawByYear = new Map<WorksheetYear, ReturnType<typeof lawInWorksheet>>();

/** The label of a line. Some name other lines, which have other numbers on the face of 2023. */
export function lineLabel(name: LineName, taxYear: WorksheetYear): string {
  const line = formLineOf(name);
  const of2023: Partial<Record<LineName, string>> = form2023Words.lines;
  const label = (usesFaceOf2023(taxYear) && of2023[line]) || worksheetWords.lines[line];
  return inYear(label, taxYear);
}

export const sectionName = (section: FormLine["section"], taxYear: WorksheetYear): string =>
  usesFaceOf2023(taxYear) && section === "F"
    ? form2023Words.expenses
    : section === "group"
      ? groupWords.computation
      : worksheetWords.sections[section];

export function inYear(
  words: string,
  taxYear: WorksheetYear,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const law = lawByYear.get(taxYear) ?? lawInWorksheet(taxYear);
  lawByYear.set(taxYear, law);
  return fillIn(words, { ...law, ...values });
}

export const inNewestYear = (words: string): string =>
  inYear(words, worksheetYears[worksheetYears.length - 1] ?? sectionGSince);

/** `2023`, `2023 and 2022`, `2024, 2023, and 2022`. */
export const listed = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat("en-US").format(items.map(String));

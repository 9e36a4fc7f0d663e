import type { FilingStatus } from "#tax-law/brackets.ts";
import { bracketYears } from "#tax-law/brackets.ts";
import { retirementFigures } from "#tax-law/figures/retirement.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { formatFraction } from "#wording/numbers.ts";
import { amountOutside, notComputable, uncoveredYear } from "../not-computable.ts";

export type AgeGroup = "under-50" | "from-50" | "60-to-63";

/** An S corporation with one owner, who is a doctor or dentist, and the owner's household. */
export interface ReasonablePayAnswers {
  readonly taxYear: number;
  readonly filing: FilingStatus;
  readonly age: AgeGroup;
  /** Wages from the practice in the year before were above the line of section 414(v)(7). */
  readonly catchUpIsRoth: boolean;
  /** Before the owner's wage, the payroll tax on it and the plan contribution for the owner. */
  readonly profitInUsd: number;
  /** Form W-2 wages of everyone but the owner; already deducted from the profit. */
  readonly staffWagesInUsd: number;
  /** Of the household, apart from the practice: not wages, not capital gain. */
  readonly otherIncomeInUsd: number;
  /** Standard or itemized. */
  readonly deductionsInUsd: number;
  /** Of the owner's pay, up to the deductible share of section 404. */
  readonly employerRateAsFraction: number;
}

/** An orthodontist, married, with a staff: taxable income inside the range of section 199A. */
export const orthodontist: ReasonablePayAnswers = {
  taxYear: 2026,
  filing: "joint",
  age: "under-50",
  catchUpIsRoth: true,
  profitInUsd: 520_000,
  staffWagesInUsd: 300_000,
  otherIncomeInUsd: 0,
  deductionsInUsd: 32_200,
  employerRateAsFraction: 0.1,
};

const highestAmount = { inUsd: 100_000_000, inWords: "$100 million" };

/** The first answer that cannot be computed with, in words a visitor can read. */
export function failureIn(answers: ReasonablePayAnswers, wageInUsd: number) {
  const { taxYear } = answers;
  // The Roth line is the figure that begins last.
  const { entries } = retirementFigures["roth-catch-up-wage-threshold"];
  if (!bracketYears.includes(taxYear) || !Object.hasOwn(entries, taxYear))
    return uncoveredYear("figures for this calculation", taxYear, Object.keys(entries));
  const amounts = [
    ["profitInUsd", "Profit", [answers.profitInUsd]],
    ["staffWagesInUsd", "Wages of the staff", [answers.staffWagesInUsd]],
    ["otherIncomeInUsd", "Other income", [answers.otherIncomeInUsd]],
    ["deductionsInUsd", "Deductions", [answers.deductionsInUsd]],
    ["wageInUsd", "The wage", [wageInUsd]],
  ] as const;
  const most = entryIn(retirementFigures["employer-contribution-rate"], taxYear).value;
  const { employerRateAsFraction: rate } = answers;
  const outside = amountOutside(amounts, highestAmount);
  if (outside || (rate >= 0 && rate <= most)) return outside;
  const message = `The contribution must be from 0% to ${formatFraction(most)} of pay.`;
  return notComputable("employerRateAsFraction", message);
}

import { bracketYears } from "#tax-law/brackets.ts";
import { retirementFigures } from "#tax-law/figures/retirement.ts";
import { entryIn, UncoveredYearError } from "#tax-law/tax-year.ts";
import { formatFraction } from "#wording/numbers.ts";
import type { NotComputable, ReasonablePayAnswers } from "./answers.ts";

const highestAmountInUsd = 100_000_000;

/** The first answer that cannot be computed with, in words a visitor can read. */
export function failureIn(
  answers: ReasonablePayAnswers,
  wageInUsd: number,
): NotComputable | undefined {
  const { taxYear } = answers;
  // The Roth line is the figure that begins last.
  const { entries } = retirementFigures["roth-catch-up-wage-threshold"];
  if (!bracketYears.includes(taxYear) || !Object.hasOwn(entries, taxYear)) {
    const years = Object.keys(entries);
    const { message } = new UncoveredYearError("figures for this calculation", taxYear, years);
    return { kind: "not-computable", field: "taxYear", message };
  }
  const amounts = [
    ["profitInUsd", "Profit", answers.profitInUsd],
    ["staffWagesInUsd", "Wages of the staff", answers.staffWagesInUsd],
    ["otherIncomeInUsd", "Other income", answers.otherIncomeInUsd],
    ["deductionsInUsd", "Deductions", answers.deductionsInUsd],
    ["wageInUsd", "The wage", wageInUsd],
  ] as const;
  for (const [field, name, value] of amounts) {
    if (value >= 0 && value <= highestAmountInUsd) continue;
    const message = `${name} must be an amount from $0 to $100 million.`;
    return { kind: "not-computable", field, message };
  }
  const most = entryIn(retirementFigures["employer-contribution-rate"], taxYear).value;
  const { employerRateAsFraction: rate } = answers;
  if (rate >= 0 && rate <= most) return undefined;
  const message = `The contribution must be from 0% to ${formatFraction(most)} of pay.`;
  return { kind: "not-computable", field: "employerRateAsFraction", message };
}

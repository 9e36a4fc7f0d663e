import { bracketYears } from "#tax-law/brackets.ts";
import { retirementFigures } from "#tax-law/figures/retirement.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { formatFraction } from "#wording/numbers.ts";
import { amountOutside, notComputable, uncoveredYear } from "../not-computable.ts";
import type { ReasonablePayAnswers } from "./answers.ts";

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

import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import type { ComputedExample, Situation } from "./example.ts";

const minimumIncomeInUsd = 100_000;
const expenseRateAsFraction = 0.3;
const creditRateAsFraction = 0.1;
const maximumInUsd = 250_000;

/** For business owners: 10% of expenses, which are assumed to be 30% of income, up to $250,000. */
export function researchExample({ incomeInUsd, audience }: Situation): ComputedExample | null {
  if (audience !== "business-owner" || incomeInUsd < minimumIncomeInUsd) return null;

  const expenses = withoutBinaryNoise(incomeInUsd * expenseRateAsFraction);
  const savings = Math.min(withoutBinaryNoise(expenses * creditRateAsFraction), maximumInUsd);

  return {
    id: "research-credit",
    isCredit: true,
    savingsInUsd: savings,
    arithmetic: [
      {
        id: "expenses",
        label: "Research expenses assumed",
        formula: `${formatUsd(incomeInUsd)} × ${formatFraction(expenseRateAsFraction)}`,
        value: expenses,
        unit: "usd",
      },
      {
        id: "savings",
        label: "Estimated credit",
        formula: `${formatUsd(expenses)} × ${formatFraction(creditRateAsFraction)}, at most ${formatUsd(maximumInUsd)}`,
        value: savings,
        unit: "usd",
      },
    ],
    assumptions: ["expenses-of-30-percent", "flat-rate-of-10-percent"],
    limits: ["records-required", "base-amount-left-out"],
  };
}

import { formatExactUsd, formatFraction, formatUsd } from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import type { SavingsExample, Situation } from "./example.ts";
import { liabilityOn } from "./liability.ts";

const minimumIncomeInUsd = 100_000;
const expenseRateAsFraction = 0.3;
const creditRateAsFraction = 0.1;
const maximumInUsd = 250_000;

/** For business owners: 10% of expenses taken to be 30% of income, up to $250,000. */
export function researchExample(situation: Situation): SavingsExample | null {
  const { incomeInUsd, audience, taxYear } = situation;
  if (audience !== "business-owner" || incomeInUsd < minimumIncomeInUsd) return null;

  const expenses = withoutBinaryNoise(incomeInUsd * expenseRateAsFraction);
  const savings = Math.min(withoutBinaryNoise(expenses * creditRateAsFraction), maximumInUsd);
  const liability = liabilityOn(incomeInUsd, taxYear);

  return {
    id: "research-credit",
    isCredit: true,
    businessOwnerOnly: true,
    minimumIncomeInUsd,
    deductionRateAsFraction: expenseRateAsFraction,
    maximumInUsd,
    savingsInUsd: savings,
    reductionAsFraction: savings / liability,
    hasExcessBenefits: savings > liability,
    arithmetic: [
      {
        id: "expenses",
        label: "Research expenses assumed",
        formula: `${formatUsd(incomeInUsd)} × ${formatFraction(expenseRateAsFraction)}`,
        figures: [
          { label: "Income", value: incomeInUsd, unit: "usd" },
          { label: "Expense rate", value: expenseRateAsFraction, unit: "fraction" },
        ],
        value: expenses,
        unit: "usd",
      },
      {
        id: "savings",
        label: "Estimated credit",
        formula: `${formatExactUsd(expenses)} × ${formatFraction(creditRateAsFraction)}, at most ${formatUsd(maximumInUsd)}`,
        figures: [
          { label: "Research expenses", value: expenses, unit: "usd" },
          { label: "Credit rate", value: creditRateAsFraction, unit: "fraction" },
          { label: "Most counted", value: maximumInUsd, unit: "usd" },
        ],
        value: savings,
        unit: "usd",
      },
    ],
    assumptions: ["expenses-of-30-percent", "flat-rate-of-10-percent"],
    limits: ["records-required", "base-amount-left-out"],
  };
}

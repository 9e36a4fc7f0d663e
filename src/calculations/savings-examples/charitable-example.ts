import { charitableFloorSince } from "#tax-law/tax-year.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import type { ComputedExample, Situation } from "./example.ts";
import { liabilityOn } from "./liability.ts";

const minimumIncomeInUsd = 250_000;
const deductionRateAsFraction = 0.6;
/** What the gift itself costs, as a share of the deduction. */
const outlayRateAsFraction = 0.2;

/** Deducts 60% of income. The gift is assumed to cost a fifth of the deduction. */
export function charitableExample({ incomeInUsd, taxYear }: Situation): ComputedExample | null {
  if (incomeInUsd < minimumIncomeInUsd) return null;

  const liability = liabilityOn(incomeInUsd, taxYear);
  const deduction = withoutBinaryNoise(incomeInUsd * deductionRateAsFraction);
  const remaining = withoutBinaryNoise(incomeInUsd - deduction);
  const liabilityAfter = liabilityOn(remaining, taxYear);
  const outlay = withoutBinaryNoise(deduction * outlayRateAsFraction);
  const savings = Math.max(0, withoutBinaryNoise(liability - (liabilityAfter + outlay)));

  return {
    id: "charitable-deduction",
    isCredit: false,
    savingsInUsd: savings,
    arithmetic: [
      {
        id: "deduction",
        label: "Deduction",
        formula: `${formatUsd(incomeInUsd)} × ${formatFraction(deductionRateAsFraction)}`,
        value: deduction,
        unit: "usd",
      },
      {
        id: "liability-after",
        label: "Liability on what remains",
        formula: `Brackets and flat 4% on ${formatUsd(remaining)}`,
        value: liabilityAfter,
        unit: "usd",
      },
      {
        id: "outlay",
        label: "Cost of the gift",
        formula: `${formatUsd(deduction)} × ${formatFraction(outlayRateAsFraction)}`,
        value: outlay,
        unit: "usd",
      },
      {
        id: "savings",
        label: "Estimated savings",
        formula: `${formatUsd(liability)} − (${formatUsd(liabilityAfter)} + ${formatUsd(outlay)}), at least $0`,
        value: savings,
        unit: "usd",
      },
    ],
    assumptions: ["deduction-of-60-percent", "outlay-of-one-fifth"],
    limits: [
      "cash-to-public-charities",
      ...(taxYear >= charitableFloorSince ? (["charitable-floor-and-cap"] as const) : []),
      "appraisals-are-scrutinized",
    ],
  };
}

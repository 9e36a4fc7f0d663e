import { formatExactUsd, formatFraction, formatUsd } from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import type { WorkingLine } from "../working-line.ts";
import type { SavingsExample, Situation } from "./example.ts";
import { liabilityOn } from "./liability.ts";

const minimumIncomeInUsd = 250_000;
const deductionRateAsFraction = 0.6;
/** What the gift itself costs, as a share of the deduction. */
const outlayRateAsFraction = 0.2;

/** Deducts 60% of income; the gift behind the deduction is taken to cost a fifth of it. */
export function charitableExample({ incomeInUsd, taxYear }: Situation): SavingsExample | null {
  if (incomeInUsd < minimumIncomeInUsd) return null;

  const liability = liabilityOn(incomeInUsd, taxYear);
  const deduction = withoutBinaryNoise(incomeInUsd * deductionRateAsFraction);
  const liabilityAfter = liabilityOn(withoutBinaryNoise(incomeInUsd - deduction), taxYear);
  const outlay = withoutBinaryNoise(deduction * outlayRateAsFraction);
  const savings = Math.max(0, withoutBinaryNoise(liability - (liabilityAfter + outlay)));

  const arithmetic: WorkingLine[] = [
    {
      id: "deduction",
      label: "Deduction",
      formula: `${formatUsd(incomeInUsd)} × ${formatFraction(deductionRateAsFraction)}`,
      figures: [
        { label: "Income", value: incomeInUsd, unit: "usd" },
        { label: "Deduction rate", value: deductionRateAsFraction, unit: "fraction" },
      ],
      value: deduction,
      unit: "usd",
    },
    {
      id: "liability-after",
      label: "Liability on what remains",
      formula: `Brackets and flat 4% on ${formatExactUsd(incomeInUsd - deduction)}`,
      figures: [{ label: "Remaining income", value: incomeInUsd - deduction, unit: "usd" }],
      value: liabilityAfter,
      unit: "usd",
    },
    {
      id: "outlay",
      label: "Cost of the gift",
      formula: `${formatExactUsd(deduction)} × ${formatFraction(outlayRateAsFraction)}`,
      figures: [
        { label: "Deduction", value: deduction, unit: "usd" },
        { label: "Outlay rate", value: outlayRateAsFraction, unit: "fraction" },
      ],
      value: outlay,
      unit: "usd",
    },
    {
      id: "savings",
      label: "Estimated savings",
      formula: `${formatExactUsd(liability)} − (${formatExactUsd(liabilityAfter)} + ${formatExactUsd(outlay)}), at least $0`,
      figures: [
        { label: "Liability", value: liability, unit: "usd" },
        { label: "Liability on what remains", value: liabilityAfter, unit: "usd" },
        { label: "Cost of the gift", value: outlay, unit: "usd" },
      ],
      value: savings,
      unit: "usd",
    },
  ];

  return {
    id: "charitable-deduction",
    isCredit: false,
    businessOwnerOnly: false,
    minimumIncomeInUsd,
    deductionRateAsFraction,
    maximumInUsd: null,
    savingsInUsd: savings,
    reductionAsFraction: savings / liability,
    hasExcessBenefits: savings > liability,
    arithmetic,
    assumptions: ["deduction-of-60-percent", "outlay-of-one-fifth"],
    limits: [
      "cash-to-public-charities",
      ...(taxYear >= 2026 ? (["floor-and-cap-from-2026"] as const) : []),
      "appraisals-are-scrutinized",
    ],
  };
}

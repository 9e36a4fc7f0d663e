import { formatExactUsd, formatFraction, formatUsd } from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import type { WorkingLine } from "../working-line.ts";
import type { SavingsExample, Situation } from "./example.ts";
import { liabilityOn } from "./liability.ts";

const minimumIncomeInUsd = 500_000;
/** The charitable example leaves 40% of income; this one brings it down to 26%. */
const remainingRateAsFraction = 0.4;
const loweredRateAsFraction = 0.26;
const countedRateAsFraction = 0.75;

/** Counts three quarters of the tax between the 40% of income that remains and 26% of it. */
export function furtherDeductionExample({
  incomeInUsd,
  taxYear,
}: Situation): SavingsExample | null {
  if (incomeInUsd < minimumIncomeInUsd) return null;

  const remaining = withoutBinaryNoise(incomeInUsd * remainingRateAsFraction);
  const lowered = withoutBinaryNoise(incomeInUsd * loweredRateAsFraction);
  const liabilityOnRemaining = liabilityOn(remaining, taxYear);
  const liabilityOnLowered = liabilityOn(lowered, taxYear);
  const difference = withoutBinaryNoise(liabilityOnRemaining - liabilityOnLowered);
  const savings = withoutBinaryNoise(difference * countedRateAsFraction);
  const liability = liabilityOn(incomeInUsd, taxYear);

  return {
    id: "further-deduction",
    isCredit: false,
    businessOwnerOnly: false,
    minimumIncomeInUsd,
    deductionRateAsFraction: remainingRateAsFraction,
    maximumInUsd: null,
    savingsInUsd: savings,
    reductionAsFraction: savings / liability,
    hasExcessBenefits: savings > liability,
    arithmetic: [
      liabilityLine(
        "liability-on-remaining",
        incomeInUsd,
        remainingRateAsFraction,
        liabilityOnRemaining,
      ),
      liabilityLine("liability-on-lowered", incomeInUsd, loweredRateAsFraction, liabilityOnLowered),
      {
        id: "savings",
        label: "Estimated savings",
        formula: `(${formatExactUsd(liabilityOnRemaining)} − ${formatExactUsd(liabilityOnLowered)}) × ${formatFraction(countedRateAsFraction)}`,
        figures: [
          { label: "Difference", value: difference, unit: "usd" },
          { label: "Part counted", value: countedRateAsFraction, unit: "fraction" },
        ],
        value: savings,
        unit: "usd",
      },
    ],
    assumptions: ["after-the-charitable-example", "three-quarters-counted"],
    limits: ["not-a-product"],
  };
}

function liabilityLine(
  id: string,
  incomeInUsd: number,
  rateAsFraction: number,
  liability: number,
): WorkingLine {
  const share = formatFraction(rateAsFraction);
  return {
    id,
    label: `Liability on ${share} of income`,
    formula: `Brackets and flat 4% on ${formatUsd(incomeInUsd)} × ${share}`,
    figures: [
      { label: "Income", value: incomeInUsd, unit: "usd" },
      { label: "Share of income", value: rateAsFraction, unit: "fraction" },
    ],
    value: liability,
    unit: "usd",
  };
}

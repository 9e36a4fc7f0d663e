import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import type { ComputedExample, Situation } from "./example.ts";
import { liabilityOn } from "./liability.ts";

const minimumIncomeInUsd = 500_000;
/** The charitable example leaves 40% of income; this one brings it down to 26%. */
const remainingRateAsFraction = 0.4;
const loweredRateAsFraction = 0.26;
const countedRateAsFraction = 0.75;

/** Counts three quarters of the tax between the 40% of income that remains and 26% of it. */
export function furtherDeductionExample(situation: Situation): ComputedExample | null {
  if (situation.incomeInUsd < minimumIncomeInUsd) return null;

  const onRemaining = liabilityOnShare("remaining", remainingRateAsFraction, situation);
  const onLowered = liabilityOnShare("lowered", loweredRateAsFraction, situation);
  const difference = withoutBinaryNoise(onRemaining.value - onLowered.value);
  const savings = withoutBinaryNoise(difference * countedRateAsFraction);

  return {
    id: "further-deduction",
    isCredit: false,
    savingsInUsd: savings,
    arithmetic: [
      onRemaining,
      onLowered,
      {
        id: "savings",
        label: "Estimated savings",
        formula: `(${formatUsd(onRemaining.value)} − ${formatUsd(onLowered.value)}) × ${formatFraction(countedRateAsFraction)}`,
        value: savings,
        unit: "usd",
      },
    ],
    assumptions: ["after-the-charitable-example", "three-quarters-counted"],
    limits: ["not-a-product"],
  };
}

function liabilityOnShare(
  name: string,
  rateAsFraction: number,
  { incomeInUsd, taxYear }: Situation,
) {
  const share = formatFraction(rateAsFraction);
  return {
    id: `liability-on-${name}`,
    label: `Liability on ${share} of income`,
    formula: `Brackets and flat 4% on ${formatUsd(incomeInUsd)} × ${share}`,
    value: liabilityOn(withoutBinaryNoise(incomeInUsd * rateAsFraction), taxYear),
    unit: "usd" as const,
  };
}

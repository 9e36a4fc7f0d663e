import { charitableFloorSince } from "#tax-law/tax-year.ts";
import { formatFraction as percent, formatUsd as usd } from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import { usdLine } from "../working-line.ts";
import { liabilityOn } from "./liability.ts";

export type Audience = "individual" | "business-owner";

export interface Situation {
  readonly incomeInUsd: number;
  readonly audience: Audience;
  readonly taxYear: number;
}

/** What the examples compute: savings that are not rounded, and keys of words in content. */
export type ComputedExample = Readonly<
  NonNullable<
    ReturnType<typeof charitableExample | typeof furtherDeductionExample | typeof researchExample>
  >
>;

const charitable = {
  minimumIncomeInUsd: 250_000,
  deductionRateAsFraction: 0.6,
  /** What the gift itself costs, as a share of the deduction. */
  outlayRateAsFraction: 0.2,
};

/** Deducts 60% of income. The gift is assumed to cost a fifth of the deduction. */
export function charitableExample({ incomeInUsd, taxYear }: Situation) {
  const { minimumIncomeInUsd, deductionRateAsFraction, outlayRateAsFraction } = charitable;
  if (incomeInUsd < minimumIncomeInUsd) return null;

  const liability = liabilityOn(incomeInUsd, taxYear);
  const deduction = withoutBinaryNoise(incomeInUsd * deductionRateAsFraction);
  const remaining = withoutBinaryNoise(incomeInUsd - deduction);
  const after = liabilityOn(remaining, taxYear);
  const outlay = withoutBinaryNoise(deduction * outlayRateAsFraction);
  const savings = Math.max(0, withoutBinaryNoise(liability - (after + outlay)));
  const ofIncome = `${usd(incomeInUsd)} × ${percent(deductionRateAsFraction)}`;
  const onRemaining = `Brackets and flat 4% on ${usd(remaining)}`;
  const ofDeduction = `${usd(deduction)} × ${percent(outlayRateAsFraction)}`;
  const rest = `${usd(liability)} − (${usd(after)} + ${usd(outlay)}), at least $0`;

  return {
    id: "charitable-deduction" as const,
    isCredit: false,
    savingsInUsd: savings,
    arithmetic: [
      usdLine("deduction", "Deduction", ofIncome, deduction),
      usdLine("liability-after", "Liability on what remains", onRemaining, after),
      usdLine("outlay", "Cost of the gift", ofDeduction, outlay),
      usdLine("savings", "Estimated savings", rest, savings),
    ],
    assumptions: ["deduction-of-60-percent", "outlay-of-one-fifth"] as const,
    limits: [
      "cash-to-public-charities" as const,
      ...(taxYear >= charitableFloorSince ? (["charitable-floor-and-cap"] as const) : []),
      "appraisals-are-scrutinized" as const,
    ],
  };
}

const further = {
  minimumIncomeInUsd: 500_000,
  /** The charitable example leaves 40% of income; this one brings it down to 26%. */
  remainingRateAsFraction: 0.4,
  loweredRateAsFraction: 0.26,
  countedRateAsFraction: 0.75,
};

/** Counts three quarters of the tax between the 40% of income that remains and 26% of it. */
export function furtherDeductionExample(situation: Situation) {
  if (situation.incomeInUsd < further.minimumIncomeInUsd) return null;

  const remaining = liabilityOnShare("remaining", further.remainingRateAsFraction, situation);
  const lowered = liabilityOnShare("lowered", further.loweredRateAsFraction, situation);
  const difference = withoutBinaryNoise(remaining.value - lowered.value);
  const savings = withoutBinaryNoise(difference * further.countedRateAsFraction);
  const counted = `(${usd(remaining.value)} − ${usd(lowered.value)}) × ${percent(further.countedRateAsFraction)}`;

  return {
    id: "further-deduction" as const,
    isCredit: false,
    savingsInUsd: savings,
    arithmetic: [remaining, lowered, usdLine("savings", "Estimated savings", counted, savings)],
    assumptions: ["after-the-charitable-example", "three-quarters-counted"] as const,
    limits: ["not-a-product"] as const,
  };
}

function liabilityOnShare(name: string, rate: number, { incomeInUsd, taxYear }: Situation) {
  return usdLine(
    `liability-on-${name}`,
    `Liability on ${percent(rate)} of income`,
    `Brackets and flat 4% on ${usd(incomeInUsd)} × ${percent(rate)}`,
    liabilityOn(withoutBinaryNoise(incomeInUsd * rate), taxYear),
  );
}

const research = {
  minimumIncomeInUsd: 100_000,
  expenseRateAsFraction: 0.3,
  creditRateAsFraction: 0.1,
  maximumInUsd: 250_000,
};

/** For business owners: 10% of expenses, which are assumed to be 30% of income, up to $250,000. */
export function researchExample({ incomeInUsd, audience }: Situation) {
  const { minimumIncomeInUsd, expenseRateAsFraction, creditRateAsFraction, maximumInUsd } =
    research;
  if (audience !== "business-owner" || incomeInUsd < minimumIncomeInUsd) return null;

  const expenses = withoutBinaryNoise(incomeInUsd * expenseRateAsFraction);
  const savings = Math.min(withoutBinaryNoise(expenses * creditRateAsFraction), maximumInUsd);
  const ofIncome = `${usd(incomeInUsd)} × ${percent(expenseRateAsFraction)}`;
  const ofExpenses = `${usd(expenses)} × ${percent(creditRateAsFraction)}, at most ${usd(maximumInUsd)}`;

  return {
    id: "research-credit" as const,
    isCredit: true,
    savingsInUsd: savings,
    arithmetic: [
      usdLine("expenses", "Research expenses assumed", ofIncome, expenses),
      usdLine("savings", "Estimated credit", ofExpenses, savings),
    ],
    assumptions: ["expenses-of-30-percent", "flat-rate-of-10-percent"] as const,
    limits: ["records-required", "base-amount-left-out"] as const,
  };
}

import { bracketYears } from "#tax-law/brackets.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { type NotComputable, notComputable, uncoveredYear } from "../not-computable.ts";
import { roundToDollar, withoutBinaryNoise } from "../rounding.ts";
import { usdLine, type WorkingLine } from "../working-line.ts";
import {
  type ComputedExample,
  charitableExample,
  furtherDeductionExample,
  researchExample,
  type Situation,
} from "./examples.ts";
import { flatExtraRateAsFraction, lastDollarRateOn, liabilityOn } from "./liability.ts";

/** Far above any household, and small enough to compute to the cent. */
const highestIncomeInUsd = 1_000_000_000;

/** The examples overlap for an owner; the total counts seven tenths of their sum. */
const businessOwnerOverlapAsFraction = 0.7;

export type SavingsExamples = Readonly<
  Exclude<ReturnType<typeof computeSavingsExamples>, NotComputable<keyof Situation>>
>;
/** An example compared with the tax that the situation would owe without it. */
export type SavingsExample = Readonly<SavingsExamples["examples"][number]>;

export function computeSavingsExamples(situation: Situation) {
  const { incomeInUsd, taxYear } = situation;
  if (!(incomeInUsd > 0 && incomeInUsd <= highestIncomeInUsd)) {
    const message = "Annual income must be an amount above $0, up to $1 billion.";
    return notComputable("incomeInUsd", message);
  }
  if (!bracketYears.includes(taxYear)) return uncoveredYear("tax brackets", taxYear, bracketYears);

  const liability = liabilityOn(incomeInUsd, taxYear);
  const lastDollarRate = lastDollarRateOn(incomeInUsd, taxYear);
  const examples = [charitableExample, furtherDeductionExample, researchExample]
    .map((exampleFor) => exampleFor(situation))
    .filter((example) => example !== null)
    .map((example) => ({
      ...example,
      reductionAsFraction: example.savingsInUsd / liability,
      hasExcessBenefits: example.savingsInUsd > liability,
    }));
  const total = totalOf(examples, situation);

  return {
    kind: "examples" as const,
    ...situation,
    liabilityInUsd: roundToDollar(liability),
    /** The bracket's rate on the last dollar of income, … */
    lastDollarRateAsFraction: lastDollarRate,
    /** … and the same with the flat extra rate. */
    marginalRateAsFraction: withoutBinaryNoise(lastDollarRate + flatExtraRateAsFraction),
    examples,
    totalSavingsInUsd: roundToDollar(total.value),
    savingsAsFractionOfLiability: Math.min(1, total.value / liability),
    totalLine: total,
  };
}

function totalOf(examples: readonly ComputedExample[], { audience }: Situation): WorkingLine {
  const sum = withoutBinaryNoise(
    examples.reduce((running, { savingsInUsd }) => running + savingsInUsd, 0),
  );
  const shown = examples.map(({ savingsInUsd }) => formatUsd(savingsInUsd)).join(" + ");
  const isOwner = audience === "business-owner";
  const overlap = `× ${formatFraction(businessOwnerOverlapAsFraction)}`;
  return usdLine(
    "total",
    "Total estimated savings",
    shown === "" ? "No example at this income" : isOwner ? `(${shown}) ${overlap}` : shown,
    isOwner ? withoutBinaryNoise(sum * businessOwnerOverlapAsFraction) : sum,
  );
}

import { bracketYears } from "#tax-law/brackets.ts";
import { UncoveredYearError } from "#tax-law/tax-year.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { roundToDollar, withoutBinaryNoise } from "../rounding.ts";
import { usdLine, type WorkingLine } from "../working-line.ts";
import type { SavingsExample, Situation } from "./example.ts";
import { charitableExample, furtherDeductionExample, researchExample } from "./examples.ts";
import { flatExtraRateAsFraction, lastDollarRateOn, liabilityOn } from "./liability.ts";

/** Far above any household, and small enough to compute to the cent. */
const highestIncomeInUsd = 1_000_000_000;

/** The examples overlap for an owner; the total counts seven tenths of their sum. */
const businessOwnerOverlapAsFraction = 0.7;

export interface SavingsExamples extends Situation {
  readonly kind: "examples";
  /** To the dollar. */
  readonly liabilityInUsd: number;
  /** The bracket's rate on the last dollar of income, … */
  readonly lastDollarRateAsFraction: number;
  /** … and the same with the flat extra rate. */
  readonly marginalRateAsFraction: number;
  readonly examples: readonly SavingsExample[];
  /** To the dollar. */
  readonly totalSavingsInUsd: number;
  /** At most 1. */
  readonly savingsAsFractionOfLiability: number;
  readonly totalLine: WorkingLine;
}

export interface NotComputable {
  readonly kind: "not-computable";
  readonly field: "incomeInUsd" | "taxYear";
  readonly message: string;
}

export function computeSavingsExamples(situation: Situation): SavingsExamples | NotComputable {
  const { incomeInUsd, taxYear } = situation;
  if (!(incomeInUsd > 0 && incomeInUsd <= highestIncomeInUsd)) {
    const message = "Annual income must be an amount above $0, up to $1 billion.";
    return { kind: "not-computable", field: "incomeInUsd", message };
  }
  if (!bracketYears.includes(taxYear)) {
    const { message } = new UncoveredYearError("tax brackets", taxYear, bracketYears);
    return { kind: "not-computable", field: "taxYear", message };
  }

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
    kind: "examples",
    ...situation,
    liabilityInUsd: roundToDollar(liability),
    lastDollarRateAsFraction: lastDollarRate,
    marginalRateAsFraction: withoutBinaryNoise(lastDollarRate + flatExtraRateAsFraction),
    examples,
    totalSavingsInUsd: roundToDollar(total.value),
    savingsAsFractionOfLiability: Math.min(1, total.value / liability),
    totalLine: total,
  };
}

function totalOf(examples: readonly SavingsExample[], { audience }: Situation): WorkingLine {
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

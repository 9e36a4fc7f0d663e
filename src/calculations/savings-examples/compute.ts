import { bracketYears } from "#tax-law/brackets.ts";
import { formatExactUsd, formatFraction } from "#wording/numbers.ts";
import { roundToDollar, withoutBinaryNoise } from "../rounding.ts";
import type { WorkingLine } from "../working-line.ts";
import { charitableExample } from "./charitable-example.ts";
import type { ExampleId, SavingsExample, Situation } from "./example.ts";
import { furtherDeductionExample } from "./further-deduction-example.ts";
import { type BracketRung, bracketLadder, liabilityOn, marginalRateOn } from "./liability.ts";
import { researchExample } from "./research-example.ts";

export const defaultTaxYear = 2025;
export const taxYearsOffered = bracketYears;

/** Far above any household, and small enough to compute to the cent. */
export const highestIncomeInUsd = 1_000_000_000;

/** The examples overlap for an owner; the total counts seven tenths of their sum. */
const businessOwnerOverlapAsFraction = 0.7;

const labelsInTotal: Readonly<Record<ExampleId, string>> = {
  "charitable-deduction": "Charitable example",
  "further-deduction": "Further deduction example",
  "research-credit": "Research credit example",
};

export interface SavingsExamples extends Situation {
  readonly kind: "examples";
  /** To the dollar. */
  readonly liabilityInUsd: number;
  readonly marginalRateAsFraction: number;
  readonly examples: readonly SavingsExample[];
  /** To the dollar. */
  readonly totalSavingsInUsd: number;
  /** At most 1. */
  readonly savingsAsFractionOfLiability: number;
  /** How the total comes from the examples. */
  readonly totalLine: WorkingLine;
  /** Where the income lies in the brackets, and where the next dollar would. */
  readonly nextDollar: readonly BracketRung[];
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
  if (!taxYearsOffered.includes(taxYear)) {
    const message = `We have no ${taxYear} tax brackets. Years covered: ${taxYearsOffered.join(", ")}.`;
    return { kind: "not-computable", field: "taxYear", message };
  }

  const liability = liabilityOn(incomeInUsd, taxYear);
  const examples = [charitableExample, furtherDeductionExample, researchExample]
    .map((exampleFor) => exampleFor(situation))
    .filter((example) => example !== null);
  const total = totalOf(examples, situation);

  return {
    kind: "examples",
    ...situation,
    liabilityInUsd: roundToDollar(liability),
    marginalRateAsFraction: marginalRateOn(incomeInUsd, taxYear),
    examples,
    totalSavingsInUsd: roundToDollar(total.value),
    savingsAsFractionOfLiability: Math.min(1, total.value / liability),
    totalLine: total,
    nextDollar: bracketLadder(incomeInUsd, taxYear),
  };
}

function totalOf(examples: readonly SavingsExample[], { audience }: Situation): WorkingLine {
  const sum = withoutBinaryNoise(
    examples.reduce((running, { savingsInUsd }) => running + savingsInUsd, 0),
  );
  const shown = examples.map(({ savingsInUsd }) => formatExactUsd(savingsInUsd)).join(" + ");
  const isOwner = audience === "business-owner";
  const overlap = `× ${formatFraction(businessOwnerOverlapAsFraction)}`;
  return {
    id: "total",
    label: "Total estimated savings",
    formula: shown === "" ? "No example at this income" : isOwner ? `(${shown}) ${overlap}` : shown,
    figures: examples.map(({ id, savingsInUsd }) => ({
      label: labelsInTotal[id],
      value: savingsInUsd,
      unit: "usd",
    })),
    value: isOwner ? withoutBinaryNoise(sum * businessOwnerOverlapAsFraction) : sum,
    unit: "usd",
  };
}

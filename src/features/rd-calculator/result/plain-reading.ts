import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { type HonestReading, readHonestly } from "#calculations/rd-credit/honest-reading.ts";
import { rdCalculatorResult, studyAssumption } from "#content/rd-calculator-result.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

export interface PlainReading {
  readonly probablyNot: boolean;
  readonly title: string;
  readonly sentences: readonly string[];
}

const words = rdCalculatorResult.reading;

/** The honest reading in words. Work that was never uncertain is a no as well. */
export function plainReading(estimate: Estimate): PlainReading {
  const reading = readHonestly(estimate, studyAssumption);
  const neverUncertain = reading.cautions.includes("only-low-innovation");
  const cautions = reading.cautions.map((caution) => words.cautions[caution]);
  if (reading.verdict === "probably-not") {
    const reasons = reading.reasons.map((reason) => because(reason, estimate));
    return { probablyNot: true, title: words.probablyNot, sentences: [...reasons, ...cautions] };
  }
  if (neverUncertain)
    return { probablyNot: true, title: words.probablyNotAsDescribed, sentences: cautions };
  return { probablyNot: false, title: words.worthIt, sentences: [words.records, ...cautions] };
}

function because(reason: HonestReading["reasons"][number], estimate: Estimate): string {
  return fillIn(words.reasons[reason], {
    total: formatUsd(estimate.totalCreditInUsd),
    cost: formatUsd(studyAssumption.engagementFeeInUsd),
  });
}

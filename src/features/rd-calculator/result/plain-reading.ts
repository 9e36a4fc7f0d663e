import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { studyVerdict } from "#calculations/rd-credit/study/study-verdict.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { studyAssumption } from "#content/calculators/study-answer.ts";
import { fillIn } from "#wording/fill-in.ts";

export interface PlainReading {
  readonly probablyNot: boolean;
  readonly title: string;
  readonly sentences: readonly string[];
}

const words = rdCalculatorResult.reading;

/** The verdict on a study in words. With only low innovation it is a probable no as well. */
export function plainReading(estimate: Estimate): PlainReading {
  const verdict = studyVerdict(estimate, studyAssumption);
  const state = { state: estimate.state };
  const cautions = verdict.cautions.map((caution) => words.cautions[caution]);
  if (verdict.reasonAgainst) {
    const reason = words.reasons[verdict.reasonAgainst];
    const ofState =
      verdict.stateCredit === "can-change" ? [fillIn(words.stateCanChange, state)] : [];
    const sentences = [reason, ...ofState, ...cautions];
    return { probablyNot: true, title: words.probablyNot, sentences };
  }
  if (verdict.cautions.includes("only-low-innovation"))
    return { probablyNot: true, title: words.probablyNotAsDescribed, sentences: cautions };
  const enough = verdict.stateCredit ? fillIn(words.stateCounted, state) : words.enough;
  const sentences = [`${enough} ${words.records}`, ...cautions];
  return { probablyNot: false, title: words.worthIt, sentences };
}

import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { studyVerdict } from "#calculations/rd-credit/study/study-verdict.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { studyAssumption } from "#content/calculators/study-answer.ts";
import { fillIn } from "#wording/fill-in.ts";

const words = rdCalculatorResult.reading;

/** The verdict on a study in words. With only low innovation it is a probable no as well. */
export function plainReading(estimate: Estimate) {
  const verdict = studyVerdict(estimate, studyAssumption);
  const state = { state: estimate.state };
  const cautions = verdict.cautions.map((caution) => words.cautions[caution]);
  if (verdict.reasonAgainst) {
    const canChange = verdict.stateCredit === "can-change";
    const ofState = canChange ? [fillIn(words.stateCanChange, state)] : [];
    const sentences = [words.reasons[verdict.reasonAgainst], ...ofState, ...cautions];
    return { probablyNot: true, sentences };
  }
  if (verdict.cautions.includes("only-low-innovation"))
    return { probablyNot: true, sentences: cautions };
  const enough = verdict.stateCredit ? fillIn(words.stateCounted, state) : words.enough;
  return { probablyNot: false, sentences: [`${enough} ${words.records}`, ...cautions] };
}

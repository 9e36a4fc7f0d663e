import { rangeByMethod } from "#calculations/rd-credit/comparisons/range-by-method.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { type ReasonAgainst, studyVerdict } from "#calculations/rd-credit/study/study-verdict.ts";
import { rdCalculatorResult, studyAssumption } from "#content/calculators/rd-calculator-result.ts";
import { Callout } from "#design-system/reading/callout.tsx";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

export interface PlainReading {
  readonly probablyNot: boolean;
  readonly title: string;
  readonly sentences: readonly string[];
}

const words = rdCalculatorResult.reading;

/** The verdict on a study in words. With only low innovation it is a probable no as well. */
export function plainReading(estimate: Estimate): PlainReading {
  const verdict = studyVerdict(estimate, studyAssumption);
  const cautions = verdict.cautions.map((caution) => words.cautions[caution]);
  if (verdict.reasonAgainst) {
    const reason = because(verdict.reasonAgainst, estimate);
    return { probablyNot: true, title: words.probablyNot, sentences: [reason, ...cautions] };
  }
  if (verdict.cautions.includes("only-low-innovation"))
    return { probablyNot: true, title: words.probablyNotAsDescribed, sentences: cautions };
  return { probablyNot: false, title: words.worthIt, sentences: [words.records, ...cautions] };
}

function because(reason: ReasonAgainst, estimate: Estimate): string {
  const { lowInUsd } = rangeByMethod(estimate.qualifiedExpensesInUsd, statedTaxYear);
  return fillIn(words.reasons[reason], {
    low: formatUsd(lowInUsd),
    cost: formatUsd(studyAssumption.engagementFeeInUsd),
  });
}

export function Reading({ estimate }: { estimate: Estimate }) {
  const { probablyNot, title, sentences } = plainReading(estimate);
  return (
    <Callout tone={probablyNot ? "warning" : "info"} title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  );
}

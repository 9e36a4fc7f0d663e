import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { rangeByMethod } from "../comparisons/range-by-method.ts";
import type { Estimate } from "../estimate.ts";
import {
  type ReasonAgainst,
  type StudiedAmounts,
  type StudyTerms,
  type StudyVerdict,
  studyVerdict,
  utahRate,
  yearsPayForStudy,
} from "./study-verdict.ts";

/**
 * `maybe-together`: one year does not pay for a study, but the open years would pay for one study of
 * them all. `as-described`: the amount would do, but only low innovation was chosen.
 */
export type AnswerVerdict = "worth-it" | "maybe-together" | "probably-not" | "as-described";

export interface AnswerWords {
  readonly terms: StudyTerms;
  /** With the blanks total, low, high and verdict. */
  readonly sentence: string;
  readonly verdicts: Readonly<Record<AnswerVerdict, string>>;
  /** A second sentence where the state's own law decides. With the blanks state and rate. */
  readonly stateCredit: Readonly<Record<NonNullable<StudyVerdict["stateCredit"]>, string>>;
  /** The whole sentence where there are no expenses. */
  readonly nothing: Readonly<Record<Exclude<ReasonAgainst, "small-credit">, string>>;
}

/**
 * The answer in one sentence: the simplified estimate, what the law's methods give for its federal
 * part, and the verdict. The same words open the result, both e-mails, the printed sheet and the
 * lead at the desk.
 */
export function studyAnswer(
  estimate: StudiedAmounts & Pick<Estimate, "estimatedCreditInUsd">,
  words: AnswerWords,
): string {
  const { terms } = words;
  const { reasonAgainst, stateCredit } = studyVerdict(estimate, terms);
  if (reasonAgainst && reasonAgainst !== "small-credit") return words.nothing[reasonAgainst];

  const { lowInUsd, highInUsd } = rangeByMethod(estimate.qualifiedExpensesInUsd, terms.taxYear);
  const sentence = fillIn(words.sentence, {
    total: formatUsd(estimate.estimatedCreditInUsd),
    low: formatUsd(lowInUsd),
    high: formatUsd(highInUsd),
    verdict: words.verdicts[answerVerdict(estimate, terms)],
  });
  if (!stateCredit) return sentence;
  return `${sentence} ${fillIn(words.stateCredit[stateCredit], { state: estimate.state, rate: formatFraction(utahRate(terms.taxYear)) })}`;
}

/** The verdict of that sentence. Undefined where there is nothing to estimate. */
export function verdictOf(estimate: StudiedAmounts, terms: StudyTerms): AnswerVerdict | undefined {
  const { reasonAgainst } = studyVerdict(estimate, terms);
  if (reasonAgainst && reasonAgainst !== "small-credit") return undefined;
  return answerVerdict(estimate, terms);
}

function answerVerdict(estimate: StudiedAmounts, terms: StudyTerms): AnswerVerdict {
  const { reasonAgainst, cautions } = studyVerdict(estimate, terms);
  const openYears = entryIn(researchCreditFigures["refund-claim-years"], terms.taxYear).value;
  if (reasonAgainst && !yearsPayForStudy(estimate, terms, openYears)) return "probably-not";
  if (cautions.includes("only-low-innovation")) return "as-described";
  return reasonAgainst ? "maybe-together" : "worth-it";
}

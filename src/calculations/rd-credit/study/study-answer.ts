import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { rangeByMethod } from "../../section-41/credit-by-method.ts";
import { stateOwnCredit } from "../state-own-credit.ts";
import { peopleAndHours } from "../who-does-it.ts";
import {
  type ReasonAgainst,
  type StudiedAmounts,
  type StudyTerms,
  studyVerdict,
  yearsPayForStudy,
} from "./study-verdict.ts";

/**
 * `maybe-together`: one year does not pay for a study, but the open years would pay for one study of
 * them all. `as-described`: the amount would do, but only low innovation was chosen.
 */
export type AnswerVerdict = "worth-it" | "maybe-together" | "probably-not" | "as-described";

export interface AnswerWords {
  readonly terms: StudyTerms;
  /** With the blanks low, high, who and verdict. */
  readonly sentence: string;
  /** What fills in `{who}`; `some` has the blank people. */
  readonly who: Readonly<Record<"everyone" | "some", string>>;
  readonly verdicts: Readonly<Record<AnswerVerdict, string>>;
  /** A second sentence where the state's own law adds something. With the blanks state and amount. */
  readonly state: Readonly<Record<"adds" | "canChange", string>>;
  /** The whole sentence where there are no expenses. */
  readonly nothing: Readonly<Record<Exclude<ReasonAgainst, "small-credit">, string>>;
}

/**
 * The answer in one sentence: what the law's methods give, federal, for the people and hours named,
 * and the verdict. The same words open the result, both e-mails, the printed sheet and the lead at
 * the desk.
 */
export function studyAnswer(estimate: StudiedAmounts, words: AnswerWords): string {
  const { terms } = words;
  const { onlySome } = estimate;
  const { reasonAgainst } = studyVerdict(estimate, terms);
  if (reasonAgainst && reasonAgainst !== "small-credit") return words.nothing[reasonAgainst];

  const { lowInUsd, highInUsd } = rangeByMethod(estimate.countedExpensesInUsd, terms.taxYear);
  const sentence = fillIn(words.sentence, {
    low: formatUsd(lowInUsd),
    high: formatUsd(highInUsd),
    who: onlySome
      ? fillIn(words.who.some, { people: peopleAndHours(onlySome) })
      : words.who.everyone,
    verdict: words.verdicts[answerVerdict(estimate, terms)],
  });
  return [sentence, stateSentence(estimate, words)].filter(Boolean).join(" ");
}

/** What the state's own law adds, where it is known, or that it could change a no. */
export function stateSentence(estimate: StudiedAmounts, words: AnswerWords): string | undefined {
  const { state, countedExpensesInUsd } = estimate;
  const byOwnLaw = stateOwnCredit(state, countedExpensesInUsd, words.terms.taxYear);
  if (byOwnLaw) return fillIn(words.state.adds, { state, amount: formatUsd(byOwnLaw) });
  const canChange = studyVerdict(estimate, words.terms).stateCredit === "can-change";
  return canChange ? fillIn(words.state.canChange, { state }) : undefined;
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

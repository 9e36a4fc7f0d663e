import type { CalendarDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { openTaxYears } from "../comparisons/open-years.ts";
import { rangeByMethod } from "../comparisons/range-by-method.ts";
import {
  paysForStudy,
  type ReasonAgainst,
  type StudiedAmounts,
  type StudyTerms,
  studyVerdict,
} from "./study-verdict.ts";

/**
 * `maybe-together`: one year does not pay for a study, but the open years would pay for one study of
 * them all. `as-described`: the amount would do, but only low innovation was chosen.
 */
export type AnswerVerdict = "worth-it" | "maybe-together" | "probably-not" | "as-described";

export interface AnswerWords {
  readonly terms: StudyTerms;
  /** With the blanks low, high and verdict. */
  readonly sentence: string;
  /** `together` has the blanks first, last, low and high. It follows `oneYear`. */
  readonly verdicts: Readonly<
    Record<AnswerVerdict, { readonly oneYear: string; readonly together: string }>
  >;
  /** The whole sentence where there are no expenses. */
  readonly nothing: Readonly<Record<Exclude<ReasonAgainst, "small-credit">, string>>;
}

/**
 * The answer in one sentence: the range by the law's methods, the verdict on a study of one year and
 * of the open years together. The same words open the result, both e-mails, the printed sheet and
 * the lead at the desk.
 */
export function studyAnswer(
  estimate: StudiedAmounts,
  words: AnswerWords,
  today: CalendarDate,
): string {
  const { terms } = words;
  const { reasonAgainst, cautions } = studyVerdict(estimate, terms);
  if (reasonAgainst && reasonAgainst !== "small-credit") return words.nothing[reasonAgainst];

  const { lowInUsd, highInUsd } = rangeByMethod(estimate.qualifiedExpensesInUsd, terms.taxYear);
  // Without them one year is judged alone.
  const openYears = openTaxYears(today);
  const lowTogetherInUsd = lowInUsd * openYears.length;
  let verdict: AnswerVerdict = "worth-it";
  if (reasonAgainst)
    verdict = paysForStudy(lowTogetherInUsd, terms) ? "maybe-together" : "probably-not";
  if (cautions.includes("only-low-innovation"))
    verdict = verdict === "probably-not" ? verdict : "as-described";

  const { oneYear, together } = words.verdicts[verdict];
  const ofOpenYears = fillIn(together, {
    first: openYears.at(-1) ?? "",
    last: openYears[0] ?? "",
    low: formatUsd(lowTogetherInUsd),
    high: formatUsd(highInUsd * openYears.length),
  });
  return fillIn(words.sentence, {
    low: formatUsd(lowInUsd),
    high: formatUsd(highInUsd),
    verdict: openYears.length === 0 ? oneYear : oneYear + ofOpenYears,
  });
}

import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { latestFiledTaxYear } from "../../refund-claims/open-years.ts";
import { rangeByMethod } from "../../section-41/credit-by-method.ts";
import { type FeeTerms, feeAndReturn } from "./study-fee.ts";

export interface FeeLineWords {
  readonly terms: FeeTerms;
  /** With the blanks fee, left and taxYear. */
  readonly sentence: string;
  /** With the blanks low and high. */
  readonly range: string;
  /** With the blank high. Said where the fee eats the low end. */
  readonly atMost: string;
  readonly nothing: string;
}

/** Whether the law of the reduced credit is on file for this year. */
export const isOnFile = (taxYear: number) =>
  taxYear in researchCreditFigures["research-credit-280c-reduction"].entries;

/** The latest year whose return can still be an original one, so that the reduced credit is open. */
export const yearOfOriginalReturn = (today: CalendarDate) => latestFiledTaxYear(today) + 1;

/**
 * What is left of the answer's range after section 280C(c) and our fee. The reduced credit can be
 * elected on a timely original return only (section 280C(c)(2)(B)), so this is for the latest year
 * whose return can still be one, and says so. Undefined without expenses, or where the figures of
 * that year are not on file yet.
 */
export function feeLine(
  countedExpensesInUsd: number,
  today: CalendarDate,
  words: FeeLineWords,
): string | undefined {
  const taxYear = yearOfOriginalReturn(today);
  if (countedExpensesInUsd === 0 || !isOnFile(taxYear)) return undefined;
  const terms = { ...words.terms, taxYear };
  const { lowInUsd, highInUsd } = rangeByMethod(countedExpensesInUsd, words.terms.taxYear);
  const [low, high] = [feeAndReturn(lowInUsd, terms), feeAndReturn(highInUsd, terms)];
  const between = (from: number, to: number) =>
    from === to
      ? formatUsd(to)
      : fillIn(words.range, { low: formatUsd(from), high: formatUsd(to) });
  let left = between(low.leftInUsd, high.leftInUsd);
  if (low.leftInUsd <= 0) left = fillIn(words.atMost, { high: formatUsd(high.leftInUsd) });
  if (high.leftInUsd <= 0) left = words.nothing;
  const fee = between(low.totalFeeInUsd, high.totalFeeInUsd);
  return fillIn(words.sentence, { fee, left, taxYear });
}

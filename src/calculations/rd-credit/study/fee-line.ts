import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import type { CreditRange } from "../comparisons/range-by-method.ts";
import { type FeeTerms, feeAndReturn } from "./study-fee.ts";

export interface FeeLineWords {
  readonly terms: FeeTerms;
  /** With the blanks fee and left. */
  readonly sentence: string;
  /** With the blanks low and high. */
  readonly range: string;
  /** With the blank high. Said where the fee eats the low end. */
  readonly atMost: string;
  readonly nothing: string;
}

/** What a study of one year costs and leaves, for the range that the law's methods give. */
export function feeLine({ lowInUsd, highInUsd }: CreditRange, words: FeeLineWords): string {
  const low = feeAndReturn(lowInUsd, words.terms);
  const high = feeAndReturn(highInUsd, words.terms);
  const between = (from: number, to: number) =>
    from === to
      ? formatUsd(to)
      : fillIn(words.range, { low: formatUsd(from), high: formatUsd(to) });
  let left = between(low.leftInUsd, high.leftInUsd);
  if (low.leftInUsd <= 0) left = fillIn(words.atMost, { high: formatUsd(high.leftInUsd) });
  if (high.leftInUsd <= 0) left = words.nothing;
  return fillIn(words.sentence, { fee: between(low.totalFeeInUsd, high.totalFeeInUsd), left });
}

import { bracketsOf } from "#tax-law/brackets.ts";
import { withoutBinaryNoise } from "../rounding.ts";

/** A flat addition that stands for state and other taxes: an educational simplification. */
export const flatExtraRateAsFraction = 0.04;

export interface BracketRung {
  readonly fromInUsd: number;
  /** Null for the top bracket, which has no upper edge. */
  readonly toInUsd: number | null;
  readonly rateAsFraction: number;
  /** The part of the income that lies in this bracket. */
  readonly taxedAmountInUsd: number;
  readonly taxInUsd: number;
  /** True of the one bracket into which the next dollar of income would fall. */
  readonly holdsNextDollar: boolean;
}

/** The income laid over the brackets of a tax year, lowest bracket first. */
export function bracketLadder(incomeInUsd: number, taxYear: number): BracketRung[] {
  return bracketsOf(taxYear).brackets.map(({ fromInUsd, toInUsd, rateAsFraction }) => {
    const upperEdge = toInUsd ?? Number.POSITIVE_INFINITY;
    const taxedAmountInUsd = Math.max(0, Math.min(incomeInUsd, upperEdge) - fromInUsd);
    return {
      fromInUsd,
      toInUsd,
      rateAsFraction,
      taxedAmountInUsd,
      taxInUsd: withoutBinaryNoise(taxedAmountInUsd * rateAsFraction),
      holdsNextDollar: incomeInUsd >= fromInUsd && incomeInUsd < upperEdge,
    };
  });
}

/** Bracket by bracket, plus the flat extra on all of the income. Not rounded. */
export function liabilityOn(incomeInUsd: number, taxYear: number): number {
  const bracketTax = bracketLadder(incomeInUsd, taxYear).reduce(
    (sum, { taxInUsd }) => sum + taxInUsd,
    0,
  );
  return withoutBinaryNoise(bracketTax + incomeInUsd * flatExtraRateAsFraction);
}

/** What the next dollar of income would be taxed at, the flat extra included. */
export function marginalRateOn(incomeInUsd: number, taxYear: number): number {
  const rung = bracketLadder(incomeInUsd, taxYear).find(({ holdsNextDollar }) => holdsNextDollar);
  return withoutBinaryNoise((rung?.rateAsFraction ?? 0) + flatExtraRateAsFraction);
}

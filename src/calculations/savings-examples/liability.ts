import { bracketsOf, type FilingStatus } from "#tax-law/brackets.ts";
import { withoutBinaryNoise } from "../rounding.ts";

/** A flat addition for state and other taxes, an educational simplification. */
export const flatExtraRateAsFraction = 0.04;

export function incomeByBracket(
  incomeInUsd: number,
  taxYear: number,
  filing: FilingStatus = "joint",
) {
  return bracketsOf(taxYear, filing).brackets.map((bracket) => {
    const { fromInUsd, toInUsd, rateAsFraction } = bracket;
    const upperEdge = toInUsd ?? Number.POSITIVE_INFINITY;
    const taxedAmountInUsd = Math.max(0, Math.min(incomeInUsd, upperEdge) - fromInUsd);
    return {
      ...bracket,
      /** The part of the income that lies in this bracket. */
      taxedAmountInUsd,
      taxInUsd: withoutBinaryNoise(taxedAmountInUsd * rateAsFraction),
      /** True of the highest bracket that the income reaches. Its upper edge still belongs to it. */
      holdsLastDollar: incomeInUsd > fromInUsd && incomeInUsd <= upperEdge,
    };
  });
}

/** Bracket by bracket, without the flat extra. Not rounded. */
export function bracketTaxOn(
  incomeInUsd: number,
  taxYear: number,
  filing: FilingStatus = "joint",
): number {
  const taxes = incomeByBracket(incomeInUsd, taxYear, filing).map(({ taxInUsd }) => taxInUsd);
  return withoutBinaryNoise(taxes.reduce((sum, tax) => sum + tax, 0));
}

/** Bracket by bracket, plus the flat extra on all of the income. Not rounded. */
export function liabilityOn(incomeInUsd: number, taxYear: number): number {
  return withoutBinaryNoise(
    bracketTaxOn(incomeInUsd, taxYear) + incomeInUsd * flatExtraRateAsFraction,
  );
}

export function lastDollarRateOn(incomeInUsd: number, taxYear: number): number {
  const last = incomeByBracket(incomeInUsd, taxYear).find(({ holdsLastDollar }) => holdsLastDollar);
  return last?.rateAsFraction ?? 0;
}

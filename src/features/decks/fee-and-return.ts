import type { FeeTerms } from "#contracts/deck.ts";

export interface FeeAndReturn {
  readonly creditInUsd: number;
  readonly successFeeInUsd: number;
  readonly balanceInUsd: number;
  readonly totalFeeInUsd: number;
  readonly netInUsd: number;
  /** What is left after fees, for each dollar of fees. Absent where there is no credit. */
  readonly returnMultiple: number | undefined;
}

/** The engagement fee counts against the success fee, and is owed even where that is smaller. */
export function feeAndReturn(creditInUsd: number, terms: FeeTerms): FeeAndReturn {
  const successFeeInUsd = Math.round(creditInUsd * terms.successFeeAsFraction);
  const balanceInUsd = Math.max(0, successFeeInUsd - terms.engagementFeeInUsd);
  const totalFeeInUsd = terms.engagementFeeInUsd + balanceInUsd;
  const netInUsd = creditInUsd - totalFeeInUsd;
  return {
    creditInUsd,
    successFeeInUsd,
    balanceInUsd,
    totalFeeInUsd,
    netInUsd,
    returnMultiple: netInUsd > 0 ? netInUsd / totalFeeInUsd : undefined,
  };
}

/** 3.3x. */
export function multipleText(multiple: number): string {
  return `${multiple.toFixed(1)}x`;
}

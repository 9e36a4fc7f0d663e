import { roundToDollar } from "../../rounding.ts";

export interface FeeTerms {
  /** Paid at the start and counted against the success fee. */
  readonly engagementFeeInUsd: number;
  readonly successFeeAsFraction: number;
}

export interface FeeAndReturn {
  readonly creditInUsd: number;
  readonly successFeeInUsd: number;
  readonly balanceInUsd: number;
  readonly totalFeeInUsd: number;
  readonly netInUsd: number;
  /** What is left after fees, for each dollar of fees. Absent where there is no credit. */
  readonly returnMultiple: number | undefined;
}

/** What a study costs and leaves. The engagement fee is owed even where the success fee is smaller. */
export function feeAndReturn(creditInUsd: number, terms: FeeTerms): FeeAndReturn {
  const successFeeInUsd = roundToDollar(creditInUsd * terms.successFeeAsFraction);
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

import { researchFigure } from "#tax-law/research-figures.ts";
import { roundToDollar } from "../../rounding.ts";

export interface FeeTerms {
  /** Paid at the start and counted against the success fee. It is the smallest fee. */
  readonly engagementFeeInUsd: number;
  readonly successFeeAsFraction: number;
  /** The tax year whose law reduces the credit. */
  readonly taxYear: number;
}

export type FeeAndReturn = Readonly<ReturnType<typeof feeAndReturn>>;

/**
 * What a study costs and leaves. The engagement fee is owed even where the success fee is smaller,
 * and the success fee is a share of the credit before section 280C(c).
 */
export function feeAndReturn(creditInUsd: number, terms: FeeTerms) {
  const successFeeInUsd = roundToDollar(creditInUsd * terms.successFeeAsFraction);
  const balanceInUsd = Math.max(0, successFeeInUsd - terms.engagementFeeInUsd);
  const totalFeeInUsd = terms.engagementFeeInUsd + balanceInUsd;
  const netInUsd = creditInUsd - totalFeeInUsd;
  const reduction = researchFigure("research-credit-280c-reduction", terms.taxYear);
  const reducedCreditInUsd = roundToDollar(creditInUsd * (1 - reduction));
  const leftInUsd = reducedCreditInUsd - totalFeeInUsd;
  const multiple = (left: number) => (left > 0 ? left / totalFeeInUsd : undefined);
  return {
    creditInUsd,
    successFeeInUsd,
    balanceInUsd,
    totalFeeInUsd,
    /** What is left of the whole credit after the fee. */
    netInUsd,
    /** What is left after fees, for each dollar of fees. Absent where nothing is left. */
    returnMultiple: multiple(netInUsd),
    /** The credit that a return with the election of section 280C(c)(2) claims. */
    reducedCreditInUsd,
    /** What is left of the reduced credit after the fee. Negative where the fee is larger. */
    leftInUsd,
    leftMultiple: multiple(leftInUsd),
  };
}

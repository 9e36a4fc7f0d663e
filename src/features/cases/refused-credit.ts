import { feeAndReturn } from "#calculations/rd-credit/study/study-fee.ts";
import { roundToDollar } from "#calculations/rounding.ts";
import { feeTerms } from "#content/fees.ts";
import { figure } from "#tax-law/look-up.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";

/**
 * What a research credit costs a practice if none of it is accepted, compared with never claiming
 * it: the penalty and our fee. The credit itself is paid back, with interest.
 */
export function refusedCredit(creditInUsd: number) {
  const penaltyRate = figure("accuracy-penalty-rate", statedTaxYear).value;
  const penaltyInUsd = roundToDollar(creditInUsd * penaltyRate);
  const feeInUsd = feeAndReturn(creditInUsd, feeTerms).totalFeeInUsd;
  return { penaltyInUsd, feeInUsd, costInUsd: penaltyInUsd + feeInUsd };
}

import { roundToDollar } from "./rounding.ts";

/** A gift of goods deducted at an appraised value, and what it would have saved at cost. */
export interface GiftAtAppraisedValue {
  readonly paidInUsd: number;
  readonly federalSavingsInUsd: number;
  readonly federalSavingsAtCostInUsd: number;
  readonly stateSavingsAtCostInUsd: number;
}

/**
 * The same gift if an examiner accepts only what was paid: without a penalty, and with the penalty
 * of section 6662(h) on the federal tax underpaid. Interest, state penalties and fees are not
 * included.
 */
export function valueCutToCost(gift: GiftAtAppraisedValue, penaltyRateAsFraction: number) {
  const federalSavings = roundToDollar(gift.federalSavingsAtCostInUsd);
  const stateSavings = roundToDollar(gift.stateSavingsAtCostInUsd);
  const federalUnderpaid = roundToDollar(gift.federalSavingsInUsd) - federalSavings;
  const penalty = roundToDollar(federalUnderpaid * penaltyRateAsFraction);
  const netBeforePenalty = federalSavings + stateSavings - gift.paidInUsd;
  return {
    federalSavings,
    stateSavings,
    federalUnderpaid,
    penalty,
    netBeforePenalty,
    net: netBeforePenalty - penalty,
  };
}

import { figure } from "#tax-law/look-up.ts";

interface GiftCase {
  contribution: number;
  federalRateAsFraction: number;
  federalSavings: number;
  stateRateAsFraction: number;
}

/** The same gift when an examiner accepts only what was paid, with the penalty of section 6662(h). */
export function valueCutToCost(gift: GiftCase, taxYear: number) {
  const penaltyRate = figure("gross-valuation-penalty-rate", taxYear).value;
  const federalSavings = Math.round(gift.contribution * gift.federalRateAsFraction);
  const stateSavings = Math.round(gift.contribution * gift.stateRateAsFraction);
  const federalUnderpaid = gift.federalSavings - federalSavings;
  const penalty = Math.round(federalUnderpaid * penaltyRate);
  const net = federalSavings + stateSavings - gift.contribution - penalty;
  return { federalSavings, stateSavings, federalUnderpaid, penalty, net };
}

import type { FilingStatus } from "#tax-law/brackets.ts";

/** What `federalTax` computes with: answers and moves as amounts of one return, in whole dollars. */
export interface Household {
  readonly filing: FilingStatus;
  /** Gross. The Medicare taxes and the Social Security base count them before deferrals. */
  readonly wagesInUsd: number;
  readonly spouseWagesInUsd: number;
  /** 401(k), 403(b) and 457(b), without Roth. */
  readonly preTaxDeferralsInUsd: number;
  readonly profitInUsd: number;
  /** Into a plan on the profit, without Roth. Also reduces the income that section 199A counts. */
  readonly planContributionInUsd: number;
  readonly hsaContributionInUsd: number;
  /** Against other income, within the yearly limit. */
  readonly netCapitalLossInUsd: number;
  readonly stateTaxesInUsd: number;
  readonly mortgageInterestInUsd: number;
  /** Cash to public charities. */
  readonly giftsInUsd: number;
  readonly childrenUnder17: number;
  /** People on the return who are 65 or older. */
  readonly peopleFrom65: number;
  /** On separate returns. Undefined while unknown. */
  readonly spouseItemizes: boolean | undefined;
}

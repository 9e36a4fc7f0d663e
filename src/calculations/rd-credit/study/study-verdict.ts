import { lawCanAddMuch } from "#tax-law/state-credit-rates.ts";
import { rangeByMethod } from "../../section-41/credit-by-method.ts";
import type { Estimate } from "../estimate.ts";
import { stateOwnCredit } from "../state-own-credit.ts";
import { type FeeTerms, feeAndReturn } from "./study-fee.ts";

export interface StudyTerms extends FeeTerms {
  /** How many times its cost a study should at least return before it is worth the trouble. */
  readonly leastReturnMultiple: number;
}

/** What a verdict is measured on: an estimate of the engine, or the amounts stored with a lead. */
export type StudiedAmounts = Pick<
  Estimate,
  "wagesInUsd" | "totalRdTimeAsFraction" | "countedExpensesInUsd" | "state"
> & {
  readonly onlySome?: Estimate["onlySome"];
  readonly specialties: readonly Pick<
    Estimate["specialties"][number],
    "activityCount" | "innovationLevel" | "rdTimeContributionAsFraction"
  >[];
};

export type ReasonAgainst = "no-activities" | "no-time-on-activities" | "no-wages" | "small-credit";

/** True of the answers without settling the matter: worth saying beside the number. */
export type Caution = "only-low-innovation" | "rd-time-above-half";

/**
 * Whether the answers, taken as they are, make a study worth its cost. Measured at the low end of
 * what the law's methods give, since the flat rate could make a study look better than it is.
 */
export function studyVerdict(estimate: StudiedAmounts, terms: StudyTerms) {
  const reason = reasonAgainst(estimate, terms);
  return {
    /** Why a study is probably not worth it; null where it is worth a conversation. */
    reasonAgainst: reason,
    cautions: cautionsAbout(estimate),
    stateCredit: roleOfState(estimate, terms, reason),
  };
}

function reasonAgainst(estimate: StudiedAmounts, terms: StudyTerms): ReasonAgainst | null {
  const { specialties, wagesInUsd, totalRdTimeAsFraction } = estimate;
  if (specialties.every(({ activityCount }) => activityCount === 0)) return "no-activities";
  if (totalRdTimeAsFraction === 0) return "no-time-on-activities";
  if (wagesInUsd === 0) return "no-wages";
  return yearsPayForStudy(estimate, terms, 1) ? null : "small-credit";
}

/** `counted`: worth it only with the state's own credit. `can-change`: that could turn a no. */
function roleOfState(
  { countedExpensesInUsd, state }: StudiedAmounts,
  terms: StudyTerms,
  reason: ReasonAgainst | null,
) {
  if (reason === "small-credit" && lawCanAddMuch(state)) return "can-change";
  const { lowInUsd } = rangeByMethod(countedExpensesInUsd, terms.taxYear);
  return !reason && !paysForStudy(lowInUsd, terms) ? "counted" : null;
}

/** Whether that many years like this one, studied together, pay for the study. */
export function yearsPayForStudy(
  { countedExpensesInUsd, state }: StudiedAmounts,
  terms: StudyTerms,
  years: number,
): boolean {
  const { lowInUsd } = rangeByMethod(countedExpensesInUsd, terms.taxYear);
  const stateInUsd = stateOwnCredit(state, countedExpensesInUsd, terms.taxYear) ?? 0;
  return paysForStudy(lowInUsd * years, terms, stateInUsd * years);
}

/** The fee is a share of the federal credit, so a state's adds nothing to it. */
export function paysForStudy(creditInUsd: number, terms: StudyTerms, stateInUsd = 0): boolean {
  const { totalFeeInUsd } = feeAndReturn(creditInUsd, terms);
  return creditInUsd + stateInUsd >= totalFeeInUsd * terms.leastReturnMultiple;
}

/** The qualified expenses of a year at which the low end of the law's methods pays for a study. */
export function leastExpensesForStudy(terms: StudyTerms): number {
  const sample = 1_000_000;
  const rateAsFraction = rangeByMethod(sample, terms.taxYear).lowInUsd / sample;
  return (terms.engagementFeeInUsd * terms.leastReturnMultiple) / rateAsFraction;
}

function cautionsAbout(estimate: StudiedAmounts): Caution[] {
  const { specialties, countedExpensesInUsd, wagesInUsd } = estimate;
  const counted = specialties.filter((one) => one.rdTimeContributionAsFraction > 0);
  const onlyLow = counted.every(({ innovationLevel }) => innovationLevel === "low");
  const cautions: Caution[] = [];
  if (counted.length > 0 && onlyLow) cautions.push("only-low-innovation");
  // Examiners have cut claims that put most of a practice's time down to research.
  if (countedExpensesInUsd > wagesInUsd / 2) cautions.push("rd-time-above-half");
  return cautions;
}

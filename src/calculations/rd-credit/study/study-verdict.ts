import { rangeByMethod } from "../comparisons/range-by-method.ts";
import type { Estimate } from "../estimate.ts";
import { type FeeTerms, feeAndReturn } from "./study-fee.ts";

export interface StudyTerms extends FeeTerms {
  /** How many times its cost a study should at least return before it is worth the trouble. */
  readonly leastReturnMultiple: number;
}

/** What a verdict is measured on: an estimate of the engine, or the amounts stored with a lead. */
export type StudiedAmounts = Pick<
  Estimate,
  "wagesInUsd" | "totalRdTimeAsFraction" | "qualifiedExpensesInUsd"
> & {
  readonly specialties: readonly Pick<
    Estimate["specialties"][number],
    "activityCount" | "innovationLevel" | "rdTimeContributionAsFraction"
  >[];
};

export type ReasonAgainst = "no-activities" | "no-time-on-activities" | "no-wages" | "small-credit";

/** True of the answers without settling the matter: worth saying beside the number. */
export type Caution = "only-low-innovation" | "rd-time-above-half";

export interface StudyVerdict {
  /** Why a study is probably not worth it; null where it is worth a conversation. */
  readonly reasonAgainst: ReasonAgainst | null;
  readonly cautions: readonly Caution[];
}

/**
 * Whether the answers, taken as they are, make a study worth its cost. Measured at the low end of
 * what the law's methods give, since the flat rate could make a study look better than it is.
 */
export function studyVerdict(estimate: StudiedAmounts, terms: StudyTerms): StudyVerdict {
  return { reasonAgainst: reasonAgainst(estimate, terms), cautions: cautionsAbout(estimate) };
}

function reasonAgainst(estimate: StudiedAmounts, terms: StudyTerms): ReasonAgainst | null {
  const { specialties, wagesInUsd, totalRdTimeAsFraction, qualifiedExpensesInUsd } = estimate;
  if (specialties.every(({ activityCount }) => activityCount === 0)) return "no-activities";
  if (totalRdTimeAsFraction === 0) return "no-time-on-activities";
  if (wagesInUsd === 0) return "no-wages";
  const { lowInUsd } = rangeByMethod(qualifiedExpensesInUsd, terms.taxYear);
  return paysForStudy(lowInUsd, terms) ? null : "small-credit";
}

export function paysForStudy(creditInUsd: number, terms: StudyTerms): boolean {
  const { totalFeeInUsd } = feeAndReturn(creditInUsd, terms);
  return creditInUsd >= totalFeeInUsd * terms.leastReturnMultiple;
}

function cautionsAbout({ specialties, totalRdTimeAsFraction }: StudiedAmounts): Caution[] {
  const counted = specialties.filter((one) => one.rdTimeContributionAsFraction > 0);
  const onlyLow = counted.every(({ innovationLevel }) => innovationLevel === "low");
  const cautions: Caution[] = [];
  if (counted.length > 0 && onlyLow) cautions.push("only-low-innovation");
  // Examiners have cut claims that put most of a practice's time down to research.
  if (totalRdTimeAsFraction > 0.5) cautions.push("rd-time-above-half");
  return cautions;
}

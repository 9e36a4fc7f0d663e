import { roundToDollar } from "../rounding.ts";
import type { Estimate } from "./estimate.ts";
import { innovationWeight } from "./innovation.ts";

/** What a study costs. The engagement fee is applied against the success fee, not added to it. */
export interface StudyTerms {
  readonly engagementFeeInUsd: number;
  readonly successFeeAsFraction: number;
  /** How many times its cost a study should at least return before it is worth the trouble. */
  readonly leastReturnMultiple: number;
}

export type ReasonAgainst = "no-activities" | "no-time-on-activities" | "no-wages" | "small-credit";

/** True of the answers without settling the matter: worth saying beside the number. */
export type Caution = "only-low-innovation" | "rd-time-above-half";

export interface HonestReading {
  readonly verdict: "probably-not" | "worth-a-conversation";
  readonly reasons: readonly ReasonAgainst[];
  readonly cautions: readonly Caution[];
  readonly studyCostInUsd: number;
  readonly creditAfterStudyInUsd: number;
  /** How many times its cost the study returns; 0 when there is no credit. */
  readonly returnMultiple: number;
}

/** Says so when the plain reading of the answers is that a study is probably not worth it. */
export function readHonestly(estimate: Estimate, terms: StudyTerms): HonestReading {
  const { totalCreditInUsd } = estimate;
  const successFeeInUsd = roundToDollar(totalCreditInUsd * terms.successFeeAsFraction);
  const studyCostInUsd = Math.max(terms.engagementFeeInUsd, successFeeInUsd);
  const isSmall = totalCreditInUsd < studyCostInUsd * terms.leastReturnMultiple;
  const reasons = reasonsAgainst(estimate, isSmall);
  return {
    verdict: reasons.length > 0 ? "probably-not" : "worth-a-conversation",
    reasons,
    cautions: cautionsAbout(estimate),
    studyCostInUsd,
    creditAfterStudyInUsd: totalCreditInUsd - studyCostInUsd,
    returnMultiple: studyCostInUsd === 0 ? 0 : totalCreditInUsd / studyCostInUsd,
  };
}

function reasonsAgainst(estimate: Estimate, isSmall: boolean): ReasonAgainst[] {
  const { specialties, wagesInUsd, totalRdTimeAsFraction } = estimate;
  const hasActivities = specialties.some(({ activityCount }) => activityCount > 0);
  if (!hasActivities) return ["no-activities"];
  if (totalRdTimeAsFraction === 0) return ["no-time-on-activities"];
  if (wagesInUsd === 0) return ["no-wages"];
  return isSmall ? ["small-credit"] : [];
}

function cautionsAbout({ specialties, totalRdTimeAsFraction }: Estimate): Caution[] {
  const counted = specialties.filter((one) => one.rdTimeContributionAsFraction > 0);
  const lowWeight = innovationWeight("low");
  const cautions: Caution[] = [];
  if (
    counted.length > 0 &&
    counted.every(({ weightAsFraction }) => weightAsFraction === lowWeight)
  ) {
    cautions.push("only-low-innovation");
  }
  // Examiners have cut claims that put most of a practice's time down to research.
  if (totalRdTimeAsFraction > 0.5) cautions.push("rd-time-above-half");
  return cautions;
}

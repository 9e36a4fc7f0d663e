import type * as z from "zod/mini";
import { practiceAnswers } from "#calculations/rd-credit/answers.ts";
import { type Estimate, estimateCredit } from "#calculations/rd-credit/estimate.ts";
import {
  findSpecialty,
  practiceTypeNames,
} from "#content/calculators/practice-types/all-practice-types.ts";
import type { Calculation, calculatorAnswers } from "#contracts/calculation.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { refusals } from "../../http/refusal.ts";

export type RequestedEstimate = { estimate: Estimate; practiceTypes: string[] };

/** Accepts only the site's specialties and activities, and what the calculator accepts. */
export function requestedEstimate(
  calculation: z.infer<typeof calculatorAnswers>,
): RequestedEstimate {
  const chosen = calculation.specialties;
  const answers = practiceAnswers(calculation, knownName);
  if (new Set(chosen.map(({ specialtyId }) => specialtyId)).size < chosen.length)
    throw refusals.field("A specialty was chosen twice.");
  if (chosen.every(({ activities }) => activities.length === 0))
    throw refusals.field("Choose at least one activity.");
  if (chosen.reduce((sum, { timePercentage }) => sum + timePercentage, 0) !== 100)
    throw refusals.field("The time of all specialties must total 100%.");
  // The engine would compute the federal credit alone.
  if (!findState(calculation.state)) throw refusals.field("Choose one of the fifty states.");
  const estimate = estimateCredit(answers);
  if (estimate.kind === "bad-answers")
    throw refusals.field(estimate.problems[0]?.message ?? "The calculation is incomplete.");
  return { estimate, practiceTypes: practiceTypeNames(chosen) };
}

function knownName(chosen: Calculation["specialties"][number]): string {
  const known = findSpecialty(chosen.specialtyId);
  if (known === undefined || known.practiceType.id !== chosen.practiceTypeId)
    throw refusals.field("A specialty is not on our list. Please reload the page and try again.");
  const { name, activities } = known.specialty;
  const selected = chosen.activities;
  const allDifferent = new Set(selected).size === selected.length;
  if (!allDifferent || !selected.every((activity) => activities.includes(activity)))
    throw refusals.field("An activity is not on our list. Please reload the page and try again.");
  return name;
}

/** The estimate as it is stored with the lead: the amounts the visitor saw, by their public names. */
export function estimateToStore({ estimate, practiceTypes }: RequestedEstimate) {
  return {
    practiceTypes,
    specialties: estimate.specialties.map((specialty) => ({
      name: specialty.name,
      timePercentage: specialty.timePercentage,
      innovationLevel: specialty.innovationLevel,
      rdTimeContribution: specialty.rdTimeContributionAsFraction,
      activities: specialty.activities,
    })),
    totalRdTime: estimate.totalRdTimeAsFraction,
    wages: estimate.wagesInUsd,
    qualifiedExpenses: estimate.qualifiedExpensesInUsd,
    federalCredit: estimate.federalCreditInUsd,
    stateCredit: estimate.stateCreditInUsd,
    estimatedCredit: estimate.estimatedCreditInUsd,
    state: estimate.state,
    countedExpenses: estimate.countedExpensesInUsd,
    ...(estimate.onlySome && { onlySome: estimate.onlySome }),
  };
}

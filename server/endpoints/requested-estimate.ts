import type { SpecialtyAnswers } from "#calculations/rd-credit/answers.ts";
import { type Estimate, estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { practiceTypes } from "#content/practice-types.ts";
import type { Calculation } from "#contracts/calculation.ts";
import { refusals } from "./refusal.ts";

export type RequestedEstimate = { estimate: Estimate; practiceTypes: string[] };

const subspecialties = new Map(
  practiceTypes.flatMap((practiceType) =>
    practiceType.subspecialties.map(({ id, name, activities }) => [
      `${practiceType.id}/${id}`,
      { practiceType: practiceType.name, name, activities: new Set<string>(activities) },
    ]),
  ),
);

/**
 * The estimate for a visitor's answers, computed here. Only specialties and activities of the
 * site's own lists count, and only answers that the calculator itself would have let through.
 */
export function requestedEstimate(calculation: Calculation): RequestedEstimate {
  const { doctorWages, staffWages, state } = calculation;
  const chosen = calculation.specialties.map(knownSpecialty);
  const specialties = chosen.map(({ answers }) => answers);
  if (new Set(chosen.map(({ key }) => key)).size < chosen.length) {
    throw refusals.field("A specialty was chosen twice.");
  }
  if (specialties.every(({ activities }) => activities.length === 0)) {
    throw refusals.field("Choose at least one activity.");
  }
  if (specialties.reduce((sum, { timePercentage }) => sum + timePercentage, 0) !== 100) {
    throw refusals.field("The time of all specialties must total 100%.");
  }
  const estimate = estimateCredit({ specialties, doctorWages, staffWages, state });
  if (estimate.kind === "bad-answers") {
    throw refusals.field(estimate.problems[0]?.message ?? "The calculation is incomplete.");
  }
  return { estimate, practiceTypes: [...new Set(chosen.map(({ practiceType }) => practiceType))] };
}

function knownSpecialty({
  selectedActivities: activities,
  ...requested
}: Calculation["specialties"][number]) {
  const key = `${requested.practiceTypeId}/${requested.subspecialtyId}`;
  const known = subspecialties.get(key);
  if (known === undefined) {
    throw refusals.field("A specialty is not on our list. Please reload the page and try again.");
  }
  const allDifferent = new Set(activities).size === activities.length;
  if (!allDifferent || !activities.every((activity) => known.activities.has(activity))) {
    throw refusals.field("An activity is not on our list. Please reload the page and try again.");
  }
  const answers: SpecialtyAnswers = { ...requested, name: known.name, activities };
  return { key, practiceType: known.practiceType, answers };
}

/** The result as stored with the lead: the figures the visitor was shown, by their public names. */
export function resultSnapshot({ estimate, practiceTypes }: RequestedEstimate) {
  return {
    practiceTypes,
    selectedSpecialties: estimate.specialties.map((specialty) => ({
      name: specialty.name,
      timePercentage: specialty.timePercentage,
      innovationLevel: specialty.innovationLevel,
      rdTimeContribution: specialty.rdTimeContributionAsFraction,
      activities: specialty.activityCount,
    })),
    totalRdTime: estimate.totalRdTimeAsFraction,
    wages: estimate.wagesInUsd,
    qualifiedExpenses: estimate.qualifiedExpensesInUsd,
    federalCredit: estimate.federalCreditInUsd,
    stateCredit: estimate.stateCreditInUsd,
    estimatedCredit: estimate.totalCreditInUsd,
    selectedState: estimate.stateName,
  };
}

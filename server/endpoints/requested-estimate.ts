import type { PracticeAnswers, SpecialtyAnswers } from "#calculations/rd-credit/answers.ts";
import { type Estimate, estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { practiceTypes } from "#content/practice-types.ts";
import type { Calculation } from "#contracts/calculation.ts";
import { refusals } from "./refusal.ts";

export type RequestedEstimate = { estimate: Estimate; practiceTypes: string[] };

const subspecialties = new Map(
  practiceTypes.flatMap((practiceType) =>
    practiceType.subspecialties.map((subspecialty) => [
      `${practiceType.id}/${subspecialty.id}`,
      { practiceType, subspecialty, activities: new Set<string>(subspecialty.activities) },
    ]),
  ),
);

/**
 * The estimate for a visitor's answers, computed here. Only specialties and activities of the
 * site's own lists count, and only answers that the calculator itself would have let through.
 */
export function requestedEstimate(calculation: Calculation): RequestedEstimate {
  const chosen = calculation.specialties.map(knownSpecialty);
  const answers: PracticeAnswers = {
    specialties: chosen.map(({ answers }) => answers),
    doctorWages: calculation.doctorWages,
    staffWages: calculation.staffWages,
    state: calculation.state,
  };
  refuseWhatTheCalculatorWould(answers);
  const estimate = estimateCredit(answers);
  if (estimate.kind === "bad-answers") {
    throw refusals.field(estimate.problems[0]?.message ?? "The calculation is incomplete.");
  }
  return { estimate, practiceTypes: [...new Set(chosen.map(({ typeName }) => typeName))] };
}

function knownSpecialty(requested: Calculation["specialties"][number]): {
  answers: SpecialtyAnswers;
  typeName: string;
} {
  const known = subspecialties.get(`${requested.practiceTypeId}/${requested.subspecialtyId}`);
  if (known === undefined) {
    throw refusals.field("A specialty is not on our list. Please reload the page and try again.");
  }
  const activities = requested.selectedActivities;
  if (!isSetOf(activities, (activity) => known.activities.has(activity))) {
    throw refusals.field("An activity is not on our list. Please reload the page and try again.");
  }
  const { practiceTypeId, subspecialtyId, timePercentage, innovationLevel } = requested;
  return {
    typeName: known.practiceType.name,
    answers: {
      name: known.subspecialty.name,
      practiceTypeId,
      subspecialtyId,
      timePercentage,
      innovationLevel,
      activities,
    },
  };
}

function refuseWhatTheCalculatorWould({ specialties }: PracticeAnswers): void {
  if (!isSetOf(specialties.map((s) => `${s.practiceTypeId}/${s.subspecialtyId}`))) {
    throw refusals.field("A specialty was chosen twice.");
  }
  if (specialties.every(({ activities }) => activities.length === 0)) {
    throw refusals.field("Choose at least one activity.");
  }
  if (specialties.reduce((sum, { timePercentage }) => sum + timePercentage, 0) !== 100) {
    throw refusals.field("The time of all specialties must total 100%.");
  }
}

function isSetOf(
  items: readonly string[],
  passes: (item: string) => boolean = () => true,
): boolean {
  return new Set(items).size === items.length && items.every(passes);
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

import type { RequestedEstimate } from "./requested-estimate.ts";

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

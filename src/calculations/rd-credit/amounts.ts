import { findState, stateCreditRate } from "#tax-law/state-credit-rates.ts";
import { roundToDollar, withoutBinaryNoise } from "../rounding.ts";
import type { NamedSpecialty, PracticeAnswers } from "./answers.ts";
import { innovationWeight } from "./innovation.ts";
import { countedExpenses } from "./who-does-it.ts";

/**
 * An educational simplification. In law the credit is a share of the excess over a base amount:
 * 20%, or 14% by the simplified method, or 6% without history (section 41).
 */
export const federalRateAsFraction = 0.1;

/** The qualified expenses that a federal credit implies at that rate. */
export function expensesBehindCredit(creditInUsd: number): number {
  return roundToDollar(creditInUsd / federalRateAsFraction);
}

export type SpecialtyContribution = Readonly<ReturnType<typeof contributionOf>>;
export type EstimatedAmounts = Readonly<ReturnType<typeof amountsFor>>;

/** Computes answers in which `problemsWith` finds no problem. */
export function amountsFor(answers: PracticeAnswers) {
  const specialties = answers.specialties.map(contributionOf);
  const totalRdTimeAsFraction = withoutBinaryNoise(
    specialties.reduce((sum, { rdTimeContributionAsFraction: part }) => sum + part, 0),
  );
  const wagesInUsd = answers.doctorWagesInUsd + answers.staffWagesInUsd;
  const credit = creditFor(wagesInUsd, totalRdTimeAsFraction, answers.state);
  const { onlySome } = answers;
  return {
    specialties,
    /** The sum over the specialties; it may exceed 1. */
    totalRdTimeAsFraction,
    doctorWagesInUsd: answers.doctorWagesInUsd,
    staffWagesInUsd: answers.staffWagesInUsd,
    wagesInUsd,
    state: findState(answers.state)?.name ?? answers.state,
    ...credit,
    /** What the law's methods are applied to: the same, or that of the people and hours named. */
    countedExpensesInUsd: countedExpenses(wagesInUsd, credit.qualifiedExpensesInUsd, onlySome),
    onlySome,
  };
}

export function creditFor(wagesInUsd: number, totalRdTimeAsFraction: number, state: string) {
  const countedRdTimeAsFraction = Math.min(totalRdTimeAsFraction, 1);
  const qualifiedExpensesInUsd = withoutBinaryNoise(wagesInUsd * countedRdTimeAsFraction);
  const unroundedFederalCreditInUsd = withoutBinaryNoise(
    qualifiedExpensesInUsd * federalRateAsFraction,
  );
  const federalCreditInUsd = roundToDollar(unroundedFederalCreditInUsd);
  const stateRateAsFraction = stateCreditRate(state);
  const stateCreditInUsd = roundToDollar(unroundedFederalCreditInUsd * stateRateAsFraction);
  return {
    /** What counts of the R&D time: at most all of the time. */
    countedRdTimeAsFraction,
    /** Of everyone, which the simplified estimate takes its share of. */
    qualifiedExpensesInUsd,
    unroundedFederalCreditInUsd,
    federalCreditInUsd,
    stateRateAsFraction,
    stateCreditInUsd,
    estimatedCreditInUsd: federalCreditInUsd + stateCreditInUsd,
  };
}

function contributionOf(specialty: NamedSpecialty) {
  const activityCount = specialty.activities.length;
  const weightAsFraction = innovationWeight(specialty.innovationLevel);
  const contribution = activityCount * (specialty.timePercentage / 100) * weightAsFraction;
  return {
    ...specialty,
    activityCount,
    weightAsFraction,
    rdTimeContributionAsFraction: withoutBinaryNoise(contribution),
  };
}

import {
  formatExactUsd,
  formatFraction,
  formatRate,
  formatRdTimeContribution,
  formatTotalRdTime,
  formatUsd,
} from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import type { WorkingLine } from "../working-line.ts";
import {
  amountsFor,
  type EstimatedAmounts,
  federalRateAsFraction,
  type SpecialtyContribution,
} from "./amounts.ts";
import { type AnswerProblem, type PracticeAnswers, problemsWith } from "./answers.ts";
import { countedFormula, peopleAndHours } from "./who-does-it.ts";

export interface Estimate extends EstimatedAmounts {
  readonly kind: "estimate";
  readonly working: readonly WorkingLine[];
}

export interface InvalidAnswers {
  readonly kind: "bad-answers";
  readonly problems: readonly AnswerProblem[];
}

export type EstimateResult = Estimate | InvalidAnswers;

export function estimateCredit(answers: PracticeAnswers): EstimateResult {
  const problems = problemsWith(answers);
  if (problems.length > 0) return { kind: "bad-answers", problems };

  const amounts = amountsFor(answers);
  return { kind: "estimate", ...amounts, working: workingOf(amounts) };
}

function workingOf(amounts: EstimatedAmounts): WorkingLine[] {
  return [
    ...countedLine(amounts),
    ...amounts.specialties.map(specialtyLine),
    ...timeLines(amounts),
    {
      id: "wages",
      label: "Annual wages",
      formula: `${formatUsd(amounts.doctorWagesInUsd)} doctors and owners + ${formatUsd(amounts.staffWagesInUsd)} clinical staff`,
      value: amounts.wagesInUsd,
      unit: "usd",
    },
    {
      id: "qualified-expenses",
      label: "Qualified research expenses (QREs)",
      formula: `${formatUsd(amounts.wagesInUsd)} × ${countedTime(amounts.countedRdTimeAsFraction)}`,
      value: amounts.qualifiedExpensesInUsd,
      unit: "usd",
    },
    {
      id: "federal-credit",
      label: "Federal credit",
      formula: `${formatExactUsd(amounts.qualifiedExpensesInUsd)} × ${formatRate(federalRateAsFraction)}, to the dollar`,
      value: amounts.federalCreditInUsd,
      unit: "usd",
    },
    {
      id: "state-credit",
      label: `${amounts.state}, simplified rate`,
      formula: `${formatExactUsd(amounts.unroundedFederalCreditInUsd)} federal × ${formatRate(amounts.stateRateAsFraction)}, to the dollar`,
      value: amounts.stateCreditInUsd,
      unit: "usd",
    },
    {
      id: "total-credit",
      label: "Simplified estimate",
      formula: `${formatUsd(amounts.federalCreditInUsd)} + ${formatUsd(amounts.stateCreditInUsd)}`,
      value: amounts.estimatedCreditInUsd,
      unit: "usd",
    },
  ];
}

/** Only where it differs from the expenses of everyone. */
function countedLine({ wagesInUsd, countedExpensesInUsd, onlySome }: EstimatedAmounts) {
  if (!onlySome) return [];
  const line: WorkingLine = {
    id: "counted-expenses",
    label: `QREs, ${peopleAndHours(onlySome)}`,
    formula: countedFormula(formatUsd(wagesInUsd), onlySome),
    value: countedExpensesInUsd,
    unit: "usd",
  };
  return [line];
}

/** Whether one decimal shows all of a percentage. */
function isExact(fraction: number): boolean {
  return withoutBinaryNoise(fraction * 1000) % 1 === 0;
}

/** With all its decimals, at most three, so that the product can be computed again. */
function countedTime(fraction: number): string {
  return isExact(fraction) ? formatTotalRdTime(fraction) : formatFraction(fraction);
}

function specialtyLine(specialty: SpecialtyContribution, index: number): WorkingLine {
  const { activityCount, timePercentage, weightAsFraction, innovationLevel } = specialty;
  const activities = `${activityCount} ${activityCount === 1 ? "activity" : "activities"}`;
  const time = formatRate(timePercentage / 100);
  const weight = formatRate(weightAsFraction);
  return {
    id: `rd-time-${index}`,
    label: `R&D time, ${specialty.name}`,
    formula: `${activities} × ${time} of time × ${weight} for ${innovationLevel} innovation`,
    value: specialty.rdTimeContributionAsFraction,
    unit: "fraction",
  };
}

/** The sum over the specialties, and what counts of it where it is more than all of the time. */
function timeLines(amounts: EstimatedAmounts): WorkingLine[] {
  const { specialties, totalRdTimeAsFraction, countedRdTimeAsFraction } = amounts;
  const parts = specialties.map(({ rdTimeContributionAsFraction: part }) =>
    isExact(part * 10) ? formatRdTimeContribution(part) : formatFraction(part),
  );
  const total: WorkingLine = {
    id: "total-rd-time",
    label: "Total R&D time",
    formula: isExact(totalRdTimeAsFraction)
      ? sumOf(specialties, parts)
      : `${sumOf(specialties, parts)} = ${formatFraction(totalRdTimeAsFraction)}, shown as ${formatTotalRdTime(totalRdTimeAsFraction)}`,
    value: totalRdTimeAsFraction,
    unit: "fraction",
  };
  if (totalRdTimeAsFraction <= 1) return [total];
  return [
    total,
    {
      id: "counted-rd-time",
      label: "R&D time counted",
      formula: `${formatTotalRdTime(totalRdTimeAsFraction)}, but at most 100%`,
      value: countedRdTimeAsFraction,
      unit: "fraction",
    },
  ];
}

/** With one specialty, how its time is computed: the total is the same. */
function sumOf(specialties: readonly SpecialtyContribution[], parts: readonly string[]): string {
  const [only] = specialties;
  if (!only) return "No specialty chosen";
  return specialties.length === 1 ? specialtyLine(only, 0).formula : parts.join(" + ");
}

import {
  formatExactUsd,
  formatFraction,
  formatRate,
  formatRdTimeContribution,
  formatTotalRdTime,
  formatUsd,
} from "#wording/numbers.ts";
import { withoutBinaryNoise } from "../rounding.ts";
import { usdLine, type WorkingLine } from "../working-line.ts";
import {
  amountsFor,
  type EstimatedAmounts,
  federalRateAsFraction,
  type SpecialtyContribution,
} from "./amounts.ts";
import { type PracticeAnswers, problemsWith } from "./answers.ts";
import { countedFormula, peopleAndHours } from "./who-does-it.ts";

export type Estimate = Readonly<
  Exclude<ReturnType<typeof estimateCredit>, { kind: "bad-answers" }>
>;

export function estimateCredit(answers: PracticeAnswers) {
  const problems = problemsWith(answers);
  if (problems.length > 0) return { kind: "bad-answers" as const, problems };

  const amounts = amountsFor(answers);
  return { kind: "estimate" as const, ...amounts, working: workingOf(amounts) };
}

function workingOf(amounts: EstimatedAmounts): WorkingLine[] {
  const doctors = formatUsd(amounts.doctorWagesInUsd);
  const staff = formatUsd(amounts.staffWagesInUsd);
  const time = countedTime(amounts.countedRdTimeAsFraction);
  const expenses = formatExactUsd(amounts.qualifiedExpensesInUsd);
  const federal = formatExactUsd(amounts.unroundedFederalCreditInUsd);
  const stateRate = formatRate(amounts.stateRateAsFraction);
  return [
    ...countedLine(amounts),
    ...amounts.specialties.map(specialtyLine),
    ...timeLines(amounts),
    usdLine(
      "wages",
      "Annual wages",
      `${doctors} doctors and owners + ${staff} clinical staff`,
      amounts.wagesInUsd,
    ),
    usdLine(
      "qualified-expenses",
      "Qualified research expenses (QREs)",
      `${formatUsd(amounts.wagesInUsd)} × ${time}`,
      amounts.qualifiedExpensesInUsd,
    ),
    usdLine(
      "federal-credit",
      "Federal credit",
      `${expenses} × ${formatRate(federalRateAsFraction)}, to the dollar`,
      amounts.federalCreditInUsd,
    ),
    usdLine(
      "state-credit",
      `${amounts.state}, simplified rate`,
      `${federal} federal × ${stateRate}, to the dollar`,
      amounts.stateCreditInUsd,
    ),
    usdLine(
      "total-credit",
      "Simplified estimate",
      `${formatUsd(amounts.federalCreditInUsd)} + ${formatUsd(amounts.stateCreditInUsd)}`,
      amounts.estimatedCreditInUsd,
    ),
  ];
}

/** Only where it differs from the expenses of everyone. */
function countedLine({ wagesInUsd, countedExpensesInUsd, onlySome }: EstimatedAmounts) {
  if (!onlySome) return [];
  const formula = countedFormula(formatUsd(wagesInUsd), onlySome);
  const label = `QREs, ${peopleAndHours(onlySome)}`;
  return [usdLine("counted-expenses", label, formula, countedExpensesInUsd)];
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
  const formula = `${activities} × ${time} of time × ${weight} for ${innovationLevel} innovation`;
  const { name, rdTimeContributionAsFraction } = specialty;
  return timeLine(`rd-time-${index}`, `R&D time, ${name}`, formula, rdTimeContributionAsFraction);
}

function timeLine(id: string, label: string, formula: string, value: number): WorkingLine {
  return { id, label, formula, value, unit: "fraction" };
}

/** The sum over the specialties, and what counts of it where it is more than all of the time. */
function timeLines(amounts: EstimatedAmounts): WorkingLine[] {
  const { specialties, totalRdTimeAsFraction, countedRdTimeAsFraction } = amounts;
  const parts = specialties.map(({ rdTimeContributionAsFraction: part }) =>
    isExact(part * 10) ? formatRdTimeContribution(part) : formatFraction(part),
  );
  const sum = sumOf(specialties, parts);
  const shown = formatTotalRdTime(totalRdTimeAsFraction);
  const formula = isExact(totalRdTimeAsFraction)
    ? sum
    : `${sum} = ${formatFraction(totalRdTimeAsFraction)}, shown as ${shown}`;
  const total = timeLine("total-rd-time", "Total R&D time", formula, totalRdTimeAsFraction);
  if (totalRdTimeAsFraction <= 1) return [total];
  const atMost = `${shown}, but at most 100%`;
  return [total, timeLine("counted-rd-time", "R&D time counted", atMost, countedRdTimeAsFraction)];
}

/** With one specialty, how its time is computed: the total is the same. */
function sumOf(specialties: readonly SpecialtyContribution[], parts: readonly string[]): string {
  const [only] = specialties;
  if (!only) return "No specialty chosen";
  return specialties.length === 1 ? specialtyLine(only, 0).formula : parts.join(" + ");
}

import { rdCalculator } from "#content/rd-calculator.ts";
import { stateCreditRate } from "#tax-law/state-credit-rates.ts";
import { formatFraction, formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import type { Answers } from "./answers/answers.ts";
import { type RunningEstimate, runningEstimate } from "./answers/running-estimate.ts";

interface RunningLine {
  readonly label: string;
  /** Absent while it is not known. */
  readonly value?: string | undefined;
}

const words = rdCalculator.running;

/** The running slip's lines, in words and digits. */
export function runningLines(
  estimate: RunningEstimate,
  { stateName }: Answers,
): { rows: RunningLine[]; total: RunningLine } {
  const answered = [
    { label: words.practice, value: named(estimate.practiceTypes, 2) },
    { label: words.specialties, value: named(estimate.specialties, 1) },
    { label: words.rdTime, value: known(estimate.rdTimeAsFraction, toOneDecimal) },
    { label: words.wages, value: known(estimate.wagesInUsd, formatUsd) },
  ];
  const total = { label: words.total, value: known(estimate.totalCreditInUsd, formatUsd) };
  // What is computed stays away until there is a number.
  if (total.value === undefined) return { rows: answered, total };
  const rate = formatFraction(stateCreditRate(stateName));
  const computed = [
    { label: words.qualifiedExpenses, value: known(estimate.qualifiedExpensesInUsd, formatUsd) },
    { label: words.federal, value: known(estimate.federalCreditInUsd, formatUsd) },
    {
      label: `${stateName} ${words.state}, ${rate} ${words.ofFederal}`,
      value: known(estimate.stateCreditInUsd, formatUsd),
    },
  ];
  return { rows: [...answered, ...computed], total };
}

function toOneDecimal(fraction: number): string {
  return formatFractionFixed(fraction, 1);
}

function known(value: number | undefined, format: (value: number) => string): string | undefined {
  return value === undefined ? undefined : format(value);
}

/** Names as long as they fit on the line, otherwise how many. */
function named(names: readonly string[] | undefined, most: number): string | undefined {
  if (!names) return undefined;
  return names.length <= most ? names.join(", ") : `${names.length}`;
}

/** What a screen reader hears when the running total has settled; nothing while there is none. */
export function announcementOf(answers: Answers): string {
  const { totalCreditInUsd } = runningEstimate(answers);
  return totalCreditInUsd === undefined
    ? ""
    : `${words.announcement} ${formatUsd(totalCreditInUsd)}`;
}

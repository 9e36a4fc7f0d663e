import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { stateCreditRate } from "#tax-law/state-credit-rates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { slipLines } from "#wording/slip-lines.ts";
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
  const amounts = {
    ...{ wagesInUsd: 0, qualifiedExpensesInUsd: 0, federalCreditInUsd: 0, stateCreditInUsd: 0 },
    totalCreditInUsd: 0,
    ...estimate,
    totalRdTimeAsFraction: estimate.rdTimeAsFraction ?? 0,
    stateName,
  };
  const rate = formatFraction(stateCreditRate(stateName));
  const state = fillIn(words.state, { state: stateName, rate });
  const lines = slipLines(amounts, { ...words, state }, 1);
  const rows = [
    { label: words.practice, value: named(estimate.practiceTypes, 2) },
    { label: words.specialties, value: named(estimate.specialties, 1) },
    whereKnown(estimate.rdTimeAsFraction, lines.rdTime),
    whereKnown(estimate.wagesInUsd, lines.wages),
  ];
  const total = whereKnown(estimate.totalCreditInUsd, lines.total);
  // What is computed stays away until there is a number.
  const computed = [lines.qualifiedExpenses, lines.federal, lines.state];
  return { rows: total.value === undefined ? rows : [...rows, ...computed], total };
}

function whereKnown(amount: number | undefined, line: RunningLine): RunningLine {
  return amount === undefined ? { label: line.label } : line;
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

import { fillIn } from "#wording/fill-in.ts";
import {
  formatFraction,
  formatNumber,
  formatRdTimeContribution,
  formatTotalRdTime,
  formatUsd,
} from "#wording/numbers.ts";
import type { WorkingLine } from "../working-line.ts";
import type { Estimate } from "./estimate.ts";
import { stateOwnCredit } from "./state-own-credit.ts";
import type { StudiedAmounts } from "./study/study-verdict.ts";
import { peopleAndHours } from "./who-does-it.ts";

/** The amounts on the lines of an estimate, from the engine or from a stored lead. */
export type SlipAmounts = Omit<StudiedAmounts, "specialties"> &
  Pick<
    Estimate,
    "qualifiedExpensesInUsd" | "federalCreditInUsd" | "stateCreditInUsd" | "estimatedCreditInUsd"
  >;

type LineName = "wages" | "rdTime" | "qualifiedExpenses" | "federal" | "state" | "total";

/** `hours`, `stateOwn` and `everyone` are notes to the lines of the R&D time, the state and the total. */
type SlipLabels = Readonly<
  Record<LineName | "counted" | "hours" | "stateOwn" | "everyone", string>
>;

interface Line {
  label: string;
  value: string;
  /** What the line means, in small type below its label. */
  note?: string;
}

/** The line of the estimate's working with its arithmetic. */
type WorkingId = { workingId: string };

/** Every line of an estimate in words and digits. */
export function slipLines(amounts: SlipAmounts, labels: SlipLabels) {
  const inUsd = (label: string, amount: number): Line => ({ label, value: formatUsd(amount) });
  const { state, totalRdTimeAsFraction, countedExpensesInUsd, onlySome } = amounts;
  const byOwnLaw = stateOwnCredit(state, countedExpensesInUsd);
  const lines: Record<LineName, Line> & { counted?: Line } = {
    ...(onlySome && {
      counted: inUsd(
        fillIn(labels.counted, { who: peopleAndHours(onlySome) }),
        countedExpensesInUsd,
      ),
    }),
    wages: inUsd(labels.wages, amounts.wagesInUsd),
    rdTime: {
      label: labels.rdTime,
      value: formatTotalRdTime(totalRdTimeAsFraction),
      note: hoursInWords(totalRdTimeAsFraction, labels.hours),
    },
    qualifiedExpenses: inUsd(labels.qualifiedExpenses, amounts.qualifiedExpensesInUsd),
    federal: inUsd(labels.federal, amounts.federalCreditInUsd),
    state: {
      ...inUsd(fillIn(labels.state, { state }), amounts.stateCreditInUsd),
      ...(byOwnLaw !== undefined && {
        note: fillIn(labels.stateOwn, { amount: formatUsd(byOwnLaw), state }),
      }),
    },
    total: {
      ...inUsd(labels.total, amounts.estimatedCreditInUsd),
      ...(onlySome && { note: labels.everyone }),
    },
  };
  return lines;
}

/** The expenses that the law's methods are applied to, in the midst of a sentence. */
export function expensesInWords(
  { countedExpensesInUsd, onlySome }: SlipAmounts,
  words: Readonly<Record<"everyone" | "some", string>>,
): string {
  const amount = formatUsd(countedExpensesInUsd);
  return onlySome
    ? fillIn(words.some, { amount, who: peopleAndHours(onlySome) })
    : fillIn(words.everyone, { amount });
}

const hoursInWeek = 40;

/** What a share of all wages means at work, filled into `words`: `6` of every 40 hours for 15%. */
export function hoursInWords(totalRdTimeAsFraction: number, words: string): string {
  const counted = Math.min(totalRdTimeAsFraction, 1);
  return fillIn(words, {
    share: formatFraction(counted),
    hours: formatNumber(Math.round(counted * hoursInWeek * 10) / 10),
  });
}

/**
 * The lines of a result's slip in order. With several specialties each has a line for what it adds
 * to the R&D time; with one that would repeat the total.
 */
export function resultSlip(
  amounts: SlipAmounts & {
    readonly specialties: readonly {
      readonly name: string;
      readonly rdTimeContributionAsFraction: number;
    }[];
  },
  labels: SlipLabels & { readonly contribution: string },
) {
  const lines = slipLines(amounts, labels);
  const several = amounts.specialties.length > 1;
  const contributions = amounts.specialties.map((specialty, index): Line & WorkingId => ({
    label: fillIn(labels.contribution, { specialty: specialty.name }),
    value: formatRdTimeContribution(specialty.rdTimeContributionAsFraction),
    workingId: `rd-time-${index}`,
  }));
  return {
    rows: [
      ...(lines.counted ? [{ ...lines.counted, workingId: "counted-expenses" }] : []),
      { ...lines.wages, workingId: "wages" },
      ...(several ? contributions : []),
      { ...lines.rdTime, workingId: "total-rd-time" },
      { ...lines.qualifiedExpenses, workingId: "qualified-expenses" },
      { ...lines.federal, workingId: "federal-credit" },
      { ...lines.state, workingId: "state-credit" },
    ],
    total: { ...lines.total, workingId: "total-credit" },
  };
}

/** The value of a line of the working: two decimals for a contribution, one for the total R&D time. */
export function workingValue({ id, unit, value }: WorkingLine): string {
  if (unit === "usd") return formatUsd(value);
  return id.startsWith("rd-time-") ? formatRdTimeContribution(value) : formatTotalRdTime(value);
}

/** With one specialty the total R&D time would repeat the line before it. */
export function workingWithoutRepeats({
  specialties,
  working,
}: Pick<Estimate, "specialties" | "working">): readonly WorkingLine[] {
  return specialties.length > 1 ? working : working.filter(({ id }) => id !== "total-rd-time");
}

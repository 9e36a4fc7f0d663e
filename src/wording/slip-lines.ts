import { fillIn } from "./fill-in.ts";
import { formatRdTimeContribution, formatTotalRdTime, formatUsd } from "./numbers.ts";

/** The amounts on the lines of an estimate, from the engine or from a stored lead. */
export interface SlipAmounts {
  readonly wagesInUsd: number;
  readonly totalRdTimeAsFraction: number;
  readonly qualifiedExpensesInUsd: number;
  readonly federalCreditInUsd: number;
  readonly stateCreditInUsd: number;
  readonly estimatedCreditInUsd: number;
  readonly state: string;
}

type SlipLabels = Readonly<
  Record<"wages" | "rdTime" | "qualifiedExpenses" | "federal" | "state" | "total", string>
>;

interface Line {
  label: string;
  value: string;
}

interface ResultLine extends Line {
  /** The id of the line of the estimate's working with its arithmetic. */
  workingId: string;
}

/** Every line of an estimate in words and digits. */
export function slipLines(
  amounts: SlipAmounts,
  labels: SlipLabels,
): Record<keyof SlipLabels, Line> {
  const inUsd = (label: string, amount: number) => ({ label, value: formatUsd(amount) });
  return {
    wages: inUsd(labels.wages, amounts.wagesInUsd),
    rdTime: { label: labels.rdTime, value: formatTotalRdTime(amounts.totalRdTimeAsFraction) },
    qualifiedExpenses: inUsd(labels.qualifiedExpenses, amounts.qualifiedExpensesInUsd),
    federal: inUsd(labels.federal, amounts.federalCreditInUsd),
    state: inUsd(fillIn(labels.state, { state: amounts.state }), amounts.stateCreditInUsd),
    total: inUsd(labels.total, amounts.estimatedCreditInUsd),
  };
}

/** The lines of a result's slip in order, with what each specialty adds to the R&D time. */
export function resultSlip(
  amounts: SlipAmounts & {
    readonly specialties: readonly {
      readonly name: string;
      readonly rdTimeContributionAsFraction: number;
    }[];
  },
  labels: SlipLabels & { readonly contribution: string },
): { rows: ResultLine[]; total: ResultLine } {
  const lines = slipLines(amounts, labels);
  const contributions = amounts.specialties.map((specialty, index) => ({
    label: fillIn(labels.contribution, { specialty: specialty.name }),
    value: formatRdTimeContribution(specialty.rdTimeContributionAsFraction),
    workingId: `rd-time-${index}`,
  }));
  return {
    rows: [
      { ...lines.wages, workingId: "wages" },
      ...contributions,
      { ...lines.rdTime, workingId: "total-rd-time" },
      { ...lines.qualifiedExpenses, workingId: "qualified-expenses" },
      { ...lines.federal, workingId: "federal-credit" },
      { ...lines.state, workingId: "state-credit" },
    ],
    total: { ...lines.total, workingId: "total-credit" },
  };
}

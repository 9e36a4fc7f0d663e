import { formatFraction, formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import type { WorkingLine } from "../working-line.ts";
import type { SpecialtyContribution } from "./amounts.ts";
import type { Estimate } from "./estimate.ts";

/** An estimate in the words and digits that screen, slip, e-mail and print have in common. */
export interface PresentedEstimate {
  readonly totalCredit: string;
  readonly federalCredit: string;
  readonly stateCredit: string;
  readonly stateCreditLabel: string;
  readonly qualifiedExpenses: string;
  readonly wages: string;
  /** One decimal, as in `45.0%`. */
  readonly totalRdTime: string;
  readonly specialties: readonly PresentedSpecialty[];
  readonly working: readonly PresentedLine[];
}

export interface PresentedSpecialty {
  readonly name: string;
  readonly time: string;
  readonly innovationLevel: string;
  /** Two decimals, as in `45.00%`. */
  readonly rdTimeContribution: string;
  readonly activityCount: number;
}

export interface PresentedLine {
  readonly id: string;
  readonly label: string;
  readonly formula: string;
  readonly value: string;
}

export function presentEstimate(estimate: Estimate): PresentedEstimate {
  return {
    totalCredit: formatUsd(estimate.totalCreditInUsd),
    federalCredit: formatUsd(estimate.federalCreditInUsd),
    stateCredit: formatUsd(estimate.stateCreditInUsd),
    stateCreditLabel: `State credit (${estimate.stateName})`,
    qualifiedExpenses: formatUsd(estimate.qualifiedExpensesInUsd),
    wages: formatUsd(estimate.wagesInUsd),
    totalRdTime: formatFractionFixed(estimate.totalRdTimeAsFraction, 1),
    specialties: estimate.specialties.map(presentSpecialty),
    working: estimate.working.map(presentLine),
  };
}

function presentSpecialty(specialty: SpecialtyContribution): PresentedSpecialty {
  return {
    name: specialty.name,
    time: formatFraction(specialty.timePercentage / 100),
    innovationLevel: specialty.innovationLevel,
    rdTimeContribution: formatFractionFixed(specialty.rdTimeContributionAsFraction, 2),
    activityCount: specialty.activityCount,
  };
}

export function presentLine({ id, label, formula, value, unit }: WorkingLine): PresentedLine {
  return { id, label, formula, value: unit === "usd" ? formatUsd(value) : formatFraction(value) };
}

import { bracketTaxOn, liabilityOn } from "./liability.ts";

/** A line of a household's plan, as far as its arithmetic goes. */
export interface PlanLine {
  /** A bond, goods at a multiple of their cost or a captive. */
  readonly contested?: true;
  readonly working:
    | { kind: "deduction"; deduction: number; outlay?: { amount: number } }
    | { kind: "credit"; expenses: number; rateAsFraction: number }
    | { kind: "settlement"; liability: number; costAsFraction: number };
}

interface Plan {
  readonly agi: number;
  readonly year: number;
  readonly strategies: readonly PlanLine[];
}

/**
 * What the plan saves without its contested lines. The deductions that are left are computed one
 * after the other again, because without the others they reach higher brackets.
 */
export function savingsWithoutContested({ agi, year, strategies }: Plan): number {
  let income = agi;
  let saved = 0;
  for (const { contested, working } of strategies) {
    if (contested || working.kind === "settlement") continue;
    if (working.kind === "credit") saved += working.expenses * working.rateAsFraction;
    else {
      saved += liabilityOn(income, year) - liabilityOn(income - working.deduction, year);
      saved -= working.outlay?.amount ?? 0;
      income -= working.deduction;
    }
  }
  return Math.round(saved);
}

/** The federal tax that a line saves or settles: what is due again if it fails. */
export function federalTaxDueAgain(plan: Plan, line: PlanLine): number {
  const { working } = line;
  switch (working.kind) {
    case "settlement":
      return working.liability;
    case "credit":
      return working.expenses * working.rateAsFraction;
    case "deduction":
      return federalSaving(plan, line, working.deduction);
  }
}

/** The federal tax that a deduction saves on the income that the lines before it leave. */
export function federalSaving(plan: Plan, line: PlanLine, deduction: number): number {
  const income = incomeBefore(plan, line);
  return bracketTaxOn(income, plan.year) - bracketTaxOn(income - deduction, plan.year);
}

export function incomeBefore({ agi, strategies }: Plan, line: PlanLine): number {
  const deducted = strategies
    .slice(0, strategies.indexOf(line))
    .reduce((sum, { working }) => sum + (working.kind === "deduction" ? working.deduction : 0), 0);
  return agi - deducted;
}

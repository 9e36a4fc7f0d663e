import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { roundToDollar } from "../rounding.ts";

export interface LoanHousehold {
  readonly incomeInUsd: number;
  readonly familySize: number;
  /** On the borrower's return. */
  readonly dependents: number;
}

/** 20 U.S.C. 1098e: a share of income above 150% of the poverty line, at most the ten-year payment. */
export function incomeBasedPayments(
  { figures }: YearEndLaw,
  since: "new-borrowers" | "older-borrowers",
  balanceInUsd: number,
  { incomeInUsd, familySize }: LoanHousehold,
): number {
  const uncounted =
    figures["income-based-uncounted-first-person"] +
    (familySize - 1) * figures["income-based-uncounted-further-person"];
  const share = figures[`income-based-rate-${since}`] * Math.max(0, incomeInUsd - uncounted);
  const monthlyRate = figures["graduate-loan-rate"] / 12;
  const tenYears = (balanceInUsd * monthlyRate) / (1 - (1 + monthlyRate) ** -120);
  return roundToDollar(Math.min(share, 12 * tenYears));
}

/** 20 U.S.C. 1087e(q), RAP: a rate on all income that rises by a point for each step. No ceiling. */
export function repaymentAssistancePayments(
  { figures }: YearEndLaw,
  { incomeInUsd, dependents }: LoanHousehold,
): number {
  const steps = Math.ceil(incomeInUsd / figures["repayment-assistance-income-band"]) - 1;
  const rate = Math.min(
    figures["repayment-assistance-top-rate"],
    Math.max(0, steps) * figures["repayment-assistance-rate-step"],
  );
  const monthly =
    (rate * incomeInUsd) / 12 - dependents * figures["repayment-assistance-per-dependent"];
  return roundToDollar(12 * Math.max(figures["repayment-assistance-least-payment"], monthly));
}

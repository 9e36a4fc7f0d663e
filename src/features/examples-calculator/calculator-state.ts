import {
  computeSavingsExamples,
  type SavingsExamples,
} from "#calculations/savings-examples/compute.ts";
import type { Audience } from "#calculations/savings-examples/example.ts";
import { latestBracketYear } from "#tax-law/brackets.ts";
import type { CalendarDate } from "#wording/dates.ts";

/** What the visitor has entered. */
export interface Entries {
  /** Digits only; empty while nothing is entered. */
  income: string;
  audience: Audience;
  taxYear: number;
}

/** The current tax year or, until its brackets are on file, the latest that is. */
export function firstEntries(today: CalendarDate): Entries {
  const taxYear = latestBracketYear(Number(today.slice(0, 4)));
  return { income: "", audience: "individual", taxYear };
}

/** 999,999,999 is the most that can be typed: the engine covers up to a billion. */
export const mostIncomeDigits = 9;

/** Null while the income is empty or zero. */
export function examplesFor({ income, audience, taxYear }: Entries): SavingsExamples | null {
  const result = computeSavingsExamples({ incomeInUsd: Number(income), audience, taxYear });
  return result.kind === "examples" ? result : null;
}

import {
  computeSavingsExamples,
  type SavingsExamples,
} from "#calculations/savings-examples/compute.ts";
import type { Audience } from "#calculations/savings-examples/examples.ts";
import { statedTaxYear } from "#tax-law/tax-year.ts";

export interface Entries {
  /** Digits only; empty while nothing is entered. */
  income: string;
  audience: Audience;
  taxYear: number;
}

/** The year of the pages' other figures, regardless of the date. The result offers later years. */
export const firstEntries: Entries = {
  income: "",
  audience: "individual",
  taxYear: statedTaxYear,
};

/** Up to 999,999,999 can be typed; the engine covers up to a billion. */
export const mostIncomeDigits = 9;

/** Null while the income is empty or zero. */
export function examplesFor({ income, audience, taxYear }: Entries): SavingsExamples | null {
  const result = computeSavingsExamples({ incomeInUsd: Number(income), audience, taxYear });
  return result.kind === "examples" ? result : null;
}

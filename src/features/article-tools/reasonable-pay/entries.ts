import {
  type AgeGroup,
  orthodontist,
  type ReasonablePayAnswers,
} from "#calculations/reasonable-pay/answers.ts";
import type { FilingStatus } from "#tax-law/brackets.ts";
import { familyFigures } from "#tax-law/figures/family.ts";
import { retirementFigures } from "#tax-law/figures/retirement.ts";
import { entryIn } from "#tax-law/tax-year.ts";

export const taxYear = 2026;

/** Digits or empty; the rate is a percentage, chosen from `employerRates`. */
export const firstEntries = {
  profit: "",
  staff: "",
  rate: "10",
  filing: "joint" as string,
  age: "under-50" as string,
  priorWages: "above" as string,
  other: "",
  deductions: "",
  lowest: "",
  highest: "",
  wage: "",
};

export type PayEntries = typeof firstEntries;

/** Wages of the year before above it make this year's catch-up Roth. */
export const rothLine = entryIn(retirementFigures["roth-catch-up-wage-threshold"], taxYear).value;

export const employerRates = ["0", "3", "5", "10", "15", "20", "25"] as const;
export const filings = ["joint", "single"] as const satisfies readonly FilingStatus[];
export const priorWages = ["above", "below"] as const;
export const ages = ["under-50", "from-50", "60-to-63"] as const satisfies readonly AgeGroup[];

const mostWages = 6;

export type PayQuestion = Readonly<NonNullable<ReturnType<typeof questionFrom>>>;

export const exampleQuestion: PayQuestion = {
  answers: orthodontist,
  wagesInUsd: wagesBetween(120_000, 320_000),
  wageInUsd: 200_000,
};

/** Undefined until the profit and both ends of the range are entered. */
export function questionFrom(entries: PayEntries) {
  const { profit, lowest, highest } = entries;
  if (!profit || !lowest || !highest) return undefined;
  const filing = oneOf(filings, entries.filing);
  const wagesInUsd = wagesBetween(Number(lowest), Number(highest));
  const wageInUsd = Number(entries.wage);
  const answers: ReasonablePayAnswers = {
    taxYear,
    filing,
    age: oneOf(ages, entries.age),
    catchUpIsRoth: oneOf(priorWages, entries.priorWages) === "above",
    profitInUsd: Number(profit),
    staffWagesInUsd: Number(entries.staff),
    otherIncomeInUsd: Number(entries.other),
    deductionsInUsd: entries.deductions ? Number(entries.deductions) : standardDeduction(filing),
    employerRateAsFraction: Number(oneOf(employerRates, entries.rate)) / 100,
  };
  return {
    answers,
    /** The wages that are compared, lowest first. */
    wagesInUsd,
    /** The one whose working is shown. */
    wageInUsd: wagesInUsd.includes(wageInUsd) ? wageInUsd : (wagesInUsd[0] ?? 0),
  };
}

/** At most six wages from one end to the other, in whole thousands where there is room. */
export function wagesBetween(oneEnd: number, otherEnd: number): number[] {
  const lowest = Math.min(oneEnd, otherEnd);
  const highest = Math.max(oneEnd, otherEnd);
  const step = (highest - lowest) / (mostWages - 1);
  const unit = step >= 1000 ? 1000 : 1;
  const wages = Array.from({ length: mostWages }, (_, index) => {
    const wage = lowest + index * step;
    return index === 0 || index === mostWages - 1 ? wage : Math.round(wage / unit) * unit;
  });
  return [...new Set(wages)];
}

function standardDeduction(filing: FilingStatus): number {
  return entryIn(familyFigures[`standard-deduction-${filing}`], taxYear).value;
}

/** What is kept in the browser may be older than this version of the form. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}

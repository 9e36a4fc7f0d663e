import type { FilingStatus } from "#tax-law/brackets.ts";

export type KindOf457b = "none" | "governmental" | "non-governmental";
export type HealthPlan = "none" | "self-only" | "family";
export type YesNoUnknown = "yes" | "no" | "unknown";
export type WorkPlan = "none" | "401k" | "403b";

/**
 * What a visitor has said so far. The first five questions always have an answer. The others are
 * undefined until they are answered in a row; each says how it counts until then.
 */
export interface YearEndAnswers {
  readonly filing: FilingStatus;
  /** Gross, before deferrals. */
  readonly wagesInUsd: number;
  /** Counted on a joint return only. */
  readonly spouseWagesInUsd: number;
  /** Profit on Form 1099: after its expenses, the visitor's alone. */
  readonly profitInUsd: number;
  /** Two-letter postal code. No state tax is computed. */
  readonly state: string;

  /** At the end of the year. Counts as under 50. */
  readonly age?: number | undefined;
  /** Counts as under 65; used on a joint return only. */
  readonly spouseAge?: number | undefined;
  /** Counts as a plan that shares its overall limit, as a 403(b) does: the smaller amount. */
  readonly workPlan?: WorkPlan | undefined;
  /** 401(k) or 403(b). Counts as 0. */
  readonly deferredInUsd?: number | undefined;
  /** Counts as no. */
  readonly offersHigherCatchUp?: YesNoUnknown | undefined;
  /** From this employer. Counts as at or below the line, so that the catch-up is pre-tax. */
  readonly lastYearWagesInUsd?: number | undefined;
  /** Counts as none. */
  readonly kindOf457b?: KindOf457b | undefined;
  readonly deferred457bInUsd?: number | undefined;
  /** Counts as none. */
  readonly healthPlan?: HealthPlan | undefined;
  /** With the employer's part. Only reduces what is left. */
  readonly hsaPutInInUsd?: number | undefined;
  /** Counts as 0. */
  readonly preTaxIraInUsd?: number | undefined;
  readonly childrenUnder13InCare?: number | undefined;
  readonly childrenUnder17?: number | undefined;
  readonly giftsInUsd?: number | undefined;
  readonly mortgageInterestInUsd?: number | undefined;
  readonly stateTaxesInUsd?: number | undefined;
  readonly earlyPropertyTaxInUsd?: number | undefined;
  readonly lossesInUsd?: number | undefined;
  readonly gainsInUsd?: number | undefined;
  /** On separate returns both spouses itemize or neither. Until known, what costs less. */
  readonly spouseItemizes?: boolean | undefined;
  /** As in the tool for estimated tax; without last year's tax nothing is computed. */
  readonly priorTaxInUsd?: number | undefined;
  readonly priorIncomeInUsd?: number | undefined;
  readonly withholdingInUsd?: number | undefined;
  readonly paymentsInUsd?: readonly [number, number, number, number] | undefined;
}

export type YearEndQuestion = keyof YearEndAnswers;

/** Before the first answer. */
export const emptyYearEndAnswers: YearEndAnswers = {
  filing: "single",
  wagesInUsd: 0,
  spouseWagesInUsd: 0,
  profitInUsd: 0,
  state: "",
};

export interface NotComputable {
  readonly kind: "not-computable";
  readonly field: YearEndQuestion;
  readonly message: string;
}

const highestAmountInUsd = 100_000_000;

const amountNames = {
  wagesInUsd: "W-2 wages",
  spouseWagesInUsd: "The spouse’s W-2 wages",
  profitInUsd: "Profit on Form 1099",
  deferredInUsd: "What was deferred",
  lastYearWagesInUsd: "Last year’s wages",
  deferred457bInUsd: "What was deferred into the 457(b)",
  hsaPutInInUsd: "What was put into the HSA",
  preTaxIraInUsd: "The IRA balance",
  giftsInUsd: "Gifts",
  mortgageInterestInUsd: "Mortgage interest",
  stateTaxesInUsd: "State and local taxes",
  earlyPropertyTaxInUsd: "Property tax",
  lossesInUsd: "Losses",
  gainsInUsd: "Gains",
  priorTaxInUsd: "Last year’s tax",
  priorIncomeInUsd: "Last year’s income",
  withholdingInUsd: "Withholding",
} as const satisfies Partial<Record<YearEndQuestion, string>>;

const countNames = {
  age: ["The age", 120],
  spouseAge: ["The spouse’s age", 120],
  childrenUnder13InCare: ["Children under 13", 20],
  childrenUnder17: ["Children under 17", 20],
} as const satisfies Partial<Record<YearEndQuestion, readonly [string, number]>>;

/** The first answer that cannot be computed with, in words a visitor can read. */
export function failureIn(answers: YearEndAnswers): NotComputable | undefined {
  for (const [field, name] of entriesOf(amountNames)) {
    const value = answers[field] ?? 0;
    if (Number.isInteger(value) && value >= 0 && value <= highestAmountInUsd) continue;
    const message = `${name} must be whole dollars from $0 to $100 million.`;
    return { kind: "not-computable", field, message };
  }
  for (const [field, [name, most]] of entriesOf(countNames)) {
    const value = answers[field] ?? 0;
    if (Number.isInteger(value) && value >= 0 && value <= most) continue;
    const message = `${name} must be a whole number from 0 to ${most}.`;
    return { kind: "not-computable", field, message };
  }
  const payments = answers.paymentsInUsd ?? [];
  if (payments.every((paid) => paid >= 0 && paid <= highestAmountInUsd)) return undefined;
  const message = "Each payment must be an amount from $0 to $100 million.";
  return { kind: "not-computable", field: "paymentsInUsd", message };
}

function entriesOf<Names extends object>(names: Names) {
  return Object.entries(names) as [keyof Names, Names[keyof Names]][];
}

import { type NotComputable, notComputable } from "../not-computable.ts";

interface Question {
  readonly kind: "usd" | "count" | "choice" | "state" | "yes-no" | "payments";
  /** In the sentence that refuses an amount or a count. */
  readonly called?: string;
  /** Of a count. */
  readonly most?: number;
  readonly choices?: readonly string[];
  /** The answer before the first one. Others are undefined until they are answered in a row. */
  readonly first?: string | number;
}

/**
 * What the plan asks, in the order in which rows ask it. Types, the contract, the form, its link and
 * what the browser keeps follow from this table; labels are in content. What has no first answer
 * says how it counts until it is given.
 */
export const yearEndQuestions = {
  filing: {
    kind: "choice",
    choices: ["single", "joint", "separate", "head-of-household"],
    first: "single",
  },
  /** Gross, before deferrals. */
  wagesInUsd: { kind: "usd", called: "W-2 wages", first: 0 },
  /** Counted on a joint return, and in the row on joint or separate ones. */
  spouseWagesInUsd: { kind: "usd", called: "The spouse’s W-2 wages", first: 0 },
  /** Profit on Form 1099: after its expenses, the visitor's alone. */
  profitInUsd: { kind: "usd", called: "Profit on Form 1099", first: 0 },
  /** Two-letter postal code, empty while none is chosen. No state tax is computed. */
  state: { kind: "state", first: "" },

  /** At the end of the year. Counts as under 50. */
  age: { kind: "count", called: "The age", most: 120 },
  /** Counts as under 65; used on a joint return only. */
  spouseAge: { kind: "count", called: "The spouse’s age", most: 120 },
  /** Counts as a plan that shares its overall limit, as a 403(b) does: the smaller amount. */
  workPlan: { kind: "choice", choices: ["none", "401k", "403b"] },
  /** 401(k) or 403(b). Counts as 0. */
  deferredInUsd: { kind: "usd", called: "What was deferred" },
  /** Counts as no. */
  offersHigherCatchUp: { kind: "choice", choices: ["yes", "no", "unknown"] },
  /** From this employer. Counts as at or below the line, so that the catch-up is pre-tax. */
  lastYearWagesInUsd: { kind: "usd", called: "Last year’s wages" },
  /** Counts as none. */
  kindOf457b: { kind: "choice", choices: ["none", "governmental", "non-governmental"] },
  deferred457bInUsd: { kind: "usd", called: "What was deferred into the 457(b)" },
  /** Counts as none. */
  healthPlan: { kind: "choice", choices: ["none", "self-only", "family"] },
  /** With the employer's part. Only reduces what is left. */
  hsaPutInInUsd: { kind: "usd", called: "What was put into the HSA" },
  /** Counts as 0. */
  preTaxIraInUsd: { kind: "usd", called: "The IRA balance" },
  childrenUnder13InCare: { kind: "count", called: "Children under 13", most: 20 },
  childrenUnder17: { kind: "count", called: "Children under 17", most: 20 },
  giftsInUsd: { kind: "usd", called: "Gifts" },
  mortgageInterestInUsd: { kind: "usd", called: "Mortgage interest" },
  stateTaxesInUsd: { kind: "usd", called: "State and local taxes" },
  earlyPropertyTaxInUsd: { kind: "usd", called: "Property tax" },
  lossesInUsd: { kind: "usd", called: "Losses" },
  gainsInUsd: { kind: "usd", called: "Gains" },
  /** On separate returns both spouses itemize or neither. Until known, what costs less. */
  spouseItemizes: { kind: "yes-no" },
  /** Federal, of the visitor. */
  loanBalanceInUsd: { kind: "usd", called: "The loan balance" },
  /** Until it is known no payment is computed. */
  loanPlan: { kind: "choice", choices: ["ibr-10", "ibr-15", "rap"] },
  /** With the spouse. Counts as both and the children under 17. */
  familySize: { kind: "count", called: "The family size", most: 30 },
  /** As in the tool for estimated tax; without last year's tax nothing is computed. */
  priorTaxInUsd: { kind: "usd", called: "Last year’s tax" },
  priorIncomeInUsd: { kind: "usd", called: "Last year’s income" },
  withholdingInUsd: { kind: "usd", called: "Withholding" },
  paymentsInUsd: { kind: "payments" },
} as const satisfies Readonly<Record<string, Question>>;

type Questions = typeof yearEndQuestions;
export type YearEndQuestion = keyof Questions;

interface AnswersByKind {
  readonly usd: number;
  readonly count: number;
  readonly state: string;
  readonly "yes-no": boolean;
  readonly payments: readonly [number, number, number, number];
}
type AnswerTo<Asked> = Asked extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Asked extends { readonly kind: keyof AnswersByKind }
    ? AnswersByKind[Asked["kind"]]
    : never;
type AlwaysAnswered = {
  [Name in YearEndQuestion]: Questions[Name] extends { readonly first: unknown } ? Name : never;
}[YearEndQuestion];

/** What a visitor has said so far. */
export type YearEndAnswers = {
  readonly [Name in AlwaysAnswered]: AnswerTo<Questions[Name]>;
} & {
  readonly [Name in Exclude<YearEndQuestion, AlwaysAnswered>]?:
    | AnswerTo<Questions[Name]>
    | undefined;
};

export const questionsInOrder = Object.entries(yearEndQuestions) as [YearEndQuestion, Question][];

/** Before the first answer. */
export const emptyYearEndAnswers = Object.fromEntries(
  questionsInOrder.flatMap(([name, { first }]) => (first === undefined ? [] : [[name, first]])),
) as unknown as YearEndAnswers;

export const highestAmountInUsd = 100_000_000;

/** The first answer that cannot be computed with, in words a visitor can read. */
export function failureIn(answers: YearEndAnswers): NotComputable<YearEndQuestion> | undefined {
  for (const [field, { kind, called, most = highestAmountInUsd }] of questionsInOrder) {
    if (kind !== "usd" && kind !== "count" && kind !== "payments") continue;
    const given = [answers[field] ?? 0].flat() as number[];
    const isWhole = (value: number) => Number.isInteger(value) || kind === "payments";
    if (given.every((value) => isWhole(value) && value >= 0 && value <= most)) continue;
    const message = {
      usd: `${called} must be whole dollars from $0 to $100 million.`,
      count: `${called} must be a whole number from 0 to ${most}.`,
      payments: "Each payment must be an amount from $0 to $100 million.",
    }[kind];
    return notComputable(field, message);
  }
  return undefined;
}

import type { CalendarDate } from "#wording/dates.ts";
import type { Section199a } from "../section-199a.ts";
import type { WorkingLine } from "../working-line.ts";
import type { YearEndAnswers, YearEndQuestion } from "./answers.ts";

export const moveIds = [
  "deferral",
  "deferral-457b",
  "hsa",
  "solo-plan",
  "dependent-care",
  "backdoor-roth",
  "joint-or-separate",
  "giving",
  "salt",
  "losses",
  "withholding",
  "qbi",
  "owners",
] as const;

export type MoveId = (typeof moveIds)[number];

/** No moves: what the plan says below its list. */
export const noteIds: ReadonlySet<MoveId> = new Set(["qbi", "owners"]);

/** The moves whose tick changes this year's tax. */
export const countedMoves: ReadonlySet<MoveId> = new Set([
  "deferral",
  "deferral-457b",
  "hsa",
  "solo-plan",
  "giving",
  "salt",
  "losses",
]);

/**
 * `open`: computed. `ask`: an answer is missing before it can be computed. `closed`: its last day has
 * passed. `not-for-you`: with its reason.
 */
export type MoveStatus = "open" | "ask" | "closed" | "not-for-you";

/** Why a move is not for this visitor. The words are in content. */
export type MoveReason =
  | "no-wages"
  | "not-married"
  | "no-work-plan"
  | "limit-reached"
  | "no-457b"
  | "no-hsa"
  | "no-profit"
  | "no-children-in-care"
  | "no-earned-income"
  | "direct-roth-allowed"
  | "no-gifts"
  | "no-room"
  | "no-losses"
  | "already-covered";

/** What a row says beside its amount. The words are in content. */
export type MoveWarning =
  | "over-the-limit"
  | "pay-dates-left"
  | "pay-dates-too-few"
  | "roth-catch-up"
  | "catch-up-counted-as-pre-tax"
  | "higher-catch-up-not-counted"
  | "spouse-has-own-limit"
  | "employer-creditors"
  | "medicare-ends-hsa"
  | "spouse-catch-up-in-own-account"
  | "family-limit-shared"
  | "shares-overall-limit"
  | "overall-limit-counted-as-shared"
  | "employee-part-first-year-only"
  | "employee-part-closed"
  | "one-limit"
  | "one-limit-shared"
  | "sep-takes-less"
  | "spouse-must-earn"
  | "displaces-care-credit"
  | "pro-rata"
  | "pre-tax-balance-not-known"
  | "not-itemizing"
  | "spouse-does-not-itemize"
  | "gifts-without-itemizing"
  | "gift-floor"
  | "value-capped"
  | "over-cash-limit"
  | "beyond-room"
  | "cap-at-this-income"
  | "both-spouses-itemize"
  | "wash-sale"
  | "more-than-gains"
  | "gains-counted"
  | "pay-by-last-estimate"
  | "loan-payments"
  | "loan-payments-other-plan"
  | "pslf"
  | "community-property"
  | "separate-returns-counted"
  | "raises-tax";

/** Sections 402(g) and 414(v): the deferral at work and the employee part of an own plan. */
export interface OneLimit {
  /** The employee part that the own plan could take alone. */
  readonly sharedInUsd: number;
  /** What goes where when both are ticked. */
  readonly divided?: { readonly atWorkInUsd: number; readonly ownPlanInUsd: number } | undefined;
}

/** A year's payments on a student loan. */
export interface LoanPayments {
  readonly plan: NonNullable<YearEndAnswers["loanPlan"]>;
  readonly jointInUsd: number;
  readonly separateInUsd: number;
}

export interface FilingsCompared {
  readonly jointInUsd: number;
  readonly yoursInUsd: number;
  readonly spousesInUsd: number;
  /** By the plan chosen, and by RAP where that is another one. */
  readonly loan?: LoanPayments | undefined;
  readonly otherPlan?: LoanPayments | undefined;
}

/** One row. Amounts in whole dollars. */
export interface PlanMove {
  readonly id: MoveId;
  readonly status: MoveStatus;
  readonly reason?: MoveReason | undefined;
  /** Absent where nothing can be computed. */
  readonly possibleInUsd?: number | undefined;
  /** Of this year's federal tax, this move alone. Absent where nothing is saved this year. */
  readonly savesInUsd?: number | undefined;
  /** Dependent care: what enrolling would save next year, by this year's law. */
  readonly savesNextYearInUsd?: number | undefined;
  /** Dependent care: the credit of section 21 that it displaces, already taken off. */
  readonly lostCareCreditInUsd?: number | undefined;
  /** Own plan: what a SEP would take, the employer part alone. */
  readonly sepInUsd?: number | undefined;
  /** Own plan: what of the amount is its employee part, with catch-up. */
  readonly employeePartInUsd?: number | undefined;
  /** Deferral at work and own plan, where both are open. */
  readonly oneLimit?: OneLimit | undefined;
  /** Deferral at work: how often pay is still to come, every two weeks, and how much of it. */
  readonly payDatesLeft?: number | undefined;
  readonly payLeftInUsd?: number | undefined;
  /** Joint or separate: both spouses' taxes both ways. */
  readonly filings?: FilingsCompared | undefined;
  /** State and local tax: the cap at this income. */
  readonly capInUsd?: number | undefined;
  /** Withholding: what entered gains add to the tax that is expected. */
  readonly taxOnGainsInUsd?: number | undefined;
  /** Backdoor Roth: the part of the conversion that would be taxed. */
  readonly taxablePartInUsd?: number | undefined;
  /** Withholding: what the shortfall would roughly cost. */
  readonly roughPenaltyInUsd?: number | undefined;
  /** Pass-through deduction: full below the range, part inside, none above. */
  readonly range?: Section199a["range"] | undefined;
  /** Pass-through deduction: other moves that raise it, each alone. */
  readonly raisedBy?: readonly MoveId[] | undefined;
  /** The last day by law. */
  readonly lastDay: CalendarDate;
  /** When one has to act in practice, where that is earlier. */
  readonly practicalDay?: CalendarDate | undefined;
  /** What this row asks, answered or not, in order. */
  readonly questions: readonly YearEndQuestion[];
  /** Signed; they add up to `possibleInUsd`, or to what separate returns cost more than a joint one. */
  readonly possibleLines: readonly WorkingLine[];
  /** They add up to `savesInUsd`, or to what the move costs where it raises the tax. */
  readonly savesLines: readonly WorkingLine[];
  readonly warnings: readonly MoveWarning[];
  /** False where a tick changes nothing. */
  readonly tickCounts: boolean;
}

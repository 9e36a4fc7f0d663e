import { taxYearDays } from "#tax-law/tax-year-days.ts";
import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import type { CalendarDate } from "#wording/dates.ts";
import type { NotComputable } from "../not-computable.ts";
import { sumOf } from "../working-line.ts";
import {
  backdoorRothRow,
  deferral457bRow,
  deferralRow,
  dependentCareRow,
  hsaRow,
  soloPlanRow,
} from "./account-rows.ts";
import { failureIn, type YearEndAnswers, type YearEndQuestion } from "./answers.ts";
import { daysOf, planYearOn } from "./days.ts";
import {
  givingRow,
  lossesRow,
  ownersRow,
  passThroughRow,
  stateTaxRow,
  withholdingRow,
} from "./deduction-rows.ts";
import { type FederalTax, federalTax } from "./federal-tax.ts";
import { jointOrSeparateRow } from "./joint-or-separate.ts";
import { countedMoves, type MoveId, type MoveStatus, moveIds, type PlanMove } from "./moves.ts";
import { type RowContext, type RowDraft, savingLines } from "./row.ts";
import { householdWith } from "./with-moves.ts";

/** What the page says of the whole plan. The words are in content. */
export type PlanWarning =
  | "figures-of-the-new-year-missing"
  | "child-credit-not-all-used"
  | "deduction-for-seniors"
  | "both-spouses-itemize";

export type YearEndPlan = Readonly<
  Exclude<ReturnType<typeof yearEndPlan>, NotComputable<YearEndQuestion>>
>;

const rows: Readonly<Record<MoveId, (context: RowContext) => RowDraft>> = {
  deferral: deferralRow,
  "deferral-457b": deferral457bRow,
  hsa: hsaRow,
  "solo-plan": soloPlanRow,
  "dependent-care": dependentCareRow,
  "backdoor-roth": backdoorRothRow,
  "joint-or-separate": jointOrSeparateRow,
  giving: givingRow,
  salt: stateTaxRow,
  losses: lossesRow,
  withholding: withholdingRow,
  qbi: passThroughRow,
  owners: ownersRow,
};

export function yearEndPlan(
  answers: YearEndAnswers,
  law: YearEndLaw,
  today: CalendarDate,
  ticked: ReadonlySet<MoveId> = new Set(),
) {
  const failure = failureIn(answers);
  if (failure) return failure;
  const ownPlanDefers = today <= taxYearDays(law.taxYear).return;
  const taxWith = (...moves: MoveId[]) =>
    federalTax(law, householdWith(law, answers, new Set(moves), ownPlanDefers));
  const asIs = taxWith();
  const given = { law, answers, today, asIs, taxWith, ownPlanDefers };
  // The order is that of each move alone, so that no row moves away under a tick.
  const alone: RowContext = { ...given, taken: new Set(), planned: asIs };
  const open = moveIds.map((id) => rowOf(id, alone)).toSorted(byWhatTheySave);
  const taken = open
    .filter(({ id, status }) => ticked.has(id) && status === "open" && countedMoves.has(id))
    .map(({ id }) => id);
  const planned = taxWith(...taken);
  const context: RowContext = { ...given, taken: new Set(taken), planned };
  const moves = open.map((first): PlanMove => {
    const move = changedByTicks.has(first.id) ? rowOf(first.id, context) : first;
    const others = taken.filter((id) => id !== move.id);
    const raises =
      others.length < taken.length && planned.totalInUsd > taxWith(...others).totalInUsd;
    return raises && !move.warnings.includes("raises-tax")
      ? { ...move, warnings: [...move.warnings, "raises-tax" as const] }
      : move;
  });
  return {
    kind: "year-end-plan" as const,
    taxYear: law.taxYear,
    asIs,
    /** With the ticked moves that are open and count, computed together. */
    planned,
    /** What the ticked moves save together; negative where they raise the tax. */
    differenceInUsd: asIs.totalInUsd - planned.totalInUsd,
    /** Open rows by what they save, then those that ask, those that closed and those not for you. */
    moves,
    warnings: planWarnings(context, planned),
  };
}

/** Rows that show another amount when they, or others, are ticked. */
const changedByTicks: ReadonlySet<MoveId> = new Set([
  "deferral",
  "deferral-457b",
  "solo-plan",
  "joint-or-separate",
  "withholding",
]);

function rowOf(id: MoveId, context: RowContext): PlanMove {
  const { law, answers, today, asIs, taxWith } = context;
  const draft = rows[id](context);
  const days = daysOf(id, law.taxYear, answers);
  const closed = today > days.lastDay && draft.status !== "not-for-you";
  const tickCounts = countedMoves.has(id);
  const counts = tickCounts && draft.status === "open" && !closed;
  // What is left of the one limit saves what the deferral at work has not saved already.
  const before: MoveId[] = id === "solo-plan" && draft.oneLimit?.divided ? ["deferral"] : [];
  const savesLines = counts
    ? savingLines(before.length > 0 ? taxWith(...before) : asIs, taxWith(...before, id))
    : [];
  const saves = sumOf(savesLines);
  return {
    id,
    ...draft,
    ...days,
    ...(closed ? closedRow : {}),
    tickCounts,
    savesLines,
    savesInUsd: saves > 0 ? saves : undefined,
    warnings: saves < 0 ? [...draft.warnings, "raises-tax"] : draft.warnings,
  };
}

/** Nothing is possible any more, so that no amount is shown. */
const closedRow = {
  status: "closed",
  possibleInUsd: undefined,
  possibleLines: [],
  questions: [],
} as const satisfies Partial<PlanMove>;

const statuses: readonly MoveStatus[] = ["open", "ask", "closed", "not-for-you"];

function byWhatTheySave(one: PlanMove, other: PlanMove): number {
  return (
    statuses.indexOf(one.status) - statuses.indexOf(other.status) ||
    (other.savesInUsd ?? 0) - (one.savesInUsd ?? 0) ||
    moveIds.indexOf(one.id) - moveIds.indexOf(other.id)
  );
}

function planWarnings(
  { law, answers, today, asIs }: RowContext,
  planned: FederalTax,
): PlanWarning[] {
  const { filing, spouseItemizes } = answers;
  const itemizes = [asIs, planned].some(({ deduction }) => deduction === "itemized");
  const all: [PlanWarning, boolean][] = [
    ["figures-of-the-new-year-missing", planYearOn(today) > law.taxYear],
    ["child-credit-not-all-used", planned.childCreditUnusedInUsd > 0],
    ["deduction-for-seniors", mayDeductAsSenior(law, answers, planned)],
    ["both-spouses-itemize", filing === "separate" && itemizes && spouseItemizes === undefined],
  ];
  return all.filter(([, holds]) => holds).map(([warning]) => warning);
}

/** Section 151(d)(5): shrinks with income to nothing, and is not for separate returns. Not computed. */
function mayDeductAsSenior(
  { figures }: YearEndLaw,
  { filing, age = 0, spouseAge = 0 }: YearEndAnswers,
  { adjustedGrossIncomeInUsd }: FederalTax,
): boolean {
  const oldest = filing === "joint" ? Math.max(age, spouseAge) : age;
  if (filing === "separate" || oldest < figures["standard-deduction-addition-age"]) return false;
  const start =
    figures[`senior-deduction-phase-out-start-${filing === "joint" ? "joint" : "single"}`];
  const end = start + figures["senior-deduction"] / figures["senior-deduction-phase-out-rate"];
  return adjustedGrossIncomeInUsd < end;
}

import type { FilingStatus } from "#tax-law/brackets.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import type { CountedAsZero } from "./counted-as-zero.ts";
import {
  type FilingsCompared,
  type LoanPayments,
  type MoveId,
  type MoveReason,
  type MoveWarning,
  noteIds,
  type PlanMove,
} from "./moves.ts";

interface MoveWords {
  readonly title: string;
  /** Absent where the last day is also the practical one. */
  readonly practical?: string;
  /** In place of `row.ask`, where an answer is missing. */
  readonly ask?: string;
  /** In place of `row.nothing`, which heads what saves nothing this year. */
  readonly headline?: string;
  /** Why it may still be right where it saves nothing this year. */
  readonly nothing: string;
  /** In place of `row.possible`, behind the amount. */
  readonly possible?: string;
  /** In place of `row.workingPossible`, under the lines of its working. */
  readonly working?: string;
  /** In place of `row.lastDay`, where it has more than one. */
  readonly lastDays?: string;
  readonly how: string;
  readonly risk: string;
  readonly article: { readonly label: string; readonly href: string };
}

/** The caller passes the words, because engines do not import content. */
export interface PlanWords {
  readonly moves: Readonly<Record<MoveId, MoveWords>>;
  readonly reasons: Readonly<Record<MoveReason, string>>;
  readonly warnings: Readonly<Record<MoveWarning, string>>;
  readonly ranges: Readonly<Record<NonNullable<PlanMove["range"]>, string>>;
  readonly raisedBy: string;
  readonly loanPlans: Readonly<Record<LoanPayments["plan"], string>>;
  /** What costs less, joint or separate. */
  readonly cheaper: Readonly<Record<"joint" | "separate" | "same", string>>;
  readonly row: Readonly<
    Record<"possible" | "workingPossible" | "nothing" | "ask" | "practicalPassed", string> &
      Record<"lastDay" | "closed" | "calendar" | "calendarEmployee" | "calendarEmployer", string>
  >;
}

export type MoveInWords = Readonly<ReturnType<typeof moveInWords>>;

type PlanDay = MoveId | "solo-plan-employee-part";

/** The name of the calendar file of a move's last day. */
export const moveCalendarName = (day: PlanDay, taxYear: number): string => `plan-${day}-${taxYear}`;

/** The days of a move for a calendar: an own plan has two. */
export function calendarDaysOf(
  { id, lastDay, employeePartInUsd = 0 }: PlanMove,
  taxYear: number,
  { row }: PlanWords,
) {
  const day = { name: moveCalendarName(id, taxYear), day: lastDay, label: row.calendar };
  if (employeePartInUsd === 0) return [day];
  const name = moveCalendarName("solo-plan-employee-part", taxYear);
  return [
    { name, day: `${taxYear}-12-31`, label: row.calendarEmployee },
    { ...day, label: row.calendarEmployer },
  ];
}

/** The words of the field of an amount that counts as $0. */
export function labelOf(name: CountedAsZero, { questions, fields }: FieldLabels): string {
  return name === "spouseWagesInUsd" || name === "profitInUsd"
    ? questions[name]
    : fields[name].label;
}

interface FieldLabels {
  readonly questions: Readonly<Record<"spouseWagesInUsd" | "profitInUsd", string>>;
  readonly fields: Readonly<
    Record<Exclude<CountedAsZero, "spouseWagesInUsd" | "profitInUsd">, { readonly label: string }>
  >;
}

/** In this order on the screen, on paper and in the e-mail: rows to act on, then notes. */
export function shownMoves(moves: readonly PlanMove[]) {
  const shown = moves.filter(({ status }) => status === "open" || status === "ask");
  return {
    rows: shown.filter(({ id }) => !noteIds.has(id)),
    notes: shown.filter(({ id }) => noteIds.has(id)),
  };
}

/** For whom and when a row is said. */
export interface PlanOccasion {
  readonly law: YearEndLaw;
  readonly filing: FilingStatus;
  readonly today: CalendarDate;
}

/** What a row says, the same on the screen, on paper and in the e-mail. */
export function moveInWords(move: PlanMove, occasion: PlanOccasion, words: PlanWords) {
  const own = words.moves[move.id];
  const blanks = { ...blanksOf(move, occasion), ...filingBlanks(move, words) };
  const fill = (text: string) => fillIn(text, blanks);
  const closed = move.status === "closed";
  return {
    title: own.title,
    how: fill(own.how),
    risk: fill(own.risk),
    article: own.article,
    /** Only for a row that is not for this visitor. */
    reason: move.reason && fill(words.reasons[move.reason]),
    /** Behind the amount. */
    possible: own.possible ?? words.row.possible,
    working: own.working ?? words.row.workingPossible,
    /** Only where nothing is saved this year; the headline where the row is computed. */
    headline:
      move.status !== "open" || move.savesInUsd !== undefined
        ? undefined
        : fill(own.headline ?? words.row.nothing),
    nothing: nothingIn(move, fill(own.nothing), own.ask ?? words.row.ask),
    notes: [
      ...(move.range ? [words.ranges[move.range]] : []),
      ...(move.raisedBy?.length ? [raisedBy(move.raisedBy, words)] : []),
      ...move.warnings.map((warning) => fill(words.warnings[warning])).filter(Boolean),
    ],
    lastDay: fill(closed ? words.row.closed : lastDayIn(move, own, words)),
    practical: closed
      ? undefined
      : practicalIn(move, occasion.today, fill(own.practical ?? ""), words),
  };
}

/** The employee part of an own plan ends earlier than its employer part. */
function lastDayIn(move: PlanMove, { lastDays }: MoveWords, { row }: PlanWords): string {
  return lastDays && move.employeePartInUsd ? lastDays : row.lastDay;
}

function nothingIn(move: PlanMove, nothing: string, ask: string): string | undefined {
  if (move.savesInUsd !== undefined || move.status === "not-for-you") return undefined;
  return move.status === "ask" ? ask : nothing;
}

function practicalIn(
  { practicalDay }: PlanMove,
  today: CalendarDate,
  practical: string,
  { row }: PlanWords,
): string | undefined {
  if (!practicalDay || !practical) return undefined;
  return practicalDay < today
    ? fillIn(row.practicalPassed, { day: dayInWords(practicalDay) })
    : practical;
}

function raisedBy(moves: readonly MoveId[], words: PlanWords): string {
  return fillIn(words.raisedBy, { moves: moves.map((id) => words.moves[id].title).join(", ") });
}

/** Without its year, which the row's last day says. */
function dayInWords(day: CalendarDate): string {
  return formatDate(day).replace(/, \d{4}$/, "");
}

const noFilings = { jointInUsd: 0, yoursInUsd: 0, spousesInUsd: 0 };

function filingBlanks({ filings }: PlanMove, { loanPlans, cheaper }: PlanWords) {
  const compared: FilingsCompared = filings ?? noFilings;
  const { jointInUsd, yoursInUsd, spousesInUsd, loan, otherPlan } = compared;
  const separateInUsd = yoursInUsd + spousesInUsd;
  /** Which of the two costs less, and by how much. */
  const comparison = (more: number) =>
    fillIn(cheaper[more === 0 ? "same" : more > 0 ? "joint" : "separate"], {
      by: formatUsd(Math.abs(more)),
    });
  const paid = (payments: LoanPayments | undefined, name: string) => ({
    [`${name}Plan`]: payments ? loanPlans[payments.plan] : "",
    [`${name}Joint`]: formatUsd(payments?.jointInUsd ?? 0),
    [`${name}Separate`]: formatUsd(payments?.separateInUsd ?? 0),
    [`${name}Cheaper`]: comparison(
      separateInUsd - jointInUsd + (payments ? payments.separateInUsd - payments.jointInUsd : 0),
    ),
  });
  return {
    joint: formatUsd(jointInUsd),
    separate: formatUsd(separateInUsd),
    yours: formatUsd(yoursInUsd),
    spouses: formatUsd(spousesInUsd),
    cheaper: comparison(separateInUsd - jointInUsd),
    ...paid(loan, "loan"),
    ...paid(otherPlan, "other"),
  };
}

function blanksOf(move: PlanMove, { law: { figures, taxYear }, filing }: PlanOccasion) {
  const { oneLimit } = move;
  const floor = figures["charitable-itemizer-floor"];
  return {
    day: formatDate(move.lastDay),
    yearEnd: formatDate(`${taxYear}-12-31`),
    returnDay: formatDate(taxYearDays(taxYear).return),
    shared: formatUsd(oneLimit?.sharedInUsd ?? 0),
    atWork: formatUsd(oneLimit?.divided?.atWorkInUsd ?? 0),
    ownPlan: formatUsd(oneLimit?.divided?.ownPlanInUsd ?? 0),
    possible: formatUsd(move.possibleInUsd ?? 0),
    sep: formatUsd(move.sepInUsd ?? 0),
    lostCareCredit: formatUsd(move.lostCareCreditInUsd ?? 0),
    payDates: move.payDatesLeft ?? 0,
    payLeft: formatUsd(move.payLeftInUsd ?? 0),
    perPayDate: formatUsd(Math.ceil((move.possibleInUsd ?? 0) / (move.payDatesLeft ?? 1))),
    cap: formatUsd(move.capInUsd ?? 0),
    loanRate: formatFraction(figures["graduate-loan-rate"]),
    taxOnGains: formatUsd(move.taxOnGainsInUsd ?? 0),
    giftFloor: formatFraction(floor),
    giftsWithoutItemizing: formatUsd(
      figures[`non-itemizer-charitable-deduction-${filing === "joint" ? "joint" : "single"}`],
    ),
    practicalDay: move.practicalDay ? dayInWords(move.practicalDay) : "",
    savesNextYear: formatUsd(move.savesNextYearInUsd ?? 0),
    taxable: formatUsd(move.taxablePartInUsd ?? 0),
    penalty: formatUsd(move.roughPenaltyInUsd ?? 0),
    rothWages: formatUsd(figures["roth-catch-up-wage-threshold"]),
    lossLimit: formatUsd(figures[`capital-loss-limit${filing === "separate" ? "-separate" : ""}`]),
    washSaleDays: figures["wash-sale-days"],
    acknowledgment: formatUsd(figures["gift-acknowledgment-threshold"]),
    valueCap: formatFraction(figures["itemized-benefit-cap"]),
    cashLimit: formatFraction(figures["charitable-cash-limit"]),
    lastEstimate: formatDate(taxYearDays(taxYear)["last-estimate"]),
  };
}

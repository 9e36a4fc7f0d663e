import { taxYearDays } from "#tax-law/tax-year-days.ts";
import type { CalendarDate } from "#wording/dates.ts";
import type { YearEndAnswers } from "./answers.ts";
import type { MoveId, PlanMove } from "./moves.ts";

/** The tax year that the plan is for: until its return is due, the year before. */
export function planYearOn(today: CalendarDate): number {
  const year = Number(today.slice(0, 4));
  return today <= taxYearDays(year - 1).return ? year - 1 : year;
}

/** Payroll needs time: the first Friday of December. */
export function payrollDay(taxYear: number): CalendarDate {
  return dayOfDecember(taxYear, (weekday) => weekday === 5, [1, 2, 3, 4, 5, 6, 7]);
}

/** For someone paid every two weeks, as most are. On the last of those days one may be left. */
export function payDatesLeft(taxYear: number, today: CalendarDate): number {
  const days = (Date.parse(`${taxYear}-12-31`) - Date.parse(today)) / 86_400_000;
  return Math.max(1, Math.floor(days / 14));
}

/** Securities are sold and given on a trading day, so the last weekday of the year. */
export function lastWeekday(taxYear: number): CalendarDate {
  return dayOfDecember(taxYear, (weekday) => weekday >= 1 && weekday <= 5, [31, 30, 29]);
}

function dayOfDecember(
  taxYear: number,
  isIt: (weekday: number) => boolean,
  days: readonly number[],
): CalendarDate {
  const day = days.find((date) => isIt(new Date(Date.UTC(taxYear, 11, date)).getUTCDay())) ?? 31;
  return `${taxYear}-12-${String(day).padStart(2, "0")}`;
}

export function daysOf(
  move: MoveId,
  taxYear: number,
  answers: YearEndAnswers,
): Pick<PlanMove, "lastDay" | "practicalDay"> {
  const due = taxYearDays(taxYear);
  const yearEnd = `${taxYear}-12-31`;
  const payroll = payrollDay(taxYear);
  switch (move) {
    case "deferral":
    case "withholding":
    case "dependent-care":
      return { lastDay: yearEnd, practicalDay: payroll };
    case "deferral-457b":
      // Section 457(b)(4): outside government the choice is made before the month of the pay.
      return {
        lastDay: yearEnd,
        practicalDay: answers.kindOf457b === "non-governmental" ? `${taxYear}-11-30` : payroll,
      };
    case "hsa":
      return { lastDay: due.return, practicalDay: payroll };
    case "joint-or-separate":
      return { lastDay: due.return };
    case "backdoor-roth":
      return { lastDay: due.return, practicalDay: yearEnd };
    case "solo-plan":
      return { lastDay: due["extended-return"], practicalDay: yearEnd };
    case "losses":
      return { lastDay: lastWeekday(taxYear) };
    case "giving":
      // A transfer of stock or into a fund takes a week or two.
      return { lastDay: yearEnd, practicalDay: `${taxYear}-12-15` };
    case "salt":
      return { lastDay: yearEnd };
    case "qbi":
    case "owners":
      // Claimed on the return; what decides about them mostly happens before the year ends.
      return { lastDay: due.return, practicalDay: yearEnd };
  }
}

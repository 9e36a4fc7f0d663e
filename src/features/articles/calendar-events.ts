import { emptyYearEndAnswers } from "#calculations/year-end/answers.ts";
import { daysOf } from "#calculations/year-end/days.ts";
import { moveIds } from "#calculations/year-end/moves.ts";
import { moveCalendarName } from "#calculations/year-end/plan-in-words.ts";
import { firstPlanYear } from "#calculations/year-end/plan-law.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { calendarWords as words } from "#content/calendar.ts";
import { type Deadline, deadlines } from "#tax-law/deadlines.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import type { CalendarEvent } from "#wording/calendar-file.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

/** The earliest tax year of an article, and years ahead of the build that pages already name. */
const FIRST_TAX_YEAR = 2022;
const YEARS_AHEAD = 2;

/**
 * Every day that a page or an e-mail may offer for a calendar: the deadlines, the days that end each
 * tax year's choices, and the last days of the year-end plan's moves. Days that have passed stay, so that links in old e-mails work.
 */
export function calendarEvents(today: CalendarDate): CalendarEvent[] {
  const lastTaxYear = Number(today.slice(0, 4)) + YEARS_AHEAD;
  const events = [];
  for (let year = FIRST_TAX_YEAR; year <= lastTaxYear; year += 1)
    events.push(...taxYearEvents(year));
  for (let year = firstPlanYear; year <= lastTaxYear; year += 1) events.push(...planEvents(year));
  const named: [string, Deadline][] = Object.entries(deadlines);
  // A deadline such as `year-end-2026` replaces the general words for the same day.
  return [
    ...events.filter(({ id }) => !Object.hasOwn(deadlines, id)),
    ...named.map(([id, deadline]) => deadlineEvent(id, deadline)),
  ];
}

function taxYearEvents(year: number): CalendarEvent[] {
  const days = taxYearDays(year);
  const event = (name: keyof typeof words.taxYear, day: CalendarDate) => ({
    id: `${name}-${year}`,
    day,
    summary: fillIn(words.taxYear[name].summary, { year }),
    description: `${fillIn(words.taxYear[name].description, { year })}\n${words.closing}`,
  });
  return [
    event("year-end", days["year-end"]),
    event("last-estimate", days["last-estimate"]),
    event("return", days.return),
    event("extended-return", days["extended-return"]),
    event("refund-limit", days.refundLimit),
  ];
}

/** Without what depends on a visitor's answers: the file is the same for all. */
function planEvents(year: number): CalendarEvent[] {
  const event = (id: string, day: CalendarDate, move: string, description: string) => ({
    id,
    day,
    summary: fillIn(words.plan.summary, { move, year }),
    description: `${description}\n${words.closing}`,
  });
  const { employeePart, description } = words.plan;
  return [
    ...moveIds.map((id) => {
      const { lastDay } = daysOf(id, year, emptyYearEndAnswers);
      const { title } = yearEndPlanWords.moves[id];
      return event(moveCalendarName(id, year), lastDay, title, description);
    }),
    event(
      moveCalendarName("solo-plan-employee-part", year),
      `${year}-12-31`,
      employeePart.move,
      employeePart.text,
    ),
  ];
}

function deadlineEvent(id: string, { date, label, purpose, source }: Deadline): CalendarEvent {
  return {
    id,
    day: date,
    summary: fillIn(words.deadline, { label }),
    description: `${purpose}\n${source.title}: ${source.url}\n${words.closing}`,
  };
}

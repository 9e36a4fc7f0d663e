import { emptyYearEndAnswers } from "#calculations/year-end/answers.ts";
import { daysOf } from "#calculations/year-end/days.ts";
import { moveIds } from "#calculations/year-end/moves.ts";
import { moveCalendarName } from "#calculations/year-end/plan-in-words.ts";
import { planLawOn } from "#calculations/year-end/plan-law.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { yearEndPage } from "#content/pages/year-end.ts";
import { CalendarLink } from "#design-system/actions/calendar-link.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { LabelledTable } from "#design-system/reading/labelled-table.tsx";
import { figure } from "#tax-law/look-up.ts";
import { yearEndStates } from "#tax-law/state-year-end-law.ts";
import { yearEndFigureNames } from "#tax-law/year-end-law.ts";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";

/** What the pages read from the law while the site is built. */
export function planOnPage(today: CalendarDate) {
  const law = planLawOn(today);
  return { law, year: law.taxYear, states: yearEndStates };
}

/** The year's moves for reading, without a computation. */
export function MovesTable({ taxYear, today }: { taxYear: number; today: CalendarDate }) {
  const { columns, limits, calendar } = yearEndPage.table;
  const blanks = figuresInWords(taxYear);
  return (
    <LabelledTable>
      <thead>
        <tr>
          <th>{columns.move}</th>
          <th>{columns.limit}</th>
          <th>{columns.lastDay}</th>
        </tr>
      </thead>
      <tbody>
        {moveIds.map((id) => {
          const { title, article } = yearEndPlanWords.moves[id];
          const { lastDay } = daysOf(id, taxYear, emptyYearEndAnswers);
          return (
            <tr key={id}>
              <td>
                <TextLink href={article.href}>{title}</TextLink>
              </td>
              <td>{fillIn(limits[id], blanks)}</td>
              <td className="[&_a]:block">
                {formatDate(lastDay)}
                <CalendarLink name={moveCalendarName(id, taxYear)} day={lastDay} today={today}>
                  {calendar}
                </CalendarLink>
              </td>
            </tr>
          );
        })}
      </tbody>
    </LabelledTable>
  );
}

/** `{hsa_limit_family}` in content is the figure `hsa-limit-family` of the year. */
function figuresInWords(taxYear: number): Record<string, string> {
  const named = yearEndFigureNames.map((name) => [
    name.replaceAll("-", "_"),
    formatFigure(figure(name, taxYear)),
  ]);
  return Object.fromEntries(named);
}

import { openTaxYears, yearsToClaim } from "#calculations/rd-credit/comparisons/open-years.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { researchAmendmentsThrough } from "#tax-law/tax-year.ts";
import { calendarPath } from "#wording/calendar-file.ts";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

const words = rdCalculatorResult.openYears;
const amendmentDeadline = formatDate(researchAmendmentsThrough);

/** Each open year with its last day and its condition. Without dollars: no year is like this one. */
export function OpenYears({ today }: { today: CalendarDate }) {
  return (
    <>
      <ul className="rd-list">
        {yearsToClaim(today).map(({ taxYear, day, capitalized }) => (
          <li key={taxYear}>
            {fillIn(words.until, {
              taxYear,
              day: formatDate(day),
              condition: capitalized ? words.condition : "",
            })}{" "}
            <TextLink href={calendarPath(`refund-limit-${taxYear}`)}>
              {fillIn(words.calendar, { taxYear })}
            </TextLink>
          </li>
        ))}
      </ul>
      <p>
        {words.why} <TextLink href={words.article.href}>{words.article.label}</TextLink>
      </p>
      {words.notes.map((note) => (
        <p key={note} className="text-sm">
          {fillIn(note, {
            deadline: amendmentDeadline,
            years: `${openTaxYears(today).length} years`,
          })}
        </p>
      ))}
    </>
  );
}

import {
  illustrateOpenYears,
  lastClaimDays,
  latestFiledTaxYear,
} from "#calculations/rd-credit/comparisons/open-years.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Waterfall } from "#design-system/charts/columns/waterfall.tsx";
import { deadlines } from "#tax-law/deadlines.ts";
import { UncoveredYearError } from "#tax-law/tax-year.ts";
import { calendarPath } from "#wording/calendar-file.ts";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

const words = rdCalculatorResult.openYears;
const amendmentDeadline = formatDate(deadlines["retroactive-research-amendments"].date);

export function OpenYears({ estimate, today }: { estimate: Estimate; today: CalendarDate }) {
  const credit = estimate.estimatedCreditInUsd;
  const illustration = illustrated(credit, latestFiledTaxYear(today));
  if (typeof illustration === "string") return <p>{illustration}</p>;
  return (
    <>
      <Waterfall
        title={words.figure}
        layout="rows"
        lines={[
          ...illustration.taxYears.map((taxYear, index) => ({
            label: `${taxYear}`,
            amount: credit,
            kind: index === 0 ? ("start" as const) : ("plus" as const),
          })),
          { label: words.total, amount: illustration.estimatedCreditInUsd, kind: "total" as const },
        ]}
      />
      <ul className="text-sm">
        {lastClaimDays(today).map(({ taxYear, day }) => (
          <li key={taxYear}>
            {fillIn(words.until, { taxYear, day: formatDate(day) })}{" "}
            <TextLink href={calendarPath(`refund-limit-${taxYear}`)}>
              {fillIn(words.calendar, { taxYear })}
            </TextLink>
          </li>
        ))}
      </ul>
      {words.notes.map((note) => (
        <p key={note} className="text-sm">
          {fillIn(note, {
            deadline: amendmentDeadline,
            years: `${illustration.taxYears.length} years`,
          })}
        </p>
      ))}
    </>
  );
}

/** Or a sentence, if the law's figures do not cover the year yet. */
function illustrated(creditOfOneYearInUsd: number, taxYear: number) {
  try {
    return illustrateOpenYears(creditOfOneYearInUsd, taxYear);
  } catch (error) {
    if (error instanceof UncoveredYearError) return error.message;
    throw error;
  }
}

import { useState } from "react";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { openTaxYears, yearsToClaim } from "#calculations/refund-claims/open-years.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firmTimeZone } from "#content/firm.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { researchAmendmentsThrough } from "#tax-law/tax-year.ts";
import { calendarPath } from "#wording/calendar-file.ts";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { Answers } from "../answers/answers.ts";
import { LeftOut } from "./left-out.tsx";
import { PracticeSummary } from "./practice-summary.tsx";

const words = rdCalculatorResult;

/** Everything behind the number. Open where there is room, folded on a phone. */
export function Explanations({ answers, estimate }: { answers: Answers; estimate: Estimate }) {
  const [roomy] = useState(() => matchMedia("(width >= 64rem)").matches);
  return (
    <div className="rd-explanations mt-10 border-t border-ink @min-[58rem]:grid @min-[58rem]:grid-cols-[1fr_1fr] @min-[58rem]:gap-x-16">
      <div>
        <Disclosure summary={<h4>{words.openYears.heading}</h4>} open={roomy}>
          <OpenYears />
        </Disclosure>
        <Disclosure summary={<h4>{words.leftOut.heading}</h4>} open={roomy}>
          <LeftOut estimate={estimate} />
        </Disclosure>
      </div>
      <div>
        <Disclosure summary={<h4>{words.summary.heading}</h4>} open={roomy}>
          <PracticeSummary answers={answers} />
        </Disclosure>
      </div>
    </div>
  );
}

/** Each open year with its last day and its condition. Without dollars: no year is like this one. */
function OpenYears() {
  const { openYears } = words;
  const now = today(firmTimeZone);
  return (
    <>
      <ul className="rd-list">
        {yearsToClaim(now).map(({ taxYear, day, capitalized }) => (
          <li key={taxYear}>
            {fillIn(openYears.until, {
              taxYear,
              day: formatDate(day),
              condition: capitalized ? openYears.condition : "",
            })}{" "}
            <TextLink href={calendarPath(`refund-limit-${taxYear}`)}>
              {fillIn(openYears.calendar, { taxYear })}
            </TextLink>
          </li>
        ))}
      </ul>
      <p>
        {openYears.why} <TextLink href={openYears.article.href}>{openYears.article.label}</TextLink>
      </p>
      {openYears.notes.map((note) => (
        <p key={note} className="text-sm">
          {fillIn(note, {
            deadline: formatDate(researchAmendmentsThrough),
            years: `${openTaxYears(now).length} years`,
          })}
        </p>
      ))}
    </>
  );
}

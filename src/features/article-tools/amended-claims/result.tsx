import { useEffect, useState } from "react";
import { download } from "#browser/download.ts";
import { type ClaimPeriod, statusOn } from "#calculations/refund-claims/claim-period.ts";
import { amendedClaimsWords as words } from "#content/calculators/amended-claims.ts";
import { firm, firmTimeZone } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { ChartFrame } from "#design-system/charts/chart-frame.tsx";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { calendarFile } from "#wording/calendar-file.ts";
import { type CalendarDate, formatDate, isCalendarDay, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type ClaimEntries, claimYears, periodIn } from "./entries.ts";

export function ClaimsResult({ entries }: { entries: ClaimEntries }) {
  const day = useDayOf(entries);
  const periods = claimYears
    .map((taxYear) => periodIn(entries, taxYear))
    .filter((period) => period.kind === "claim-period");
  const open = day ? periods.filter((period) => statusOn(period, day) === "open") : [];
  return (
    <>
      <ChartFrame title={words.result.title} note={words.result.note}>
        <LedgerTable
          rows={periods.map(({ taxYear, lastDay, lines }) => ({
            label: `${taxYear}`,
            note: lines[0] && `${lines[0].label.toLowerCase()} ${formatDate(lines[0].day)}`,
            value: formatDate(lastDay),
          }))}
        />
      </ChartFrame>
      {/* Without script, and before the browser has said which day it is, there is nothing here. */}
      <output className="grid gap-[0.35rem]">
        {day ? (
          <>
            <strong>{fillIn(words.result.on, { day: formatDate(day) })}</strong>
            {periods.map((period) => (
              <span key={period.taxYear}>{sentenceOn(period, day)}</span>
            ))}
          </>
        ) : null}
      </output>
      <div>
        {periods.map(({ taxYear, lines }) => (
          <Disclosure key={taxYear} summary={fillIn(words.result.working, { taxYear })}>
            <LedgerTable
              rows={lines.map(({ label, reason, day: lineDay }) => ({
                label,
                note: reason,
                value: formatDate(lineDay),
              }))}
            />
          </Disclosure>
        ))}
      </div>
      <p>
        <Button
          variant="quiet"
          disabled={open.length === 0}
          onClick={() => download(calendarOf(open), words.calendar.file)}
        >
          {words.calendar.button}
        </Button>
      </p>
    </>
  );
}

/** The day entered, or today's, which only the browser knows. */
function useDayOf({ day }: ClaimEntries): CalendarDate | undefined {
  const [now, setNow] = useState<CalendarDate>();
  useEffect(() => setNow(today(firmTimeZone)), []);
  return isCalendarDay(day) ? day : now;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function sentenceOn(period: ClaimPeriod, day: CalendarDate): string {
  const count = Math.round((Date.parse(period.lastDay) - Date.parse(day)) / DAY_MS);
  const { oneDay, manyDays, lastDay, status } = words.result;
  const days = count === 0 ? lastDay : fillIn(count === 1 ? oneDay : manyDays, { count });
  return fillIn(status[statusOn(period, day)], { taxYear: period.taxYear, days });
}

function calendarOf(periods: readonly ClaimPeriod[]): Blob {
  const events = periods.map(({ taxYear, lastDay }) => ({
    id: `refund-claim-${taxYear}`,
    day: lastDay,
    summary: fillIn(words.calendar.summary, { taxYear }),
    description: fillIn(words.calendar.description, { taxYear }),
  }));
  const file = calendarFile(events, { email: firm.email, now: new Date() });
  return new Blob([file], { type: "text/calendar" });
}

import { calendarWords } from "#content/calendar.ts";
import { firm, firmTimeZone } from "#content/firm.ts";
import { home } from "#content/pages/home.ts";
import { CalendarLink } from "#design-system/actions/calendar-link.tsx";
import { NewTabNote } from "#design-system/actions/text-link.tsx";
import { ByDate } from "#design-system/reading/by-date.tsx";
import { deadlines } from "#tax-law/deadlines.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { type CalendarDate, formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

const { before, after, booking, details, deadline, stillOpen } = home.banner;
const amendmentsEnd = deadlines[deadline].date;

/** What a reader can still do, then what the law of July 2025 did. Both depend on the date. */
export function AnnouncementBanner() {
  const day = today(firmTimeZone);
  const stages = stillOpenStages(Number(day.slice(0, 4)));
  return (
    <aside aria-label="Announcement" className="bg-[#0f6f50] text-white">
      <div className="mx-auto flex max-w-[79rem] flex-wrap items-center justify-between gap-x-12 px-5 py-2 text-xs leading-normal sm:px-8 sm:text-sm lg:flex-nowrap">
        <p>
          <strong className="font-semibold">
            <ByDate today={day} stages={stages} />
          </strong>
          <ByDate
            today={day}
            stages={stages.map(({ through, creditYear }) => ({
              ...(through ? { through } : {}),
              words: creditYear ? <RefundLimitLink taxYear={creditYear} today={day} /> : null,
            }))}
          />{" "}
          <ByDate
            today={day}
            stages={[{ through: amendmentsEnd, words: before }, { words: after }]}
          />
        </p>
        <p className="flex flex-wrap gap-x-5 font-semibold lg:shrink-0">
          <a
            href={firm.links.booking}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-1 py-1.5 whitespace-nowrap underline"
          >
            {booking}
            <NewTabNote />
          </a>
          <a
            href={details.href}
            className="inline-flex items-center gap-1 py-1.5 whitespace-nowrap underline"
          >
            {details.label}
          </a>
        </p>
      </div>
    </aside>
  );
}

/** A sentence between two others, so with a period. */
function RefundLimitLink({ taxYear, today }: { taxYear: number; today: CalendarDate }) {
  const day = taxYearDays(taxYear).refundLimit;
  if (day < today) return null;
  return (
    <>
      <CalendarLink name={`refund-limit-${taxYear}`} day={day} today={today}>
        {calendarWords.add}
      </CalendarLink>
      .
    </>
  );
}

interface StillOpenStage {
  through?: CalendarDate;
  words: string;
  /** The year whose credit ends next. */
  creditYear?: number;
}

/**
 * From the deadline of 2026 until two years after the build. Each year has two stages: until April
 * 15 a credit of four years ago can still be claimed, afterward one of three years ago.
 */
function stillOpenStages(yearOfBuild: number): StillOpenStage[] {
  const firstYear = Number(amendmentsEnd.slice(0, 4));
  const years = Array.from(
    { length: Math.max(yearOfBuild - firstYear, 0) + 3 },
    (_, index) => firstYear + index,
  );
  const dated = years.flatMap((year) => {
    const days = taxYearDays(year);
    return [
      { through: taxYearDays(year - 4).refundLimit, creditYear: year - 4 },
      { through: days["year-end"], creditYear: year - 3 },
    ].map(({ through, creditYear }) => ({
      through,
      creditYear,
      words: fillIn(stillOpen.thisYear, {
        creditYear,
        refundLimit: formatDate(taxYearDays(creditYear).refundLimit),
        year,
        yearEnd: formatDate(days["year-end"]),
      }),
    }));
  });
  return [
    { through: amendmentsEnd, words: stillOpen.untilDeadline },
    ...dated.filter(({ through }) => through > amendmentsEnd),
    { words: stillOpen.later },
  ];
}

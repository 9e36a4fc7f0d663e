import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { nextBusinessDay } from "#tax-law/tax-year-days.ts";
import { type CalendarDate, formatDate, isCalendarDay } from "#wording/dates.ts";
import { type NotComputable, notComputable, uncoveredYear } from "../not-computable.ts";

/** The return of an individual or a C corporation with a calendar year, as it was filed. */
export interface FiledReturn {
  readonly taxYear: number;
  readonly filedOn: CalendarDate;
  /** Whether the six months of section 6081 had been asked for. */
  readonly extended: boolean;
  /** When more tax was paid for the year, after an examination for instance. */
  readonly paidLaterOn?: CalendarDate | undefined;
}

type DayId = "counts-as-filed" | "three-years" | "reach" | "last-day" | "late-return" | "two-years";

/** One line of the working: a day, and how the law gets to it. */
const dayLine = (id: DayId, label: string, reason: string, day: CalendarDate) => ({
  id,
  label,
  reason,
  day,
});

export type ClaimPeriod = Readonly<
  Exclude<ReturnType<typeof claimPeriod>, NotComputable<keyof FiledReturn>>
>;
export type ClaimStatus = "open" | "later-payments-only" | "closed";

/** Sections 6511(a) and (b)(2), 6513 and 7503. Disaster relief and section 6511(d) are not included. */
export function claimPeriod(filed: FiledReturn) {
  const failure = failureIn(filed);
  if (failure) return failure;
  const { taxYear, filedOn, extended, paidLaterOn } = filed;
  const years = entryIn(researchCreditFigures["refund-claim-years"], taxYear).value;
  const yearsFromPayment = entryIn(
    researchCreditFigures["refund-claim-years-from-payment"],
    taxYear,
  ).value;

  const due = `${taxYear + 1}-04-15`;
  const countsAsFiled = filedOn < due ? due : filedOn;
  const threeYears = yearsAfter(countsAsFiled, years);
  // Tax withheld or estimated counts as paid on the due date, and a claim reaches back three years
  // plus the extension: section 6511(b)(2)(A).
  const reach = yearsAfter(extended ? `${taxYear + 1}-10-15` : due, years);
  const isLate = reach < threeYears;
  const unmoved = isLate ? reach : threeYears;
  const lastDay = nextBusinessDay(unmoved);

  const lines = [
    dayLine(
      "counts-as-filed",
      "Counts as filed on",
      filedOn < due
        ? `filed early, on ${formatDate(filedOn)}: section 6513(a)`
        : "the day it was filed",
      countsAsFiled,
    ),
    dayLine("three-years", `${years} years later`, "section 6511(a)", threeYears),
  ];
  const extension = extended ? ", and the extension adds six months" : "";
  const late = `filed late; it counts as paid on ${formatDate(due)}${extension}: section 6511(b)(2)`;
  if (isLate)
    lines.push(dayLine("reach", "Withheld and estimated tax in reach until", late, reach));
  const moved = `${formatDate(unmoved)} is a weekend or a holiday: section 7503`;
  const why = lastDay === unmoved ? "a business day" : moved;
  lines.push(dayLine("last-day", "Last day", why, lastDay));

  const later: typeof lines = [];
  if (isLate)
    later.push(
      dayLine(
        "late-return",
        "Tax paid with the late return or after it",
        `${years} years from filing, for what was paid in that time`,
        nextBusinessDay(threeYears),
      ),
    );
  if (paidLaterOn)
    later.push(
      dayLine(
        "two-years",
        `Tax paid on ${formatDate(paidLaterOn)}`,
        `${yearsFromPayment} years from payment, for that payment: section 6511(a)`,
        nextBusinessDay(yearsAfter(paidLaterOn, yearsFromPayment)),
      ),
    );
  const beyond = later.filter(({ day }) => day > lastDay);
  return {
    kind: "claim-period" as const,
    taxYear,
    /** The last day to claim tax that was withheld, estimated or paid with a timely return. */
    lastDay,
    /** A later day, on which only tax that was paid later can still be claimed. */
    lastDayForLaterPayments: beyond
      .map(({ day }) => day)
      .sort()
      .at(-1),
    lines: [...lines, ...beyond],
  };
}

export function statusOn(period: ClaimPeriod, day: CalendarDate): ClaimStatus {
  if (day <= period.lastDay) return "open";
  const { lastDayForLaterPayments: later } = period;
  return later && day <= later ? "later-payments-only" : "closed";
}

/** February 29 becomes the 28th in a year without one. */
export function yearsAfter(day: CalendarDate, years: number): CalendarDate {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isCalendarDay(moved) ? moved : moved.replace("-02-29", "-02-28");
}

function failureIn({ taxYear, filedOn, paidLaterOn }: FiledReturn) {
  const { label, entries } = researchCreditFigures["refund-claim-years"];
  if (!Object.hasOwn(entries, taxYear))
    return uncoveredYear(`figure for “${label}”`, taxYear, Object.keys(entries));
  const yearEnd = `${taxYear}-12-31`;
  if (!isCalendarDay(filedOn) || filedOn <= yearEnd) {
    const message = `Enter the day on which the ${taxYear} return was filed, after ${formatDate(yearEnd)}.`;
    return notComputable("filedOn", message);
  }
  if (paidLaterOn && (!isCalendarDay(paidLaterOn) || paidLaterOn <= yearEnd)) {
    const message = `Enter the day of the later payment, after ${formatDate(yearEnd)}, or leave it empty.`;
    return notComputable("paidLaterOn", message);
  }
  return undefined;
}

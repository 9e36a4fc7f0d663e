import { isLegalHoliday } from "./legal-holidays.ts";

/** The days that end a tax year's choices, for a calendar-year taxpayer. All as YYYY-MM-DD. */
export interface TaxYearDays {
  /** The last day of the year itself: section 441. */
  readonly "year-end": string;
  /** The last payment of an individual's estimated tax: section 6654(c). */
  readonly "last-estimate": string;
  /** The due date of an individual's return: sections 6072 and 7503. */
  readonly return: string;
  /** The same with the automatic six months of section 6081. */
  readonly "extended-return": string;
  /** That of a partnership's or S corporation's return, six months after March 15. */
  readonly "extended-entity-return": string;
  /**
   * Three years after April 15, when a return filed early counts as filed: sections 6511(a) and
   * 6513(a), moved by section 7503. A return filed on extension has until three years after it was
   * filed, so pages say "in general".
   */
  readonly refundLimit: string;
}

/** The days until which a figure may count for its year, as an article names them. */
export const lastDayNames = ["year-end", "last-estimate", "return", "extended-return"] as const;

export type LastDayName = (typeof lastDayNames)[number];

/** Computed, so that no table has to be extended every January. */
export function taxYearDays(taxYear: number): TaxYearDays {
  const dayIn = (year: number, day: string) => nextBusinessDay(`${year}-${day}`);
  return {
    "year-end": `${taxYear}-12-31`,
    "last-estimate": dayIn(taxYear + 1, "01-15"),
    return: dayIn(taxYear + 1, "04-15"),
    "extended-return": dayIn(taxYear + 1, "10-15"),
    "extended-entity-return": dayIn(taxYear + 1, "09-15"),
    refundLimit: dayIn(taxYear + 4, "04-15"),
  };
}

/**
 * The last days of a year's four payments of estimated tax, for an individual with a calendar year:
 * section 6654(c).
 */
export function estimatedTaxDays(taxYear: number): readonly [string, string, string, string] {
  return [
    nextBusinessDay(`${taxYear}-04-15`),
    nextBusinessDay(`${taxYear}-06-15`),
    nextBusinessDay(`${taxYear}-09-15`),
    nextBusinessDay(`${taxYear + 1}-01-15`),
  ];
}

/** Each is computed once: a year-end plan asks for the same few days hundreds of times. */
const businessDays = new Map<string, string>();

/** Section 7503: a day on a weekend or a holiday in the District of Columbia moves to the next. */
export function nextBusinessDay(day: string): string {
  const known = businessDays.get(day);
  if (known) return known;
  const date = new Date(`${day}T00:00:00Z`);
  while (isWeekend(date) || isLegalHoliday(isoDay(date))) date.setUTCDate(date.getUTCDate() + 1);
  businessDays.set(day, isoDay(date));
  return isoDay(date);
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6;
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

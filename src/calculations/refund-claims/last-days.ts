import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { nextBusinessDay, taxYearDays } from "#tax-law/tax-year-days.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { claimPeriod, yearsAfter } from "./claim-period.ts";

/**
 * The last day to claim a refund on the return of an individual or a C corporation. Without the day
 * of filing, it was filed when it was due. A return filed after April 15 is taken as extended if it
 * was filed within the six months of the extension.
 */
export function lastDayToClaim(taxYear: number, filedOn?: CalendarDate): CalendarDate {
  const days = taxYearDays(taxYear);
  const day = filedOn || `${taxYear + 1}-04-15`;
  const extended = day > days.return && day <= days["extended-return"];
  const period = claimPeriod({ taxYear, filedOn: day, extended });
  if (period.kind === "not-computable") throw new Error(period.message);
  return period.lastDay;
}

/**
 * The last day for a partnership's administrative adjustment request: three years after its own
 * return was filed, or was due without extension if that is later (section 6227(c)).
 */
export function lastDayToRequestAdjustment(taxYear: number, filedOn?: CalendarDate): CalendarDate {
  const due = `${taxYear + 1}-03-15`;
  const figure = researchCreditFigures["partnership-adjustment-request-years"];
  const from = filedOn && filedOn > due ? filedOn : due;
  return nextBusinessDay(yearsAfter(from, entryIn(figure, taxYear).value));
}

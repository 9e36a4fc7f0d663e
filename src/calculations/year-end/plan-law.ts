import { findYearEndLaw, type YearEndLaw, yearEndLaw } from "#tax-law/year-end-law.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { planYearOn } from "./days.ts";

/** For build and server: the browser gets the law of one year from the page. */

/** The law of the plan's year on that day, or of the year before while a figure is missing. */
export function planLawOn(today: CalendarDate): YearEndLaw {
  const year = planYearOn(today);
  return planLawOf(year) ?? yearEndLaw(year - 1);
}

/** Undefined where the year is not covered. */
export function planLawOf(taxYear: number): YearEndLaw | undefined {
  const law = findYearEndLaw(taxYear);
  return "missing" in law ? undefined : law;
}

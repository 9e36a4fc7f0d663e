import { findYearEndLaw, type YearEndLaw, yearEndLaw } from "#tax-law/year-end-law.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { planYearOn } from "./days.ts";

/** For build and server: the browser gets the law of one year from the page. */

/** The first year of the plan. */
export const firstPlanYear = 2026;

/** The law of the plan's year on that day, or of the last year whose figures are all on file. */
export function planLawOn(today: CalendarDate): YearEndLaw {
  for (let year = planYearOn(today); year > firstPlanYear; year -= 1) {
    const law = planLawOf(year);
    if (law) return law;
  }
  return yearEndLaw(firstPlanYear);
}

/** Undefined where the year is not covered. */
export function planLawOf(taxYear: number): YearEndLaw | undefined {
  const law = findYearEndLaw(taxYear);
  return "missing" in law ? undefined : law;
}

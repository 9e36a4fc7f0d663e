import { planLawOn } from "#calculations/year-end/plan-law.ts";
import { yearEndStates } from "#tax-law/state-year-end-law.ts";
import type { CalendarDate } from "#wording/dates.ts";

/** What the pages read from the law while the site is built. */
export { planLawOn };

export const statesOfPlan = yearEndStates;

/** The tax year of the plan that the site offers on that day. */
export function planYear(today: CalendarDate): number {
  return planLawOn(today).taxYear;
}

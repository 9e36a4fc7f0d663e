import type { CalendarDate } from "#wording/dates.ts";
import { keptDays } from "./kept-in-browser.ts";

const keyStart = "year-end-plan-";

export const keyOfPlan = (taxYear: number): string => `${keyStart}${taxYear}`;

const dayMs = 24 * 60 * 60 * 1000;

/** After a change on `today`. What is planned in the last quarter is kept at least through January. */
export function planKeptDays(taxYear: number, today: CalendarDate): number {
  const toFebruary = (Date.parse(`${taxYear + 1}-02-01`) - Date.parse(today)) / dayMs;
  return today >= `${taxYear}-10-01` ? Math.max(keptDays, toFebruary) : keptDays;
}

/** The last whole day of them. */
export function planKeptThrough(taxYear: number, today: CalendarDate): CalendarDate {
  const last = Date.parse(today) + (planKeptDays(taxYear, today) - 1) * dayMs;
  return new Date(last).toISOString().slice(0, 10);
}

/** A link leads back to the plan that was made in this browser, and says of which day it is. */
export function offerKeptPlan(): void {
  const way = document.querySelector<HTMLAnchorElement>("[data-kept-plan]");
  const savedAt = newestPlan();
  if (!way || !savedAt) return;
  const day = new Date(savedAt).toLocaleDateString("en-US", { month: "long", day: "numeric" });
  way.textContent = way.dataset.keptPlan?.replace("{day}", day) ?? "";
  way.href = "/year-end";
}

/** The page's own script has removed what is too old. */
function newestPlan(): number | undefined {
  try {
    const kept = Object.keys(localStorage)
      .filter((key) => key.startsWith(keyStart))
      .map((key) => JSON.parse(localStorage[key]))
      .filter((plan) => plan.wagesInUsd || plan.profitInUsd);
    return kept
      .map(({ savedAt }) => savedAt)
      .sort()
      .at(-1);
  } catch {
    // Storage is switched off, or something else is in it: nothing was kept.
    return undefined;
  }
}

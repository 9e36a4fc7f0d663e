import type { CalendarDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { keptDays, peek, readKept } from "./kept-in-browser.ts";

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
  const day = savedAt.toLocaleDateString("en-US", { month: "long", day: "numeric" });
  way.textContent = fillIn(way.dataset.keptPlan ?? "", { day });
  way.href = "/year-end";
}

function newestPlan(): Date | undefined {
  try {
    const kept = Object.keys(localStorage)
      .filter((key) => key.startsWith(keyStart))
      .map((key) => readKept(peek(key), Date.now()))
      .filter((plan) => plan?.wagesInUsd || plan?.profitInUsd)
      .map((plan) => plan?.savedAt as number);
    return kept.length > 0 ? new Date(Math.max(...kept)) : undefined;
  } catch {
    // Storage is switched off: nothing was kept.
    return undefined;
  }
}

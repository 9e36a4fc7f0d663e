import { firmTimeZone } from "#content/firm.ts";
import { isWithin, today } from "#wording/dates.ts";

/** A page may be read long after it was built, or stay open overnight. Shows the texts of today. */
export function followCalendar(): void {
  showToday();
  document.addEventListener("visibilitychange", showToday);
}

/** Updates the texts of <ByDate> and the year in the footer. */
function showToday(): void {
  const day = today(firmTimeZone);
  for (const words of document.querySelectorAll<HTMLElement>("[data-after], [data-through]"))
    words.hidden = !isWithin(words.dataset, day);
  for (const year of document.querySelectorAll("[data-current-year]"))
    year.textContent = day.slice(0, 4);
}

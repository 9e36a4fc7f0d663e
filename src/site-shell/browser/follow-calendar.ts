import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";

/** A page may be read long after it was built: shows the words and the year that are true today. */
export function followCalendar(): void {
  const day = today(firmTimeZone);
  for (const element of document.querySelectorAll<HTMLElement>("[data-deadline]")) {
    const status = day > (element.dataset.deadline ?? "") ? "passed" : "open";
    element.dataset.status = status;
    for (const words of element.querySelectorAll<HTMLElement>("[data-when]"))
      words.hidden = words.dataset.when !== status;
  }
  for (const year of document.querySelectorAll("[data-current-year]"))
    year.textContent = day.slice(0, 4);
}

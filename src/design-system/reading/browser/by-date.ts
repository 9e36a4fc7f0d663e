/** Shows the words that are true today; see ../by-date.tsx. */
export function followCalendar(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const element of document.querySelectorAll<HTMLElement>("[data-last-day]")) {
    const passed = today > (element.dataset.lastDay ?? "");
    const [before, after] = element.children as unknown as HTMLElement[];
    if (before) before.hidden = passed;
    if (after) after.hidden = !passed;
  }
}

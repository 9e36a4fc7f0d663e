/** The page was built on some day; a deadline may have passed since. Its date decides. */
export function keepDeadlinesCurrent(): void {
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  for (const note of document.querySelectorAll<HTMLElement>("[data-deadline]")) {
    const status = (note.dataset.deadline ?? "") < today ? "passed" : "open";
    note.dataset.note = status;
    for (const ending of note.querySelectorAll<HTMLElement>("[data-when]"))
      ending.hidden = ending.dataset.when !== status;
  }
}

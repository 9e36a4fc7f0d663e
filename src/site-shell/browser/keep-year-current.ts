export function keepYearCurrent(): void {
  for (const year of document.querySelectorAll("[data-current-year]"))
    year.textContent = String(new Date().getFullYear());
}

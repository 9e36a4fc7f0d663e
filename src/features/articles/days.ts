const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `2026-07-06` → `July 6, 2026`; `2026-04` → `April 2026`. */
export function dayInWords(day: string): string {
  const format = day.length === "2026-04".length ? month : inWords;
  return format.format(new Date(day));
}

/** `November 3, 2025` → `2025-11-03`. */
export function isoDay(dayInWords: string): string {
  return new Date(`${dayInWords} UTC`).toISOString().slice(0, 10);
}

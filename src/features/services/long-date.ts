/** `2025-01-14` → January 14, 2025; `2026-04` → April 2026. */
export function longDate(date: string): string {
  const wholeDay = date.length > 7;
  return new Date(wholeDay ? date : `${date}-01`).toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    ...(wholeDay ? { day: "numeric" } : {}),
    timeZone: "UTC",
  });
}

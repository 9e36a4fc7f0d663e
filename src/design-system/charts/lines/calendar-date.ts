import type { CalendarDate } from "#wording/dates.ts";

const PATTERN = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** Milliseconds at the start of the date in UTC, so that a deadline is the same in every time zone. */
export function startOf(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, (month ?? 1) - 1, day ?? 1);
}

/** Milliseconds at the end of the date, so 2025 ends when 2026 begins. */
export function endOf(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  if (day !== undefined) return Date.UTC(year, (month ?? 1) - 1, day + 1);
  return month === undefined ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month, 1);
}

function partsOf(date: CalendarDate) {
  const match = PATTERN.exec(date);
  if (!match) throw new Error(`${date} is not a date such as 2025, 2025-07 or 2025-07-04`);
  const [, year, month, day] = match;
  return {
    year: Number(year),
    month: month === undefined ? undefined : Number(month),
    day: day === undefined ? undefined : Number(day),
  };
}

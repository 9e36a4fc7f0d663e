import type { CalendarDate } from "#wording/dates.ts";

/**
 * The latest tax year whose return has been filed even by those who extended: October 15 of the
 * year after. Only a filed return can be amended.
 */
export function latestFiledTaxYear(today: CalendarDate): number {
  const year = Number(today.slice(0, 4));
  return year - (today > `${year}-10-15` ? 1 : 2);
}

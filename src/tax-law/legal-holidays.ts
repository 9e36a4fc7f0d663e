/**
 * Legal holidays in the District of Columbia, which section 7503 treats like weekends. Days are
 * written YYYY-MM-DD. Executive orders that close federal offices for a day are not included.
 */
export function isLegalHoliday(day: string): boolean {
  return isFederalHoliday(day) || observedOn(day, emancipationDay) || isInaugurationDay(day);
}

/** The eleven days on which federal offices everywhere are closed, as observed: 5 U.S.C. 6103. */
export function isFederalHoliday(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.getUTCMonth() + 1;
  const dayOfMonth = date.getUTCDate();
  const weekday = date.getUTCDay();
  const weekOfMonth = Math.ceil(dayOfMonth / 7);
  if (fixedHolidays.some((holiday) => observedOn(day, holiday))) return true;
  // New Year's Day on a Saturday is kept on the Friday before, in the old year.
  if (month === 12 && dayOfMonth === 31 && weekday === FRIDAY) return true;
  if (weekday === THURSDAY) return month === 11 && weekOfMonth === 4;
  if (weekday !== MONDAY) return false;
  // Memorial Day is the last Monday of May.
  if (month === 5) return dayOfMonth > 24;
  return mondayHolidays.some(([inMonth, week]) => month === inMonth && weekOfMonth === week);
}

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** New Year's Day, Juneteenth, Independence, Veterans and Christmas Day. */
const fixedHolidays = ["01-01", "06-19", "07-04", "11-11", "12-25"];
const emancipationDay = "04-16";

/** Month and week: Martin Luther King, Washington's Birthday, Labor Day, Columbus Day. */
const mondayHolidays = [
  [1, 3],
  [2, 3],
  [9, 1],
  [10, 2],
] as const;

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function observedOn(day: string, monthAndDay: string): boolean {
  const holiday = new Date(`${day.slice(0, 4)}-${monthAndDay}T00:00:00Z`);
  const shift = { 6: -1, 0: 1 }[holiday.getUTCDay()] ?? 0;
  holiday.setUTCDate(holiday.getUTCDate() + shift);
  return holiday.toISOString().slice(0, 10) === day;
}

/** January 20 after a presidential election, or January 21 where that is a Sunday. */
function isInaugurationDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (year % 4 !== 1) return false;
  const onSunday = new Date(`${year}-01-20T00:00:00Z`).getUTCDay() === 0;
  return day === `${year}-01-${onSunday ? 21 : 20}`;
}

import { useEffect, useState } from "react";
import { type CalendarDate, today } from "#wording/dates.ts";

/**
 * Today in a time zone. While React takes over a prerendered page it is the day of the build, because
 * the page says what was true then and React must find what it would render.
 */
export function useToday(timeZone: string, builtOn: CalendarDate): CalendarDate {
  const [day, setDay] = useState(builtOn);
  useEffect(() => setDay(today(timeZone)), [timeZone]);
  return day;
}

import { useSyncExternalStore } from "react";
import { type CalendarDate, today } from "#wording/dates.ts";

/**
 * The day it is where the firm is. React starts with the day of the build, which the prerendered
 * page shows, and then takes the browser's.
 */
export function useToday(timeZone: string, dayOfBuild: CalendarDate): CalendarDate {
  return useSyncExternalStore(
    followVisits,
    () => today(timeZone),
    () => dayOfBuild,
  );
}

/** A page left open overnight is looked at again in the morning. */
function followVisits(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

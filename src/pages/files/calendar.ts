import { firm, firmTimeZone } from "#content/firm.ts";
import { calendarEvents } from "#features/articles/calendar-events.ts";
import { calendarFile, calendarPath } from "#wording/calendar-file.ts";
import { today } from "#wording/dates.ts";
import type { Route } from "./+types/calendar.ts";

/** `/calendar/year-end-2026.ics`: one day to take along, for pages and e-mails alike. */
export function loader({ url }: Route.LoaderArgs): Response {
  const day = today(firmTimeZone);
  const event = calendarEvents(day).find(({ id }) => calendarPath(id) === url.pathname);
  if (!event) throw new Response(null, { status: 404 });
  // Stamped with the date of the build, so that one build writes the same file each time.
  const file = calendarFile([event], { email: firm.email, now: new Date(day) });
  return new Response(file, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}

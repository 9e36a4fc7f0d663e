import type { ReactNode } from "react";
import { calendarPath } from "#wording/calendar-file.ts";
import type { CalendarDate } from "#wording/dates.ts";

/** To a day's calendar file: quiet beside its day, and tall enough for a finger. Without `download`, so that a phone opens its calendar at once. */
export function CalendarLink(props: {
  /** The file's name, such as `year-end-2026`. */
  name: string;
  day: CalendarDate;
  /** The date of the build. A day that has passed has no link. */
  today: CalendarDate;
  children: ReactNode;
}) {
  if (props.day < props.today) return null;
  return (
    <>
      {" "}
      <a
        className="py-2 text-[0.875em] font-normal whitespace-nowrap underline decoration-dotted underline-offset-4"
        href={calendarPath(props.name)}
      >
        {props.children}
      </a>
    </>
  );
}

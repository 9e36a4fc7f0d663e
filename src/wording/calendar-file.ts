import { type CalendarDate, dayAfter } from "./dates.ts";

export interface CalendarEvent {
  /** Unique and stable, so that a second import replaces the first. */
  readonly id: string;
  readonly day: CalendarDate;
  readonly summary: string;
  readonly description: string;
}

/** The address of a day's own file, which the build writes: `year-end-2026`, `refund-limit-2023`. */
export const calendarPath = (name: string): string => `/calendar/${name}.ics`;

/** Reminders before each day. */
const remindersInDays = [60, 14];

/**
 * The events as an iCalendar file, RFC 5545: whole days, with reminders. `email` is the firm's: its
 * domain makes the ids unique.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { email, now }: { email: string; now: Date },
): string {
  const domain = email.slice(email.indexOf("@") + 1);
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${domain}//Tax calendar//EN`,
    ...events.flatMap(({ id, day, summary, description }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${domain}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `DTEND;VALUE=DATE:${dayAfter(day).replaceAll("-", "")}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      ...remindersInDays.flatMap((days) => [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${escapeText(summary)}`,
        `TRIGGER:-P${days}D`,
        "END:VALARM",
      ]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll("\n", "\\n");
}

/** A line has at most 75 bytes; it is continued after a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

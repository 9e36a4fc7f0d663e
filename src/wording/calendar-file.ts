import { type CalendarDate, dayAfter } from "./dates.ts";

interface EventWords {
  /** Unique and stable, so that a second import replaces the first. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
}

/** A whole day, with reminders. */
export interface CalendarEvent extends EventWords {
  readonly day: CalendarDate;
}

/** A call, with its instants in milliseconds since 1970. */
export interface CalendarCall extends EventWords {
  readonly start: number;
  readonly end: number;
  readonly location?: string;
  /** Higher in every later version of the same event. */
  readonly sequence: number;
  readonly cancelled?: boolean;
  /** Both are set in an invitation by e-mail. */
  readonly organizer?: { readonly name: string; readonly email: string };
  readonly attendee?: string;
}

/** The address of a day's own file, which the build writes: `year-end-2026`, `refund-limit-2023`. */
export const calendarPath = (name: string): string => `/calendar/${name}.ics`;

/** Reminders before each day. */
const remindersInDays = [60, 14];

interface FileOptions {
  /** The firm's: its domain makes the ids unique. */
  readonly email: string;
  readonly now: Date;
  /** What a mail program does with it (RFC 5546). A file to download or subscribe to has PUBLISH. */
  readonly method?: "PUBLISH" | "REQUEST" | "CANCEL";
  /** What a calendar that is subscribed to is called. */
  readonly name?: string;
}

/** The events as an iCalendar file, RFC 5545. Times are in UTC, so no program guesses an offset. */
export function calendarFile(
  events: readonly (CalendarEvent | CalendarCall)[],
  { email, now, method, name }: FileOptions,
): string {
  const domain = email.slice(email.indexOf("@") + 1);
  const stamp = inUtc(now.getTime());
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${domain}//Tax calendar//EN`,
    ...(method ? [`METHOD:${method}`] : []),
    ...(name ? [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`] : []),
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.id}@${domain}`,
      `DTSTAMP:${stamp}`,
      ...("day" in event ? wholeDay(event) : call(event)),
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      ...("day" in event ? reminders(event) : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function wholeDay({ day }: CalendarEvent): string[] {
  return [
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${dayAfter(day).replaceAll("-", "")}`,
  ];
}

function call({ start, end, location, sequence, cancelled, ...event }: CalendarCall): string[] {
  const { organizer, attendee } = event;
  return [
    `DTSTART:${inUtc(start)}`,
    `DTEND:${inUtc(end)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(organizer ? [`ORGANIZER;CN="${quotable(organizer.name)}":mailto:${organizer.email}`] : []),
    ...(attendee ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${attendee}`] : []),
  ];
}

function reminders({ summary }: CalendarEvent): string[] {
  return remindersInDays.flatMap((days) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-P${days}D`,
    "END:VALARM",
  ]);
}

function inUtc(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** A parameter cannot contain a quotation mark or a line break. */
function quotable(text: string): string {
  return text.replaceAll(/["\p{Cc}]/gu, "");
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

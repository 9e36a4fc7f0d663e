import { dateFormat } from "./formats.ts";
import { timeZoneNameAt } from "./times.ts";

/** How pages, mails and calendars write the time of a call. The desk has its own, shorter way. */

/** `Tuesday, December 1`. */
export function dayInWords(at: number, timeZone: string): string {
  const parts = { weekday: "long", month: "long", day: "numeric" } as const;
  return dateFormat({ timeZone, ...parts }).format(at);
}

/** `10:20 a.m.`, without a line break inside. */
export function clockInWords(at: number, timeZone: string): string {
  const format = dateFormat({ timeZone, hour: "numeric", minute: "2-digit" });
  const part = (type: string) => format.formatToParts(at).find((one) => one.type === type)?.value;
  return `${part("hour")}:${part("minute")}\u00a0${part("dayPeriod") === "AM" ? "a.m." : "p.m."}`;
}

const hourMs = 60 * 60 * 1000;

/** Whether the clocks of a zone show this time twice, because they are set back. */
function isRepeated(at: number, timeZone: string): boolean {
  const clock = clockInWords(at, timeZone);
  return [at - hourMs, at + hourMs].some((other) => clockInWords(other, timeZone) === clock);
}

/** `10:20 a.m.`; in an hour that comes twice `1:20 a.m. EDT`. */
export function timeInWords(at: number, timeZone: string): string {
  const clock = clockInWords(at, timeZone);
  return isRepeated(at, timeZone) ? `${clock} ${timeZoneNameAt(at, timeZone, "short")}` : clock;
}

/** `Mountain Time`; in an hour that comes twice `Mountain Daylight Time`. */
export function zoneInWords(at: number, timeZone: string): string {
  return timeZoneNameAt(at, timeZone, isRepeated(at, timeZone) ? "long" : "longGeneric");
}

/** `Tuesday, December 1, 10:20 a.m., Mountain Time`: a call on pages, in mails and read aloud. */
export function callInWords(at: number, timeZone: string): string {
  const clock = clockInWords(at, timeZone);
  return `${dayInWords(at, timeZone)}, ${clock}, ${zoneInWords(at, timeZone)}`;
}

/** `Fri 2:00 p.m.`, for a button. */
export function shortCallInWords(at: number, timeZone: string): string {
  const day = dateFormat({ timeZone, weekday: "short" }).format(at);
  return `${day} ${timeInWords(at, timeZone)}`;
}

import { leadKindNames } from "#content/desk.ts";
import type { PersonInList, ShownEstimate } from "#contracts/desk/people.ts";
import { counted } from "#wording/counts.ts";
import { dayAfter } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { formatDayOfWeek } from "#wording/times.ts";
import { firmDay, firmTime } from "./firm-time.ts";

/** As the desk calls a visitor, who may have left nothing but a number. */
export function nameOf(person: {
  name: string | null;
  email: string | null;
  phone?: string | null;
}): string {
  return person.name ?? person.email ?? person.phone ?? "Somebody without a name";
}

/** `Call today, 9:00 AM MST`, `Estimate $7,100 to $11,900`, `Message`: a coming call comes first. */
export function newestInWords(
  { call, newest, estimate }: Pick<PersonInList, "call" | "newest" | "estimate">,
  now = Date.now(),
): string {
  if (call) return `Call ${dayInWords(call.start, now)}, ${firmTime(call.start)}`;
  if (newest.kind === "estimate" && estimate) return estimateInWords(estimate);
  return newest.kind === "contact" ? "Message" : leadKindNames[newest.kind];
}

export function estimateInWords({ credit, range }: ShownEstimate): string {
  const amount = range && `${formatUsd(range.low)} to ${formatUsd(range.high)}`;
  return `Estimate ${amount ?? formatUsd(credit)}`;
}

function dayInWords(at: number, now: number): string {
  const [day, today] = [firmDay(at), firmDay(now)];
  if (day === today) return "today";
  if (day === dayAfter(today)) return "tomorrow";
  return formatDayOfWeek(day, today.slice(0, 4));
}

export const mailMarks = {
  result: "Result did not arrive",
  failed: "An e-mail did not arrive",
  late: "An e-mail has not left yet",
};

/** `waits 9 minutes`, `waits 5 hours`, `waits 3 days`. */
export function waitsInWords(since: number, now = Date.now()): string {
  const minutes = Math.max(1, Math.floor((now - since) / 60_000));
  if (minutes < 60) return `waits ${counted(minutes, "minute")}`;
  const hours = Math.floor(minutes / 60);
  return `waits ${hours < 24 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day")}`;
}

import { firmTimeZone } from "#content/firm.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { formatMoment, formatTime } from "#wording/times.ts";
import { firmTime } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";

/** What each dialog about a call gets. */
export interface CallDialogProps {
  call: DeskCall;
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Something can still be done with the call. */
export function isOpen({ status }: DeskCall): boolean {
  return status === "booked" || status === "no-answer";
}

/** Why somebody else must call: `Dana Whitfield has left`; empty if nobody must. */
export function cannotCallInWords(call: DeskCall): string {
  const { colleague } = call;
  if (!colleague.cannotCall || !isOpen(call)) return "";
  return `${personName(colleague)} ${{ left: "has left", absent: "is absent" }[colleague.cannotCall]}`;
}

/** Whether the visitor's clock shows another time than the firm's. */
export function hasOtherClock(start: number, zone: string): boolean {
  const clock = (timeZone: string) => formatTime(start, timeZone).replace(/ \S+$/, "");
  return clock(zone) !== clock(firmTimeZone);
}

/** A time as the visitor's clock shows it, and the firm's beside it where they differ. */
export function timeForBoth(start: number, zone: string): string {
  return `${formatTime(start, zone)}${forUs(start, zone)}`;
}

export function momentForBoth(start: number, zone: string): string {
  return `${formatMoment(start, zone)}${forUs(start, zone)}`;
}

function forUs(start: number, zone: string): string {
  return hasOtherClock(start, zone) ? ` (${firmTime(start)} for us)` : "";
}

/** What a change of time or colleague has led to, and whether the visitor hears of it. */
export function movedInWords(before: DeskCall, { start, colleague, zone, email }: DeskCall) {
  const isMoved = start !== before.start;
  const who = colleague.id === before.colleague.id ? "" : `${personName(colleague)} calls`;
  if (!isMoved && !who) return `${before.name}: the call is as it was.`;
  const what = isMoved
    ? [`moved to ${momentForBoth(start, zone)}`, who].filter(Boolean).join(", ")
    : `${who}, at the same time`;
  return `${before.name}: ${what}. ${mailInWords(email)}`;
}

export function mailInWords(email: string | null): string {
  return email
    ? "They get an e-mail."
    : "They have no e-mail address, so nobody has told them yet.";
}

/** A call as far as a hand-over needs it. */
export type CallToHandOver = Pick<DeskCall, "id" | "sequence" | "start" | "name">;

/** Why a call was not handed over. Without a name, whoever is free was asked for. */
export function whyLeft(left: DeskCall, sent: readonly CallToHandOver[], to?: string): string {
  if (!isOpen(left)) return "it is no longer open";
  if (left.heldUntil !== null) return "it waits for confirmation";
  const before = sent.find(({ id }) => id === left.id);
  if (before && before.sequence !== left.sequence) return "a colleague has changed it meanwhile";
  return to ? `${to} is not free then` : "nobody else is free then";
}

import { firmTimeZone } from "#content/firm.ts";
import type { LeadInList } from "#contracts/desk/leads.ts";
import { counted } from "#wording/counts.ts";
import { today } from "#wording/dates.ts";
import { dayOf } from "#wording/times.ts";

const DAY_MS = 86_400_000;

/** `waits 3 days` since a lead came in without a first contact; undefined on the day it came in. */
export function waitsInWords(
  { status, createdAt, kind }: Pick<LeadInList, "status" | "createdAt" | "kind">,
  now = today(firmTimeZone),
): string | undefined {
  if (status !== "new" || kind === "newsletter") return undefined;
  const days = (Date.parse(now) - Date.parse(dayOf(createdAt, firmTimeZone))) / DAY_MS;
  return days > 0 ? `waits ${counted(days, "day")}` : undefined;
}

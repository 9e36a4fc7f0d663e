import { firmTimeZone } from "#content/firm.ts";
import { officeHours } from "#content/office-hours.ts";
import { longestAheadMs } from "#contracts/desk/newsletter.ts";
import { formatDate, momentsOf } from "#wording/dates.ts";
import { refusals } from "../http/refusal.ts";

/** The moment at which the firm's clocks show this time. A refusal if it is not exactly one. */
export function scheduledTime(localTime: string, now: number): number {
  const [day = "", time] = localTime.split("T");
  const [moment, second] = momentsOf(localTime, firmTimeZone);
  const refused = (sentence: string) => refusals.field(sentence, "at");
  if (moment === undefined)
    throw refused(
      `On ${formatDate(day)} the clock is set forward and there is no ${time} ${officeHours.timeZone}. Choose another time.`,
    );
  if (second !== undefined)
    throw refused(
      `On ${formatDate(day)} the clock is set back and ${time} ${officeHours.timeZone} comes twice. Choose another time.`,
    );
  if (moment <= now) throw refused("This time has passed. Choose a later one.");
  if (moment > now + longestAheadMs) throw refused("Choose a time within a year.");
  return moment;
}

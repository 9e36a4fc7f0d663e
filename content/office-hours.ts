import { dateFormat } from "#wording/formats.ts";
import { firm, firmTimeZone } from "./firm.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The firm's opening hours in words. */
export const officeHours = hoursInWords(firm.hours, firmTimeZone);

export function hoursInWords({ days, opens, closes }: typeof firm.hours, timeZone: string) {
  const closed = weekdays.filter((day) => !days.includes(day));
  const zone = dateFormat({ timeZone, timeZoneName: "longGeneric" }).formatToParts(0);
  return {
    display: `${runsOf(days)} ${clock(opens)}–${clock(closes)}`,
    closed:
      closed.length === 0 ? "" : `Closed ${runsOf(closed).replace("Saturday–Sunday", "weekends")}`,
    timeZone: zone.find(({ type }) => type === "timeZoneName")?.value ?? timeZone,
  };
}

/** `Monday–Thursday, Saturday` */
function runsOf(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const day of weekdays.filter((day) => days.includes(day))) {
    const last = runs.at(-1);
    if (last && weekdays.indexOf(day) === weekdays.indexOf(last.at(-1) ?? "") + 1) last.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => [...new Set([run[0], run.at(-1)])].join("–")).join(", ");
}

function clock(time: string): string {
  const format = dateFormat({ timeZone: "UTC", hour: "numeric", minute: "2-digit" });
  return format.format(new Date(`1970-01-01T${time}Z`));
}

import { momentsOf } from "#wording/dates.ts";
import { dateFormat } from "#wording/formats.ts";
import { dayOf } from "#wording/times.ts";

/** Who calls and when, as chosen in a dialog. */
export interface When {
  /** The id of a colleague; empty for whoever is free. */
  who: string;
  /** On the visitor's clock: YYYY-MM-DD and HH:MM, each empty until chosen. */
  day: string;
  time: string;
}

/** What a clock of this zone shows at a moment. */
export function clockAt(start: number, timeZone: string): Pick<When, "day" | "time"> {
  const format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return { day: dayOf(start, timeZone), time: dateFormat({ timeZone, ...format }).format(start) };
}

/**
 * The chosen moment, or what is wrong with it. `offered` are the only moments that can be chosen
 * without naming a colleague.
 */
export function momentChosen(
  { who, day, time }: When,
  timeZone: string,
  offered: readonly number[],
  now = Date.now(),
): { at: number } | { fault: string } {
  if (!day || !time) return { fault: time ? "Choose a day." : "Choose a time." };
  const moments = momentsOf(`${day}T${time}`, timeZone);
  if (!who) {
    const at = moments.find((moment) => offered.includes(moment));
    return at === undefined ? { fault: "Choose a time." } : { at };
  }
  const [at] = moments;
  if (at === undefined)
    return { fault: "On this day the clock is put forward past this time. Choose another." };
  if (Number(time.slice(3)) % 5 > 0) return { fault: "Choose a time in steps of five minutes." };
  return at <= now ? { fault: "This time is over. Choose a later one." } : { at };
}

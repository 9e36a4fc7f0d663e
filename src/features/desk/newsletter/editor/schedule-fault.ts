import { longestAheadMs } from "#contracts/desk/newsletter.ts";

/**
 * What is wrong with the time of an issue, if anything. `moments` are those at which the firm's
 * clocks show it: none or two on a day on which they are changed.
 */
export function scheduleFault(moments: readonly number[] | undefined, now: number) {
  if (moments === undefined) return "Choose a day and a time.";
  const [at, second] = moments;
  if (at === undefined)
    return "On this day the clock is put forward past this time. Choose another.";
  if (second !== undefined)
    return "On this day the clock is put back, and this time comes twice. Choose another.";
  if (at <= now) return "This time is over. Choose a later one.";
  return at > now + longestAheadMs
    ? "This is more than a year away. Choose an earlier time."
    : undefined;
}

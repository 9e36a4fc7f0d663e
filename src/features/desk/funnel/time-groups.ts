import { type CountedEvent, countedEvents } from "#contracts/counted-events.ts";
import type { FunnelCounts, FunnelRow } from "#contracts/desk/funnel.ts";

export type TimeUnit = "day" | "week" | "month";

const dayMs = 24 * 60 * 60 * 1000;
const asDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The smallest unit whose columns are still visible on a phone. */
export function timeUnit(from: string, to: string): TimeUnit {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days <= 62 ? "day" : days <= 400 ? "week" : "month";
}

/**
 * Every day, week or month of a range, in order, including those with no counts. A week is named by
 * its first day within the range, a month as YYYY-MM.
 */
export function groupByTime(
  rows: readonly FunnelRow[],
  from: string,
  to: string,
  unit: TimeUnit,
): FunnelRow[] {
  const byDay = new Map(rows.map(({ name, counts }) => [name, counts]));
  const groups = new Map<string, FunnelCounts>();
  const start = Date.parse(from);
  for (let time = start; time <= Date.parse(to); time += dayMs) {
    const day = asDay(time);
    const week = start + Math.floor((time - start) / (7 * dayMs)) * 7 * dayMs;
    const name = unit === "day" ? day : unit === "week" ? asDay(week) : day.slice(0, 7);
    groups.set(name, added(groups.get(name) ?? {}, byDay.get(day) ?? {}));
  }
  return [...groups].map(([name, counts]) => ({ name, counts }));
}

function added(one: FunnelCounts, another: FunnelCounts): FunnelCounts {
  const sum: FunnelCounts = {};
  for (const event of countedEvents) {
    const count = (one[event] ?? 0) + (another[event] ?? 0);
    if (count > 0) sum[event] = count;
  }
  return sum;
}

/** `part` of `whole` as a fraction, to a tenth of a percent; undefined if `whole` is 0. */
export function conversion(
  counts: FunnelCounts,
  whole: CountedEvent,
  part: CountedEvent,
): number | undefined {
  const base = counts[whole] ?? 0;
  return base > 0 ? Math.round(((counts[part] ?? 0) / base) * 1000) / 1000 : undefined;
}

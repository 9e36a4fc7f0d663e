import {
  type PartnerCount,
  type PartnerNumbersRow,
  partnerCounts,
  type ShownCounts,
  smallestShown,
} from "#contracts/partner-numbers.ts";
import { dayBefore, mondayOf } from "#wording/dates.ts";
import { type CountedRow, weeksUntil } from "./numbers.ts";

const countNames = Object.keys(partnerCounts) as PartnerCount[];
const noneShown = Object.fromEntries(countNames.map((name) => [name, null])) as ShownCounts;
const { compare } = new Intl.Collator("en");

/**
 * A partner's numbers as the partner may see them: each count for the shortest time in which it is three or more. A small
 * one could be that of a client whom the partner knows, zero too. So what is shown never overlaps,
 * and does not change: a finished week, else the small weeks of a finished month together. The rest
 * of all months, and this week, still grow: they are shown in threes, or two readings would differ by one.
 */
export function shownNumbers(counted: readonly CountedRow[], on: string): PartnerNumbersRow[] {
  const rows = new Map<string, PartnerNumbersRow>();
  const show = (
    name: PartnerCount,
    count: number,
    row: Pick<PartnerNumbersRow, "kind" | "from" | "to" | "placement">,
  ) => {
    if (count < smallestShown) return false;
    const key = JSON.stringify(row);
    const counts = rows.get(key)?.counts ?? noneShown;
    const orMore = row.kind === "rest" || row.kind === "soFar";
    rows.set(key, { ...row, counts: { ...counts, [name]: { count, orMore } } });
    return true;
  };
  const thisWeek = mondayOf(on);
  const weeks: string[] = [];
  for (let week = counted.at(-1)?.week ?? on; week < thisWeek; week = weekAfter(week))
    weeks.push(week);
  const ended = { from: weeks[0] ?? on, to: dayBefore(thisWeek) };
  const places = Map.groupBy(counted, (row) => row.placement);
  for (const name of countNames) {
    const smallMonths = new Map([...places.keys()].map((placement) => [placement, [] as number[]]));
    for (const [month, ofMonth] of Map.groupBy([...weeks, thisWeek], (week) => week.slice(0, 7))) {
      const days = { from: ofMonth[0] ?? "", to: dayBefore(weekAfter(ofMonth.at(-1) ?? "")) };
      const small = new Map<string, number>();
      for (const [placement, ofPlace] of places) {
        const inWeek = new Map(ofPlace.map(({ week, counts }) => [week, counts[name]]));
        const few: number[] = [];
        for (const from of ofMonth) {
          const count = inWeek.get(from) ?? 0;
          const week = { kind: "week", from, to: dayBefore(weekAfter(from)), placement } as const;
          if (from === thisWeek) show(name, inThrees(count), { ...week, kind: "soFar", to: on });
          else if (!show(name, count, week)) few.push(count);
        }
        if (month === thisWeek.slice(0, 7)) continue;
        if (!show(name, sumOf(few, true), { kind: "month", ...days, placement }))
          small.set(placement, sumOf(few));
      }
      if (show(name, sumOf([...small.values()], true), { kind: "month", ...days, placement: null }))
        continue;
      for (const [placement, sum] of small) smallMonths.get(placement)?.push(sum);
    }
    for (const [placement, sums] of smallMonths)
      show(name, inThrees(Math.min(sumOf(sums), mostOf(sums) - 1)), {
        kind: "rest",
        ...ended,
        placement,
      });
  }
  return [...rows.values()].sort(
    (one, other) =>
      compare(other.to, one.to) ||
      compare(other.from, one.from) ||
      compare(one.placement ?? "~", other.placement ?? "~"),
  );
}

/** So that neither two readings nor another number give a small one away. */
export const inThrees = (count: number) => count - (count % smallestShown);
/** `toShow`: none if it is the most that these can be, or each would be known. */
function sumOf(counts: readonly number[], toShow = false): number {
  const sum = counts.reduce((before, count) => before + count, 0);
  return toShow && sum >= mostOf(counts) ? 0 : sum;
}
/** Of counts that are too small to be shown. The partner may know which of them are zero. */
const mostOf = (counts: readonly number[]) =>
  counts.filter((count) => count > 0).length * (smallestShown - 1);
const weekAfter = (week: string) => weeksUntil(week, 0).from;

/** What rows show, added up by place or by month: nothing that they hide is in it. */
export function addUp<Key>(
  rows: readonly PartnerNumbersRow[],
  by: (row: PartnerNumbersRow) => Key,
) {
  return [...Map.groupBy(rows, by)].map(([name, together]) => ({
    name,
    counts: Object.fromEntries(
      countNames.map((count) => {
        const shown = together.flatMap(({ counts }) => counts[count] ?? []);
        const sum = shown.reduce((before, one) => before + one.count, 0);
        return [count, sum ? { count: sum, orMore: shown.some(({ orMore }) => orMore) } : null];
      }),
    ) as ShownCounts,
  }));
}

/** As the page has it, and of its part that the monthly mail has. */
export function numbersOf(counted: readonly CountedRow[], on: string) {
  const rows = shownNumbers(counted, on);
  const ofMonths = rows.filter(({ kind }) => kind !== "rest");
  return {
    rows,
    places: addUp(rows, ({ placement }) => placement),
    months: addUp(ofMonths, ({ from }) => mondayOf(from).slice(0, 7)),
  };
}

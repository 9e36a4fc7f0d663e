import { sql } from "kysely";
import { type PartnerCount, partnerCounts } from "#contracts/partner-numbers.ts";
import { mondayOf } from "#wording/dates.ts";
import { other } from "../funnel/write-counts.ts";
import { mergedPartners, spellingsOf } from "../storage/merged-partners.ts";
import type { Queries } from "../storage/tables.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;
const countOf = new Map<string, PartnerCount>(
  Object.entries(partnerCounts).map(([name, event]) => [event, name as PartnerCount]),
);
const nothing = { visits: 0, begun: 0, results: 0, sent: 0, contact: 0, booked: 0 };
const { compare } = new Intl.Collator("en");

export type CountedRow = {
  week: string;
  placement: string;
  counts: Record<PartnerCount, number>;
};

/** From the Monday so many weeks back, the week of `to` included. */
export function weeksUntil(to: string, weeks: number): { from: string; to: string } {
  const from = new Date(Date.parse(mondayOf(to)) - (weeks - 1) * weekMs);
  return { from: from.toISOString().slice(0, 10), to };
}

/** The first Monday of the month of this day. */
export const firstMonday = (on: string): string => mondayOf(`${on.slice(0, 7)}-07`);

/** What is read of two years: counts are kept a month longer. */
export function wholeTimeUntil(to: string): { from: string; to: string } {
  return { from: firstMonday(`${Number(to.slice(0, 4)) - 2}${to.slice(4)}`), to };
}

/** By partner: the newest week first, then by placement. For one partner, or for all. */
export async function readNumbers(
  queries: Queries,
  { from, to, partner }: { from: string; to: string; partner?: string },
): Promise<Map<string, CountedRow[]>> {
  const meant = await mergedPartners(queries);
  const found = await queries
    .selectFrom("counts")
    .select(["partner", "day", "placement", "event", sql<number>`sum(count)`.as("count")])
    .$if(partner !== undefined, (query) =>
      query.where("partner", "in", spellingsOf(meant(partner ?? ""))),
    )
    .where("partner", "not in", ["", other])
    .where("event", "in", Object.values(partnerCounts))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["partner", "day", "placement", "event"])
    .execute();
  const partners = Map.groupBy(found, (row) => meant(row.partner));
  return new Map([...partners].map(([name, counts]) => [name, rowsOf(counts)]));
}

type Count = { day: string; placement: string; event: string; count: number };

function rowsOf(counts: readonly Count[]): CountedRow[] {
  const rows = Map.groupBy(counts, ({ day, placement }) => `${mondayOf(day)}/${placement}`);
  const sorted = [...rows].map(([key, ofRow]) => {
    const [week = "", placement = ""] = key.split("/");
    const sums = { ...nothing };
    for (const { event, count } of ofRow) {
      const name = countOf.get(event);
      // PostgreSQL sums bigint as numeric, which arrives as text.
      if (name) sums[name] += Number(count);
    }
    return { week, placement, counts: sums };
  });
  return sorted.sort(
    (one, another) => compare(another.week, one.week) || compare(one.placement, another.placement),
  );
}

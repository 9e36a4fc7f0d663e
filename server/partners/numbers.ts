import { sql } from "kysely";
import {
  fewestTold,
  type PartnerFigure,
  type PartnerNumbersRow,
  partnerFigures,
} from "#contracts/partner-numbers.ts";
import { mondayOf } from "#wording/dates.ts";
import { other } from "../funnel/write-counts.ts";
import type { Queries } from "../storage/tables.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;
const figureOf = new Map<string, PartnerFigure>(
  Object.entries(partnerFigures).map(([figure, event]) => [event, figure as PartnerFigure]),
);
const nothing = { visits: 0, begun: 0, results: 0, sent: 0, contact: 0, booked: 0 };

export type CountedRow = {
  week: string;
  placement: string;
  figures: Record<PartnerFigure, number>;
};

/** From the Monday so many weeks back, the week of `to` included. */
export function weeksUntil(to: string, weeks: number): { from: string; to: string } {
  const from = new Date(Date.parse(mondayOf(to)) - (weeks - 1) * weekMs);
  return { from: from.toISOString().slice(0, 10), to };
}

/** By partner: the newest week first, then by placement. For one partner, or for all. */
export async function readNumbers(
  queries: Queries,
  { from, to, partner }: { from: string; to: string; partner?: string },
): Promise<Map<string, CountedRow[]>> {
  const found = await queries
    .selectFrom("counts")
    .select(["partner", "day", "placement", "event", sql<number>`sum(count)`.as("count")])
    .$if(partner !== undefined, (query) => query.where("partner", "=", partner ?? ""))
    .where("partner", "not in", ["", other])
    .where("event", "in", Object.values(partnerFigures))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["partner", "day", "placement", "event"])
    .execute();
  const partners = Map.groupBy(found, (row) => row.partner);
  return new Map([...partners].map(([name, counts]) => [name, rowsOf(counts)]));
}

type Count = { day: string; placement: string; event: string; count: number };

function rowsOf(counts: readonly Count[]): CountedRow[] {
  const rows = Map.groupBy(counts, ({ day, placement }) => `${mondayOf(day)}/${placement}`);
  const sorted = [...rows].map(([key, ofRow]) => {
    const [week = "", placement = ""] = key.split("/");
    const figures = { ...nothing };
    for (const { event, count } of ofRow) {
      const figure = figureOf.get(event);
      // PostgreSQL sums bigint as numeric, which arrives as text.
      if (figure) figures[figure] += Number(count);
    }
    return { week, placement, figures };
  });
  const { compare } = new Intl.Collator("en");
  return sorted.sort(
    (one, another) => compare(another.week, one.week) || compare(one.placement, another.placement),
  );
}

const outcomes: readonly PartnerFigure[] = ["results", "sent", "contact", "booked"];

/**
 * As the partner may see it. With few results in a row, an outcome could be that of one client whom
 * the partner knows. Zero is not told either, or `fewer` would mean one or two.
 */
export function told({ figures, ...row }: CountedRow): PartnerNumbersRow {
  const isHidden = (figure: PartnerFigure) =>
    figures.results < fewestTold && outcomes.includes(figure) && figures[figure] < fewestTold;
  const shown = (Object.keys(figures) as PartnerFigure[]).map((figure) => [
    figure,
    isHidden(figure) ? null : figures[figure],
  ]);
  return { ...row, figures: Object.fromEntries(shown) };
}

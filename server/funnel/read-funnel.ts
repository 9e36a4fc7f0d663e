import { sql } from "kysely";
import type { Answer } from "#contracts/desk/api.ts";
import type { FunnelCounts, FunnelQuery, FunnelRow } from "#contracts/desk/funnel.ts";
import { mergedPartners } from "../storage/merged-partners.ts";
import type { CountRow, Queries } from "../storage/tables.ts";

type Dimension = "day" | "path" | "partner" | "utm_source" | "device";

export async function readFunnel(
  queries: Queries,
  range: FunnelQuery,
): Promise<Omit<Answer<"funnel">, "byStatus" | "bySourceOutcome" | "byPartnerOutcome">> {
  const byDay = await countsBy(queries, "day", range);
  return {
    ...range,
    total: sumOf(byDay),
    byDay: byDay.sort((one, another) => (one.name < another.name ? -1 : 1)),
    byPage: mostViewedFirst(await countsBy(queries, "path", range)),
    byPartner: mostViewedFirst(await countsBy(queries, "partner", range)),
    bySource: mostViewedFirst(await countsBy(queries, "utm_source", range)),
    byDevice: mostViewedFirst(await countsBy(queries, "device", range)),
  };
}

async function countsBy(queries: Queries, dimension: Dimension, { from, to }: FunnelQuery) {
  const found = await queries
    .selectFrom("counts")
    .select([`${dimension} as name`, "event", sql<number>`sum(count)`.as("count")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy([dimension, "event"])
    .execute();
  const rows = new Map<string, FunnelCounts>();
  const meant = await mergedPartners(queries);
  for (const row of found) {
    const name = dimension === "partner" ? meant(row.name) : row.name;
    const event = row.event as CountRow["event"];
    const counts = rows.get(name) ?? {};
    // PostgreSQL sums bigint as numeric, which arrives as text.
    counts[event] = (counts[event] ?? 0) + Number(row.count);
    rows.set(name, counts);
  }
  return [...rows].map(([name, counts]) => ({ name, counts }));
}

function sumOf(rows: readonly FunnelRow[]): FunnelCounts {
  const total: FunnelCounts = {};
  for (const { counts } of rows) {
    for (const [event, count] of Object.entries(counts)) {
      const key = event as keyof FunnelCounts;
      total[key] = (total[key] ?? 0) + count;
    }
  }
  return total;
}

function mostViewedFirst(rows: readonly FunnelRow[]): FunnelRow[] {
  const views = ({ counts }: FunnelRow) => counts["page-view"] ?? 0;
  return rows.toSorted(
    (one, another) => views(another) - views(one) || (one.name < another.name ? -1 : 1),
  );
}

import { listedPartner } from "#content/partners/listed-partners.ts";
import { oldestLogOrCountKept } from "../storage/retention.ts";
import type { Storage } from "../storage/storage.ts";
import type { CountRow, Queries } from "../storage/tables.ts";

/** Replaces every path, partner, placement or source that is not stored by name. */
export const other = "other";

/**
 * Limits what one day can add to the table, even if many made-up addresses are requested: the
 * number of sources, partners and placements by name, and of rows with them. The rest counts as `other`.
 */
export const mostSourcesADay = 50;
export const mostPartnersADay = 50;
const mostPlacementsADay = 40;
export const mostRowsADay = 5000;

export function countId(row: Omit<CountRow, "id" | "count">): string {
  const { day, event, path, partner, utm_source, device, placement } = row;
  return [day, event, path, partner, utm_source, device, placement].join("|");
}

export async function addCounts(storage: Storage, rows: readonly CountRow[]) {
  await storage.transaction(async (queries) => {
    for (const [day, ofDay] of Map.groupBy(rows, (row) => row.day)) {
      const bounded = sumById(bound(ofDay, await daySoFar(queries, day)));
      for (let start = 0; start < bounded.length; start += rowsAtOnce)
        await upsert(queries, bounded.slice(start, start + rowsAtOnce));
    }
  });
}

/** SQLite takes at most 32,766 values in one statement. */
const rowsAtOnce = 1000;

async function upsert(queries: Queries, rows: CountRow[]) {
  await queries
    .insertInto("counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((value) => ({
        count: value("counts.count", "+", value.ref("excluded.count")),
      })),
    )
    .execute();
}

async function daySoFar(queries: Queries, day: string) {
  const found = await queries
    .selectFrom("counts")
    .select(({ fn }) => ["utm_source", "partner", "placement", fn.countAll().as("rows")])
    .where("day", "=", day)
    .groupBy(["utm_source", "partner", "placement"])
    .execute();
  return {
    sources: new Set(found.map((row) => row.utm_source).filter(isNamed)),
    partners: new Set(found.map((row) => row.partner).filter(isNamed)),
    /** By partner, so that none can use up another's. */
    placements: new Map(
      [...Map.groupBy(found, (row) => row.partner)].map(([partner, rows]) => [
        partner,
        new Set(rows.map((row) => row.placement).filter(isNamed)),
      ]),
    ),
    rows: found.reduce((sum, row) => sum + Number(row.rows), 0),
  };
}

function isNamed(name: string): boolean {
  return name !== "" && name !== other;
}

function bound(
  rows: readonly CountRow[],
  { sources, partners, placements, rows: already }: Awaited<ReturnType<typeof daySoFar>>,
) {
  const full = already + rows.length > mostRowsADay;
  return rows.map((row) => {
    // Made-up names must not keep out a listed partner's, whose numbers are given back.
    const isListed = listedPartner(row.partner) !== undefined;
    const partner = isListed
      ? row.partner
      : nameOrOther(row.partner, partners, full ? 0 : mostPartnersADay);
    const ofPartner = placements.get(partner) ?? new Set();
    placements.set(partner, ofPartner);
    const isOpen = !full || isListed;
    const bounded = {
      ...row,
      partner,
      utm_source: nameOrOther(row.utm_source, sources, full ? 0 : mostSourcesADay),
      placement: nameOrOther(row.placement, ofPartner, isOpen ? mostPlacementsADay : 0),
    };
    return { ...bounded, id: countId(bounded) };
  });
}

/** The name while there are fewer than `most`, or once it is among them. 0 allows none. */
function nameOrOther(name: string, names: Set<string>, most: number): string {
  if (!isNamed(name)) return name;
  if (most === 0 || (!names.has(name) && names.size >= most)) return other;
  names.add(name);
  return name;
}

/** Sorted, so that servers that write the same rows at once do not deadlock. */
function sumById(rows: readonly CountRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const row of rows) {
    const known = sums.get(row.id);
    sums.set(row.id, known ? { ...known, count: known.count + row.count } : row);
  }
  return [...sums.values()].sort((one, another) => (one.id < another.id ? -1 : 1));
}

export async function removeOldCounts(queries: Queries, now: number) {
  const day = new Date(oldestLogOrCountKept(now)).toISOString().slice(0, 10);
  await queries.deleteFrom("counts").where("day", "<", day).execute();
}

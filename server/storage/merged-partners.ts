import type { Queries } from "./tables.ts";

/** Returns the partner that the desk has merged a name into, or the name itself. */
export async function mergedPartners(queries: Queries): Promise<(name: string) => string> {
  const rows = await queries
    .selectFrom("partner_addresses")
    .select(["partner", "same_as"])
    .where("same_as", "is not", null)
    .execute();
  const into = new Map(rows.map(({ partner, same_as }) => [partner, same_as ?? partner]));
  const meant = (name: string): string => {
    const next = into.get(name);
    return next === undefined ? name : meant(next);
  };
  return meant;
}

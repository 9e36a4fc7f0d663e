import { sql } from "kysely";
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

/** In a query: the name of a partner, and all that were merged into it, also by way of another. */
export const spellingsOf = (partner: string) => sql<string>`(
  WITH RECURSIVE spellings (name) AS (
    SELECT CAST(${partner} AS text)
    UNION SELECT partner FROM partner_addresses JOIN spellings ON same_as = spellings.name
  ) SELECT name FROM spellings)`;

import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../storage/tables.ts";

/** What follows from a person's leads. Called by whatever adds, moves, puts away or deletes one. */
export async function summarize(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return;
  // PostgreSQL reads before it waits for a lock: two leads that arrive together must wait here.
  await queries
    .updateTable("people")
    .set(({ ref }) => ({ version: ref("version") }))
    .where("id", "in", ids)
    .execute();
  const shown = sql`FROM leads WHERE leads.person_id = people.id AND leads.put_away_as IS NULL`;
  const sent = sql`${shown} AND leads.kind <> 'newsletter'`;
  const value = <Value>(select: RawBuilder<unknown>) => sql<Value>`(SELECT ${select})`;
  await queries
    .updateTable("people")
    .set({
      newest_at: sql<number | null>`coalesce(
        (SELECT max(leads.created_at) ${sent}), (SELECT max(leads.created_at) ${shown}))`,
      waits_since: value<number | null>(sql`min(leads.created_at) ${sent}`),
      only_reader: sql<0 | 1>`CASE WHEN EXISTS (SELECT 1 ${sent}) THEN 0 ELSE 1 END`,
      estimated_credit: value<number | null>(sql`leads.estimated_credit ${shown}
        AND leads.estimated_credit IS NOT NULL
        ORDER BY leads.created_at DESC, leads.id DESC LIMIT 1`),
    })
    .where("id", "in", ids)
    .execute();
}

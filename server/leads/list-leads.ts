import { type ExpressionBuilder, sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import {
  type LeadFilters,
  type LeadStatus,
  leadStatuses,
  withoutOwner,
} from "#contracts/desk/leads.ts";
import { dayAfter, startOfDay } from "#wording/dates.ts";
import type { PagePosition } from "../storage/page-position.ts";
import type { LeadRow, Queries, Tables } from "../storage/tables.ts";
import { searchedWords } from "./search-text.ts";

/** A lead with its owner's address. */
export type ListedLead = LeadRow & { owner_email: string | null };

type LeadsQuery = { filters: LeadFilters; after?: PagePosition | undefined; limit: number };

/** Ids of the leads that match a filter, newest first. Reads only one index, no rows. */
function matchingIds(queries: Queries, { filters, after, limit }: LeadsQuery) {
  return queries
    .selectFrom("leads")
    .select("leads.id")
    .where(matches(filters))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("leads.created_at", "leads.id"), "<", tuple(after?.at ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .limit(limit);
}

function leadsWithOwners(queries: Queries) {
  return queries
    .selectFrom("leads")
    .leftJoin("desk_users", "desk_users.id", "leads.owner_id")
    .selectAll("leads")
    .select("desk_users.email as owner_email");
}

export function leadWithOwner(queries: Queries, id: string): Promise<ListedLead | undefined> {
  return leadsWithOwners(queries).where("leads.id", "=", id).executeTakeFirst();
}

/** The rows of one page, newest first. */
export function listLeads(queries: Queries, query: LeadsQuery): Promise<ListedLead[]> {
  return leadsWithOwners(queries)
    .where("leads.id", "in", matchingIds(queries, query))
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .execute();
}

/** Counts in one pass. With GROUP BY, SQLite would read every row in the order of another index. */
export async function countByStatus(
  queries: Queries,
  { status: _, ...filters }: LeadFilters,
): Promise<Record<LeadStatus, number>> {
  const counted = await queries
    .selectFrom("leads")
    .select(({ fn }) =>
      leadStatuses.map((status) =>
        fn.countAll<number>().filterWhere("leads.status", "=", sql.lit(status)).as(status),
      ),
    )
    .where(matches(filters))
    .executeTakeFirstOrThrow();
  const counts = Object.entries(counted).map(([status, count]) => [status, Number(count)]);
  return Object.fromEntries(counts);
}

export async function partnersOfLeads(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom("leads")
    .select("partner")
    .distinct()
    .where("partner", "is not", null)
    .orderBy("partner")
    .execute();
  return rows.flatMap(({ partner }) => partner ?? []);
}

function matches(filters: LeadFilters) {
  return (eb: ExpressionBuilder<Tables, "leads">) => {
    const { status, kind, partner, owner, from, to, search = "" } = filters;
    const conditions = [
      status && eb("leads.status", "=", status),
      kind && eb("leads.kind", "=", kind),
      partner && eb("leads.partner", "=", partner),
      owner &&
        (owner === withoutOwner
          ? eb("leads.owner_id", "is", null)
          : eb("leads.owner_id", "=", owner)),
      from && eb("leads.created_at", ">=", startOfDay(from, firmTimeZone)),
      to && eb("leads.created_at", "<", startOfDay(dayAfter(to), firmTimeZone)),
      ...searchedWords(search).map(contains),
    ];
    return eb.and(conditions.filter((condition) => condition !== undefined && condition !== ""));
  };
}

function contains(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`leads.search_text LIKE ${pattern} ESCAPE '\\'`;
}

import { type ExpressionBuilder, sql } from "kysely";
import { firmTimeZone } from "#content/firm.ts";
import {
  type LeadFilters,
  type LeadKind,
  type LeadStatus,
  leadStatuses,
  withoutOwner,
} from "#contracts/desk/leads.ts";
import { dayAfter, startOfDay } from "#wording/dates.ts";
import type { PagePosition } from "../storage/page-position.ts";
import type { LeadRow, Queries, Tables } from "../storage/tables.ts";
import { searchedWords } from "./search-text.ts";

export type ListedLead = LeadRow & { owner_email: string | null };

/**
 * People who only asked for the newsletter are not to be called, so they are listed and counted only
 * by their own kind, or by `any`.
 */
export type ListFilters = Omit<LeadFilters, "kind"> & { kind?: LeadKind | "any" | undefined };

type NewestQuery = {
  filters: ListFilters;
  after?: PagePosition | undefined;
  limit: number;
  /** Leaves out the leads whose next step is due on that day or earlier. */
  notDueBy?: string;
};

/** Ids of the leads that match a filter, newest first. Reads only one index, no rows. */
function matchingIds(queries: Queries, { filters, after, limit, notDueBy }: NewestQuery) {
  return queries
    .selectFrom("leads")
    .select("leads.id")
    .where(matches(filters))
    .$if(notDueBy !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb("leads.next_step_on", "is", null), eb("leads.next_step_on", ">", notDueBy ?? "")]),
      ),
    )
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

export function listLeads(queries: Queries, query: NewestQuery): Promise<ListedLead[]> {
  return leadsWithOwners(queries)
    .where("leads.id", "in", matchingIds(queries, query))
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .execute();
}

/**
 * Where a page of the desk's list ended: the day up to which next steps count as due, so that
 * midnight moves no lead between two pages, and the date of the last lead's next step. It is null
 * once the page has reached the leads that are not due.
 */
export type DueFirstPosition = PagePosition & { dueBy: string; on: string | null };

type DueFirstQuery = {
  filters: ListFilters;
  after: DueFirstPosition | undefined;
  limit: number;
};

/**
 * The desk's list: leads whose next step is due, the earliest first, then all others, newest first.
 * With the filter for planned next steps every lead is sorted by its date.
 */
export async function listDueFirst(
  queries: Queries,
  query: DueFirstQuery & { day: string },
): Promise<{ leads: ListedLead[]; dueBy: string }> {
  const { filters, after, limit } = query;
  const dueBy = after?.dueBy ?? (filters.nextStep ? lastDay : query.day);
  const due = after?.on === null ? [] : await listDue(queries, { filters, after, limit, dueBy });
  const others =
    due.length === limit
      ? []
      : await listLeads(queries, {
          filters,
          after: after?.on === null ? after : undefined,
          limit: limit - due.length,
          notDueBy: dueBy,
        });
  return { leads: [...due, ...others], dueBy };
}

const lastDay = "9999-12-31";

function listDue(
  queries: Queries,
  { filters, after, limit, dueBy }: DueFirstQuery & { dueBy: string },
): Promise<ListedLead[]> {
  const { on = "", at = 0, id = "" } = after ?? {};
  const ids = queries
    .selectFrom("leads")
    .select("leads.id")
    .where(matches(filters))
    .where("leads.next_step_on", "<=", dueBy)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, or, and, refTuple, tuple }) =>
        or([
          eb("leads.next_step_on", ">", on),
          and([
            eb("leads.next_step_on", "=", on),
            eb(refTuple("leads.created_at", "leads.id"), "<", tuple(at, id)),
          ]),
        ]),
      ),
    )
    .orderBy("leads.next_step_on")
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .limit(limit);
  return leadsWithOwners(queries)
    .where("leads.id", "in", ids)
    .orderBy("leads.next_step_on")
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .execute();
}

export function writeDueFirstPosition({ dueBy, on, at, id }: DueFirstPosition): string {
  return `${dueBy}_${on ?? ""}_${at}_${id}`;
}

/** An invalid position starts from the top. */
export function readDueFirstPosition(after: string | undefined): DueFirstPosition | undefined {
  const pattern = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)?_(\d{1,15})_([\w-]{1,64})$/;
  const [, dueBy, on = null, at, id] = pattern.exec(after ?? "") ?? [];
  if (dueBy === undefined || at === undefined || id === undefined) return undefined;
  return { dueBy, on, at: Number(at), id };
}

export async function newestArrival(queries: Queries, filters: ListFilters): Promise<number> {
  const { newest } = await queries
    .selectFrom("leads")
    .select(({ fn }) => fn.max("leads.created_at").as("newest"))
    .where(matches(filters))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

export async function countArrivedSince(
  queries: Queries,
  filters: ListFilters,
  since: number,
): Promise<number> {
  const { count } = await queries
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(matches(filters))
    .where("leads.created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function leadsOfSameAddress(queries: Queries, lead: Pick<LeadRow, "id" | "email">) {
  return queries
    .selectFrom("leads")
    .select(["id", "created_at", "kind", "status"])
    .where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", lead.email.toLowerCase()))
    .where("id", "!=", lead.id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Counts in one pass. With GROUP BY, SQLite would read every row in the order of another index. */
export async function countByStatus(
  queries: Queries,
  { status: _, ...filters }: ListFilters,
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

function matches(filters: ListFilters) {
  return (eb: ExpressionBuilder<Tables, "leads">) => {
    const { status, kind, partner, owner, nextStep, from, to, search = "" } = filters;
    const conditions = [
      status && eb("leads.status", "=", status),
      kind === undefined
        ? eb("leads.kind", "!=", "newsletter")
        : kind !== "any" && eb("leads.kind", "=", kind),
      partner && eb("leads.partner", "=", partner),
      owner &&
        (owner === withoutOwner
          ? eb("leads.owner_id", "is", null)
          : eb("leads.owner_id", "=", owner)),
      nextStep && eb("leads.next_step_on", "is not", null),
      from && eb("leads.created_at", ">=", startOfDay(from, firmTimeZone)),
      to && eb("leads.created_at", "<", startOfDay(dayAfter(to), firmTimeZone)),
      ...searchedWords(search).map(contains),
    ];
    return eb.and(
      conditions.filter(
        (condition) => condition !== false && condition !== undefined && condition !== "",
      ),
    );
  };
}

function contains(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`leads.search_text LIKE ${pattern} ESCAPE '\\'`;
}

import { sql } from "kysely";
import { type LeadStatus, leadStatuses } from "#contracts/desk/leads.ts";
import type { PagePosition } from "../storage/page-position.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";
import { type ListFilters, matches } from "./lead-filter.ts";

export type ListedLead = LeadRow & {
  owner_email: string | null;
  owner_name: string | null;
  /** When the latest call begins that was booked and not cancelled. */
  call_at: number | null;
};

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
    .select(["desk_users.email as owner_email", "desk_users.name as owner_name"])
    .select(({ selectFrom }) =>
      selectFrom("bookings")
        .select(({ fn }) => fn.max("starts_at").as("at"))
        .whereRef("bookings.lead_id", "=", "leads.id")
        .where("bookings.status", "!=", "cancelled")
        .as("call_at"),
    );
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

/** Where a page ended that is sorted by amount. Leads without one come last. */
type AmountPosition = PagePosition & { amount: number };

const noAmount = -1;

/** The largest estimates first, whatever is due; of equal ones the newest. */
export function listByAmount(
  queries: Queries,
  query: { filters: ListFilters; after: AmountPosition | undefined; limit: number },
): Promise<ListedLead[]> {
  const { filters, after, limit } = query;
  const amount = sql`coalesce(leads.estimated_credit, ${sql.lit(noAmount)})`;
  return leadsWithOwners(queries)
    .where(matches(filters))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${amount}, leads.created_at, leads.id) < (${after?.amount}, ${after?.at}, ${after?.id})`,
      ),
    )
    .orderBy(amount, "desc")
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .limit(limit)
    .execute();
}

export function writeAmountPosition(lead: ListedLead): string {
  return `${lead.estimated_credit ?? noAmount}_${lead.created_at}_${lead.id}`;
}

/** An invalid position starts from the top. */
export function readAmountPosition(after: string | undefined): AmountPosition | undefined {
  const pattern = /^(-1|\d{1,15}(?:\.\d{1,20})?)_(\d{1,15})_([\w-]{1,64})$/;
  const [, amount, at, id] = pattern.exec(after ?? "") ?? [];
  if (amount === undefined || at === undefined || id === undefined) return undefined;
  return { amount: Number(amount), at: Number(at), id };
}

/** The one who has waited longest without a first contact. */
export function waitsLongest(queries: Queries, filters: ListFilters) {
  return queries
    .selectFrom("leads")
    .select(["id", "name", "email", "created_at"])
    .where(matches({ ...filters, status: "new" }))
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
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

/** Every partner, or placement, that a lead came with, by name. */
export async function namesInLeads(
  queries: Queries,
  column: "partner" | "placement",
): Promise<string[]> {
  const rows = await queries
    .selectFrom("leads")
    .select(`${column} as name`)
    .distinct()
    .where(column, "is not", null)
    .orderBy(column)
    .execute();
  return rows.flatMap(({ name }) => name ?? []);
}

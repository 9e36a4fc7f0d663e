import { sql } from "kysely";
import { type LeadStatus, leadStatuses } from "#contracts/desk/people.ts";
import { mergedPartners } from "../storage/merged-partners.ts";
import type { PagePosition } from "../storage/page-position.ts";
import type { LeadRow, PersonRow, Queries } from "../storage/tables.ts";
import { type ListFilters, matches } from "./people-filter.ts";

export type ListedPerson = PersonRow & {
  newest_at: number;
  owner_email: string | null;
  owner_name: string | null;
};

type NewestQuery = {
  filters: ListFilters;
  after?: PagePosition | undefined;
  limit: number;
  /** Leaves out the people whose next step is due on that day or earlier. */
  notDueBy?: string;
};

function peopleWithOwners(queries: Queries) {
  return queries
    .selectFrom("people")
    .leftJoin("desk_users", "desk_users.id", "people.owner_id")
    .selectAll("people")
    .select(["desk_users.email as owner_email", "desk_users.name as owner_name"])
    .select(newestOrNone.as("newest_at"));
}

/** 0 for who has nothing but what was put away. Only that filter lists them, after all others. */
const newestOrNone = sql<number>`coalesce(people.newest_at, 0)`;

/** Without that filter the column itself, which has an index. */
const newestOf = ({ putAway }: ListFilters) =>
  putAway ? newestOrNone : sql.ref<number>("people.newest_at");

export function personWithOwner(queries: Queries, id: string): Promise<ListedPerson | undefined> {
  return peopleWithOwners(queries).where("people.id", "=", id).executeTakeFirst();
}

/** Newest first. */
export function listPeople(queries: Queries, { filters, after, limit, notDueBy }: NewestQuery) {
  const newest = newestOf(filters);
  return peopleWithOwners(queries)
    .where(matches(filters))
    .$if(notDueBy !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb("people.next_step_on", "is", null), eb("people.next_step_on", ">", notDueBy ?? "")]),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${newest}, people.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy(newest, "desc")
    .orderBy("people.id", "desc")
    .limit(limit)
    .execute();
}

/**
 * Where a page of the desk's list ended. `dueBy` is the day up to which next steps count as due. All
 * pages use the one of the first page: otherwise, if midnight passes between two pages, people become
 * due and are left out or listed twice. `on` is the date of the last person's next step, or null once
 * the page has reached the people who are not due.
 */
export type DueFirstPosition = PagePosition & { dueBy: string; on: string | null };

type DueFirstQuery = {
  filters: ListFilters;
  after: DueFirstPosition | undefined;
  limit: number;
};

/**
 * The desk's list: people whose next step is due, the earliest first, then all others, newest first.
 * With the filter for planned next steps everyone is sorted by its date.
 */
export async function listDueFirst(queries: Queries, query: DueFirstQuery & { day: string }) {
  const { filters, after, limit } = query;
  const dueBy = after?.dueBy ?? (filters.nextStep ? lastDay : query.day);
  const due = after?.on === null ? [] : await listDue(queries, { filters, after, limit, dueBy });
  const others =
    due.length === limit
      ? []
      : await listPeople(queries, {
          filters,
          after: after?.on === null ? after : undefined,
          limit: limit - due.length,
          notDueBy: dueBy,
        });
  return { people: [...due, ...others], dueBy };
}

const lastDay = "9999-12-31";

function listDue(
  queries: Queries,
  { filters, after, limit, dueBy }: DueFirstQuery & { dueBy: string },
): Promise<ListedPerson[]> {
  const { on = "", at = 0, id = "" } = after ?? {};
  const newest = newestOf(filters);
  return peopleWithOwners(queries)
    .where(matches(filters))
    .where("people.next_step_on", "<=", dueBy)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb("people.next_step_on", ">", on),
          and([
            eb("people.next_step_on", "=", on),
            sql<boolean>`(${newest}, people.id) < (${at}, ${id})`,
          ]),
        ]),
      ),
    )
    .orderBy("people.next_step_on")
    .orderBy(newest, "desc")
    .orderBy("people.id", "desc")
    .limit(limit)
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

/** Where a page ended that is sorted by amount. People without one come last. */
type AmountPosition = PagePosition & { amount: number };

const noAmount = -1;

/** The largest of their newest estimates first, whatever is due; of equal ones the newest. */
export function listByAmount(
  queries: Queries,
  query: { filters: ListFilters; after: AmountPosition | undefined; limit: number },
): Promise<ListedPerson[]> {
  const { filters, after, limit } = query;
  const amount = sql`coalesce(people.estimated_credit, ${sql.lit(noAmount)})`;
  const newest = newestOf(filters);
  return peopleWithOwners(queries)
    .where(matches(filters))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${amount}, ${newest}, people.id) < (${after?.amount}, ${after?.at}, ${after?.id})`,
      ),
    )
    .orderBy(amount, "desc")
    .orderBy(newest, "desc")
    .orderBy("people.id", "desc")
    .limit(limit)
    .execute();
}

export function writeAmountPosition(person: ListedPerson): string {
  return `${person.estimated_credit ?? noAmount}_${person.newest_at}_${person.id}`;
}

/** An invalid position starts from the top. */
export function readAmountPosition(after: string | undefined): AmountPosition | undefined {
  const pattern = /^(-1|\d{1,15}(?:\.\d{1,20})?)_(\d{1,15})_([\w-]{1,64})$/;
  const [, amount, at, id] = pattern.exec(after ?? "") ?? [];
  if (amount === undefined || at === undefined || id === undefined) return undefined;
  return { amount: Number(amount), at: Number(at), id };
}

/** The one who has waited longest without a first contact. Who has a coming call does not wait. */
export function waitsLongest(queries: Queries, filters: ListFilters, now: number) {
  return queries
    .selectFrom("people")
    .select(["id", "name", "email", "waits_since as since"])
    .$narrowType<{ since: number }>()
    .where(matches({ ...filters, status: "new" }))
    .where("waits_since", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bookings")
            .select("bookings.id")
            .whereRef("bookings.person_id", "=", "people.id")
            .where("bookings.status", "=", "booked")
            .where("bookings.ends_at", ">", now),
        ),
      ),
    )
    .orderBy("waits_since")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

export async function countArrivedSince(queries: Queries, filters: ListFilters, since: number) {
  const { count } = await queries
    .selectFrom("people")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(matches(filters))
    .where("people.newest_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts in one pass. With GROUP BY, SQLite would read every row in the order of another index. */
export async function countByStatus(
  queries: Queries,
  { status: _, ...filters }: ListFilters,
): Promise<Record<LeadStatus, number>> {
  const counted = await queries
    .selectFrom("people")
    .select(({ fn }) =>
      leadStatuses.map((status) =>
        fn.countAll<number>().filterWhere("people.status", "=", sql.lit(status)).as(status),
      ),
    )
    .where(matches(filters))
    .executeTakeFirstOrThrow();
  const counts = Object.entries(counted).map(([status, count]) => [status, Number(count)]);
  return Object.fromEntries(counts);
}

/** Every partner, or placement, that a lead came with, by name. */
export async function namesInLeads(queries: Queries, column: "partner" | "placement") {
  const rows = await queries
    .selectFrom("leads")
    .select(`${column} as name`)
    .distinct()
    .where(column, "is not", null)
    .orderBy(column)
    .execute();
  const meant = await mergedPartners(queries);
  const names = rows.flatMap(({ name }) => name ?? []);
  return column === "partner" ? [...new Set(names.map(meant))] : names;
}

/** What these people sent, the newest first, by person. */
export async function leadsOf(queries: Queries, ids: readonly string[]) {
  const rows = await queries
    .selectFrom("leads")
    .selectAll()
    .where("person_id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return Map.groupBy(rows, ({ person_id }) => person_id);
}

/** Of a person's leads those that are listed and counted. */
export const shownLeads = (leads: readonly LeadRow[]): LeadRow[] =>
  leads.filter(({ put_away_as }) => put_away_as === null);

/** The newest of a person's leads with an estimate. */
export const newestEstimate = (leads: readonly LeadRow[]): LeadRow | undefined =>
  shownLeads(leads).find(({ estimated_credit }) => estimated_credit !== null);

import { firmTimeZone } from "#content/firm.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { AuditAction, AuditDetails, AuditFilters } from "#contracts/desk/audit.ts";
import { dayAfter, startOfDay } from "#wording/dates.ts";
import { dayOf } from "#wording/times.ts";
import { keyedId, newId } from "../storage/ids.ts";
import { isAfter, type PagePosition, pageOf, pagesOf } from "../storage/page-position.ts";
import { oldestLogOrCountKept } from "../storage/retention.ts";
import { addRow, changeRows, findRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";

export type Actor = { id: string; email: string };
/** Who changes something, and when. */
export type ActedBy = { user: Actor; now: number };

/** Without a user where the website or a command at the terminal did it. */
export type Authorship = { user?: Actor | undefined; now: number };

/** The log outlives the leads, so its details say nothing about a visitor: states, counts and ids. */
export async function recordAudit(
  queries: Queries,
  { user, now }: Authorship,
  action: AuditAction,
  subject: string | null = null,
  details: AuditDetails = {},
  id = newId(),
) {
  await addRow(queries, "desk_audit", {
    id,
    created_at: now,
    user_id: user?.id ?? null,
    user_email: user?.email ?? null,
    action,
    subject,
    details: JSON.stringify(details),
  });
}

type ListRead = Extract<AuditAction, `${string}-listed`>;
export const isListRead = (action: AuditAction): action is ListRead => action.endsWith("-listed");

/** One entry per user and day: that they read a list with people in it, and how many pages of it. */
export async function recordListRead(queries: Queries, user: Actor, now: number, action: ListRead) {
  const id = keyedId(action, user.id, dayOf(now, firmTimeZone));
  const entry = await findRow(queries, "desk_audit", id);
  if (!entry) return recordAudit(queries, { user, now }, action, null, { pages: 1 }, id);
  const details = JSON.stringify({ pages: 1 + Number(JSON.parse(entry.details).pages) });
  await changeRows(queries, "desk_audit", id, { details });
}

const pageSize = 100;

/** The newest first, with who did it and to whom, as long as they exist. */
function auditEntries(queries: Queries, filters: AuditFilters, after: PagePosition | undefined) {
  const { subject, user, action, from, to } = filters;
  return queries
    .selectFrom("desk_audit")
    .leftJoin("desk_users as author", "author.id", "desk_audit.user_id")
    .leftJoin("people", "people.id", "desk_audit.subject")
    .leftJoin("desk_users as member", "member.id", "desk_audit.subject")
    .selectAll("desk_audit")
    .select("author.name as author_name")
    .select(({ fn }) =>
      fn
        .coalesce("people.name", "people.email", "people.phone", "member.name", "member.email")
        .as("whose"),
    )
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .$if(user !== undefined, (query) => query.where("user_id", "=", user ?? ""))
    .$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
    .$if(from !== undefined, (query) =>
      query.where("desk_audit.created_at", ">=", startOfDay(from ?? "", firmTimeZone)),
    )
    .$if(to !== undefined, (query) =>
      query.where("desk_audit.created_at", "<", startOfDay(dayAfter(to ?? ""), firmTimeZone)),
    )
    .where(isAfter("desk_audit", after))
    .orderBy("desk_audit.created_at", "desc")
    .orderBy("desk_audit.id", "desc");
}

export async function readAudit(
  queries: Queries,
  { after, ...filters }: AuditFilters & { after?: PagePosition | undefined },
): Promise<Answer<"audit">> {
  const rows = await auditEntries(queries, filters, after)
    .limit(pageSize + 1)
    .execute();
  const page = pageOf(rows, pageSize);
  const entries = page.rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    by: row.user_email === null ? null : { email: row.user_email, name: row.author_name },
    action: row.action as AuditAction,
    subject: row.subject,
    whose: row.whose,
    details: JSON.parse(row.details),
  }));
  return { entries, after: page.after };
}

export async function* auditCsv(
  storage: Storage,
  filters: AuditFilters,
  csvRow: (cells: readonly (string | null)[]) => string,
): AsyncGenerator<string[]> {
  yield [csvRow(["Time", "Who", "Action", "Whose", "Subject", "Details"])];
  const pages = pagesOf((page) =>
    storage.run((queries) =>
      auditEntries(queries, filters, page.after).limit(page.limit).execute(),
    ),
  );
  for await (const rows of pages)
    yield rows.map((row) =>
      csvRow([
        new Date(row.created_at).toISOString(),
        row.user_email,
        row.action,
        row.whose,
        row.subject,
        row.details,
      ]),
    );
}

export async function removeOldAudit(queries: Queries, now: number) {
  await queries
    .deleteFrom("desk_audit")
    .where("created_at", "<", oldestLogOrCountKept(now))
    .execute();
}

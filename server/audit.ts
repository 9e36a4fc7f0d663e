import { firmTimeZone } from "#content/firm.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { AuditAction, AuditDetails } from "#contracts/desk/audit.ts";
import { today } from "#wording/dates.ts";
import { keyedId, newId } from "./storage/ids.ts";
import { type PagePosition, pageOf } from "./storage/page-position.ts";
import { oldestLogOrCountKept } from "./storage/retention.ts";
import type { Queries } from "./storage/tables.ts";

export type Actor = { id: string; email: string };

type NewAuditEntry = {
  /** Undefined for what was done at the terminal. */
  user: Actor | undefined;
  action: AuditAction;
  subject?: string;
  /** The log outlives the leads, so nothing about a visitor: states, counts and ids. */
  details?: AuditDetails;
  now: number;
};

export async function recordAudit(queries: Queries, ...entries: NewAuditEntry[]): Promise<void> {
  await queries
    .insertInto("desk_audit")
    .values(
      entries.map((entry) => ({
        id: newId(),
        created_at: entry.now,
        user_id: entry.user?.id ?? null,
        user_email: entry.user?.email ?? null,
        action: entry.action,
        subject: entry.subject ?? null,
        details: JSON.stringify(entry.details ?? {}),
      })),
    )
    .execute();
}

/** One entry per user and day: that they read the list of leads or calls, and how many pages of it. */
export async function recordListRead(
  queries: Queries,
  user: Actor,
  now: number,
  action: "leads-listed" | "calls-listed" = "leads-listed",
): Promise<void> {
  const id = keyedId(action, user.id, today(firmTimeZone, new Date(now)));
  const entry = await queries
    .selectFrom("desk_audit")
    .select("details")
    .where("id", "=", id)
    .executeTakeFirst();
  const pages = 1 + Number(entry ? JSON.parse(entry.details).pages : 0);
  const details = JSON.stringify({ pages });
  await queries
    .insertInto("desk_audit")
    .values({
      id,
      created_at: now,
      user_id: user.id,
      user_email: user.email,
      action,
      subject: null,
      details,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ details }))
    .execute();
}

const pageSize = 100;

/** A filter that is left out does not apply. */
type AuditFilters = {
  subject?: string | undefined;
  user?: string | undefined;
  action?: AuditAction | undefined;
};

export async function readAudit(
  queries: Queries,
  { after, subject, user, action }: AuditFilters & { after?: PagePosition | undefined },
): Promise<Answer<"audit">> {
  let query = queries
    .selectFrom("desk_audit")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (user !== undefined) query = query.where("user_id", "=", user);
  if (action !== undefined) query = query.where("action", "=", action);
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(after.at, after.id)),
    );
  }
  const page = pageOf(await query.execute(), pageSize);
  const entries = page.rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    userEmail: row.user_email,
    action: row.action as AuditAction,
    subject: row.subject,
    details: JSON.parse(row.details),
  }));
  return { entries, after: page.after };
}

export async function removeOldAudit(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom("desk_audit")
    .where("created_at", "<", oldestLogOrCountKept(now))
    .execute();
}

import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { type Actor, recordAudit } from "../audit.ts";
import { keyedId } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";

/** A repeated request adds it once. */
export async function addNote(
  queries: Queries,
  leadId: string,
  { text, idempotencyKey }: RequestBody<"addNote">,
  { user, now }: { user: Actor; now: number },
): Promise<void> {
  const id = keyedId(leadId, user.id, idempotencyKey);
  const added = await queries
    .insertInto("lead_notes")
    .values({ id, lead_id: leadId, author_id: user.id, text, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added === undefined) return;
  await recordAudit(queries, { user, action: "lead-note-added", subject: leadId, now });
}

/** Newest first. */
export async function notesOf(queries: Queries, leadId: string): Promise<DeskLead["notes"]> {
  const notes = await queries
    .selectFrom("lead_notes")
    .innerJoin("desk_users", "desk_users.id", "lead_notes.author_id")
    .select(["lead_notes.id", "lead_notes.created_at", "text", "author_id", "email"])
    .where("lead_id", "=", leadId)
    .orderBy("lead_notes.created_at", "desc")
    .orderBy("lead_notes.id", "desc")
    .execute();
  return notes.map(({ id, created_at, text, author_id, email }) => ({
    id,
    at: created_at,
    author: { id: author_id, email },
    text,
  }));
}

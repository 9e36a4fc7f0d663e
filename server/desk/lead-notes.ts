import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { type Actor, recordAudit } from "../audit.ts";
import { Refusal } from "../http/refusal.ts";
import { plain } from "../leads/search-text.ts";
import { keyedId } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";
import type { DeskUser } from "./sign-in/sessions.ts";
import { recordEvent } from "./timeline.ts";

/** A repeated request adds it once. */
export async function addNote(
  queries: Queries,
  leadId: string,
  { text, idempotencyKey }: RequestBody<"addNote">,
  { user, now }: { user: Actor; now: number },
): Promise<void> {
  const id = keyedId(leadId, user.id, idempotencyKey);
  const note = { id, lead_id: leadId, author_id: user.id, text, search_text: plain(text) };
  const added = await queries
    .insertInto("lead_notes")
    .values({ ...note, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added === undefined) return;
  await recordAudit(queries, { user, action: "lead-note-added", subject: leadId, now });
}

/** The words before are not kept: they may be what had to be corrected. Returns the lead's id. */
export async function changeNote(
  queries: Queries,
  id: string,
  { text }: RequestBody<"changeNote">,
  { user, now }: { user: DeskUser; now: number },
): Promise<string> {
  const note = await noteOf(queries, id);
  if (note.author_id !== user.id)
    throw new Refusal(403, "Only the person who wrote a note can correct it.");
  if (note.text === text) return note.lead_id;
  await queries
    .updateTable("lead_notes")
    .set({ text, search_text: plain(text), changed_at: now })
    .where("id", "=", id)
    .execute();
  await recordAudit(queries, { user, action: "lead-note-changed", subject: note.lead_id, now });
  return note.lead_id;
}

/** Returns the lead's id. */
export async function removeNote(
  queries: Queries,
  id: string,
  { user, now }: { user: DeskUser; now: number },
): Promise<string> {
  const { lead_id: leadId, author_id } = await noteOf(queries, id);
  if (author_id !== user.id && user.role !== "admin")
    throw new Refusal(403, "Only the person who wrote a note, or an admin, can remove it.");
  await queries.deleteFrom("lead_notes").where("id", "=", id).execute();
  await recordEvent(queries, { leadId, authorId: user.id, now }, { kind: "note-removed" });
  await recordAudit(queries, { user, action: "lead-note-removed", subject: leadId, now });
  return leadId;
}

async function noteOf(queries: Queries, id: string) {
  const note = await queries
    .selectFrom("lead_notes")
    .select(["lead_id", "author_id", "text"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (note === undefined)
    throw new Refusal(404, "There is no such note. It may have been removed.");
  return note;
}

/** Newest first. */
export async function notesOf(queries: Queries, leadId: string): Promise<DeskLead["notes"]> {
  const notes = await queries
    .selectFrom("lead_notes")
    .innerJoin("desk_users", "desk_users.id", "lead_notes.author_id")
    .select(["lead_notes.id", "lead_notes.created_at", "text", "changed_at"])
    .select(["author_id", "email", "name"])
    .where("lead_id", "=", leadId)
    .orderBy("lead_notes.created_at", "desc")
    .orderBy("lead_notes.id", "desc")
    .execute();
  return notes.map(({ id, created_at, text, changed_at, author_id, email, name }) => ({
    id,
    at: created_at,
    author: { id: author_id, email, name },
    text,
    changedAt: changed_at,
  }));
}

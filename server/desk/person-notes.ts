import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { type ActedBy, recordAudit } from "../audit/audit.ts";
import { Refusal } from "../http/refusal.ts";
import { recordEvent } from "../people/history.ts";
import { plain } from "../people/search-text.ts";
import { keyedId } from "../storage/ids.ts";
import type { Queries } from "../storage/tables.ts";
import type { DeskCall } from "./services.ts";

/** A repeated request adds it once. */
export async function addNote(
  queries: Queries,
  personId: string,
  { text, idempotencyKey }: RequestBody<"addNote">,
  { user, now }: ActedBy,
): Promise<void> {
  const id = keyedId(personId, user.id, idempotencyKey);
  const note = { id, person_id: personId, author_id: user.id, text, search_text: plain(text) };
  const added = await queries
    .insertInto("person_notes")
    .values({ ...note, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added === undefined) return;
  await recordAudit(queries, { user, action: "note-added", subject: personId, now });
}

/** The words before are not kept: they may be what had to be corrected. Returns the person's id. */
export async function changeNote(call: DeskCall<"changeNote">): Promise<string> {
  const { id, queries, user, now } = call;
  const { text } = call.body;
  const note = await noteOf(queries, id);
  if (note.author_id !== user.id)
    throw new Refusal(403, "Only the person who wrote a note can correct it.");
  if (note.text === text) return note.person_id;
  await queries
    .updateTable("person_notes")
    .set({ text, search_text: plain(text), changed_at: now })
    .where("id", "=", id)
    .execute();
  await recordAudit(queries, { user, action: "note-changed", subject: note.person_id, now });
  return note.person_id;
}

/** Returns the person's id. */
export async function removeNote(call: DeskCall<"removeNote">): Promise<string> {
  const { id, queries, user, now } = call;
  const { person_id: personId, author_id } = await noteOf(queries, id);
  if (author_id !== user.id && user.role !== "admin")
    throw new Refusal(403, "Only the person who wrote a note, or an admin, can remove it.");
  await queries.deleteFrom("person_notes").where("id", "=", id).execute();
  await recordEvent(queries, { personId, authorId: user.id, now }, { kind: "note-removed" });
  await recordAudit(queries, { user, action: "note-removed", subject: personId, now });
  return personId;
}

async function noteOf(queries: Queries, id: string) {
  const note = await queries
    .selectFrom("person_notes")
    .select(["person_id", "author_id", "text"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (note === undefined)
    throw new Refusal(404, "There is no such note. It may have been removed.");
  return note;
}

/** Newest first. */
export async function notesOf(queries: Queries, personId: string): Promise<DeskPerson["notes"]> {
  const notes = await queries
    .selectFrom("person_notes")
    .innerJoin("desk_users", "desk_users.id", "person_notes.author_id")
    .select(["person_notes.id", "person_notes.created_at", "text", "changed_at"])
    .select(["author_id", "email", "name"])
    .where("person_id", "=", personId)
    .orderBy("person_notes.created_at", "desc")
    .orderBy("person_notes.id", "desc")
    .execute();
  return notes.map(({ id, created_at, text, changed_at, author_id, email, name }) => ({
    id,
    at: created_at,
    author: { id: author_id, email, name },
    text,
    changedAt: changed_at,
  }));
}

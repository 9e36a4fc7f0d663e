import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { type ActedBy, recordAudit } from "../audit/audit.ts";
import { Refusal } from "../http/refusal.ts";
import { recordEvent } from "../people/history.ts";
import { plain } from "../people/search-text.ts";
import { keyedId } from "../storage/ids.ts";
import { addRow, changeRows, deleteRows, findRow } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";
import type { DeskCall } from "./services.ts";

/** A repeated request adds it once. */
export async function addNote(
  queries: Queries,
  personId: string,
  { text, idempotencyKey }: RequestBody<"addNote">,
  { user, now }: ActedBy,
) {
  const id = keyedId(personId, user.id, idempotencyKey);
  const about = { person_id: personId, author_id: user.id, created_at: now };
  const note = { id, ...about, text, search_text: plain(text) };
  if (!(await addRow(queries, "person_notes", note))) return;
  await recordAudit(queries, { user, now }, "note-added", personId);
}

/** The words before are not kept: they may be what had to be corrected. Returns the person's id. */
export async function changeNote(call: DeskCall<"changeNote">): Promise<string> {
  const { id, queries, user, now } = call;
  const { text } = call.body;
  const note = await noteOf(queries, id);
  if (note.author_id !== user.id)
    throw new Refusal(403, "Only the person who wrote a note can correct it.");
  if (note.text === text) return note.person_id;
  await changeRows(queries, "person_notes", id, {
    text,
    search_text: plain(text),
    changed_at: now,
  });
  await call.record({}, note.person_id);
  return note.person_id;
}

/** Returns the person's id. */
export async function removeNote(call: DeskCall<"removeNote">): Promise<string> {
  const { id, queries, user, now } = call;
  const { person_id: personId, author_id } = await noteOf(queries, id);
  if (author_id !== user.id && user.role !== "admin")
    throw new Refusal(403, "Only the person who wrote a note, or an admin, can remove it.");
  await deleteRows(queries, "person_notes", id);
  await recordEvent(queries, personId, { user, now }, { kind: "note-removed" });
  await call.record({}, personId);
  return personId;
}

async function noteOf(queries: Queries, id: string) {
  const note = await findRow(queries, "person_notes", id);
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

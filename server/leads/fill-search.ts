import type { Storage } from "../storage/storage.ts";
import type { Queries } from "../storage/tables.ts";
import { foundByMore, foundByPerson, plain } from "./search-text.ts";
import { estimatedCredit, stateOf } from "./stored-estimate.ts";

const rowsAtATime = 300;

/**
 * Fills what search and sorting need in rows of a version before, at every start: after an update, a
 * restored backup, or a day with the version before. Computed here, because the two engines fold
 * letters and read JSON differently.
 */
export async function fillSearch(storage: Storage): Promise<void> {
  for (const fill of [fillLeads, fillNotes])
    while ((await storage.transaction(fill)) === rowsAtATime);
}

async function fillLeads(queries: Queries): Promise<number> {
  const rows = await queries
    .selectFrom("leads")
    .select(["id", "name", "practice_name", "email", "phone", "message", "partner"])
    .select(["inputs", "result", "search_text"])
    .where("search_more", "is", null)
    .limit(rowsAtATime)
    .execute();
  for (const { id, inputs, result, practice_name: practiceName, ...row } of rows) {
    const values = {
      estimated_credit: estimatedCredit(result),
      search_more: foundByMore({ ...row, state: stateOf(result, inputs) }),
    };
    const search_text = foundByPerson({ ...row, practiceName });
    // An unchanged text leaves the two large indexes as they are.
    const changed = search_text === row.search_text ? values : { ...values, search_text };
    await queries.updateTable("leads").set(changed).where("id", "=", id).execute();
  }
  return rows.length;
}

async function fillNotes(queries: Queries): Promise<number> {
  const notes = await queries
    .selectFrom("lead_notes")
    .select(["id", "text"])
    .where("search_text", "is", null)
    .limit(rowsAtATime)
    .execute();
  for (const { id, text } of notes)
    await queries
      .updateTable("lead_notes")
      .set({ search_text: plain(text) })
      .where("id", "=", id)
      .execute();
  return notes.length;
}

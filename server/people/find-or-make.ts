import { newId } from "../storage/ids.ts";
import { addRow, changeRows, findRow, knownRow } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";
import { type Contact, columnOf, foundBy, type SetBy, setByOf } from "./person.ts";

type Entry = Contact & { state?: string | null | undefined };

/**
 * The person with this address, or a new one. For a known person, what the visitor typed fills only
 * fields that are empty; what differs from a filled field is kept with the lead alone. A phone number
 * is taken only with the first lead, because a stranger may enter somebody else's address.
 */
export async function findOrMake(
  queries: Queries,
  entry: Entry,
  { by = null, now }: { by?: string | null; now: number },
): Promise<{ id: string; isNew: boolean }> {
  const email = entry.email?.toLowerCase() || null;
  const made = newPerson({ ...entry, email }, by, now);
  if (await addRow(queries, "people", made)) return { id: made.id, isNew: true };
  const known = await knownRow(queries, "people", (await personIdAt(queries, email ?? "")) ?? "");
  const gap = known.only_reader === 1 ? fields : fields.filter((field) => field !== "phone");
  const blank = gap.filter((field) => known[columns[field]] === null && made[columns[field]]);
  if (blank.length > 0) {
    const filled = Object.fromEntries(blank.map((field) => [columns[field], made[columns[field]]]));
    const typed = setByOf(made);
    const setBy: SetBy = {
      ...Object.fromEntries(blank.map((field) => [field, typed[field]])),
      ...setByOf(known),
    };
    await changeRows(queries, "people", known.id, {
      ...filled,
      set_by: JSON.stringify(setBy),
      ...foundBy({ ...known, ...filled }),
    });
  }
  return { id: known.id, isNew: false };
}

const fields = ["name", "practiceName", "phone", "state"] as const;
const columns = { ...columnOf, state: "state" } as const;

/** The id of the person who has this address, also as the address of a merged person. */
export async function personIdAt(queries: Queries, email: string): Promise<string | undefined> {
  const known = await findRow(queries, "people", { email: email.toLowerCase() });
  return known?.merged_into ?? known?.id;
}

/** As it is stored before anything is known of what they sent. */
export function newPerson(entry: Entry, by: string | null, now: number) {
  const contact = {
    email: entry.email || null,
    name: entry.name || null,
    practice_name: entry.practiceName || null,
    phone: entry.phone || null,
    next_step: null,
  };
  const state = entry.state || null;
  const given = Object.entries({ ...entry, state }).filter(([, value]) => value);
  return {
    id: newId(),
    ...contact,
    ...foundBy(contact),
    state,
    status: "new" as const,
    set_by: JSON.stringify(Object.fromEntries(given.map(([field]) => [field, { by, at: now }]))),
    version: 1,
    created_at: now,
    only_reader: 1 as const,
  };
}

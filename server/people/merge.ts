import { firmTimeZone } from "#content/firm.ts";
import { dayOf } from "#wording/times.ts";
import { type ActedBy, recordAudit } from "../audit/audit.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import { jsonOrUndefined } from "../storage/json.ts";
import type { PersonRow, Queries } from "../storage/tables.ts";
import { movedByMerge } from "./belongings.ts";
import { recordEvent } from "./history.ts";
import { findPerson, foundBy, type SetBy, setByOf } from "./person.ts";
import { summarize } from "./summarize.ts";

type Moved = Partial<Record<(typeof movedByMerge)[number] | "people", string[]>>;
type Columns = Partial<PersonRow>;
/** What a merge did, as it is stored to be undone. */
type MergedRows = { into: string; moved: Moved; before: Columns; after: Columns };

/** Everything of the other person becomes this one's. The other's address stays known as theirs. */
export async function mergePeople(
  queries: Queries,
  id: string,
  otherId: string,
  { user, now }: ActedBy,
): Promise<string> {
  const [person, other] = [await findPerson(queries, id), await findPerson(queries, otherId)];
  if (person === undefined || other === undefined) throw refusals.noSuchPerson();
  if (person.id === other.id) throw refusals.field("They are one person already.", "otherId");
  const moved: Moved = {};
  for (const table of movedByMerge) moved[table] = await moveAll(queries, table, person, other);
  const former = await queries
    .updateTable("people")
    .set({ merged_into: person.id })
    .where("merged_into", "=", other.id)
    .returning("id")
    .execute();
  moved.people = former.map((row) => row.id);

  const after = takenOver(person, other);
  const before = Object.fromEntries(
    Object.keys(after).map((column) => [column, person[column as keyof PersonRow]]),
  );
  const rows: MergedRows = { into: person.id, moved, before, after };
  await queries
    .updateTable("people")
    .set({
      merged_into: person.id,
      merged_at: now,
      merged_rows: JSON.stringify(rows),
      // Only one person can have the address.
      ...(after.email && { email: null }),
    })
    .where("id", "=", other.id)
    .execute();
  await setColumns(queries, person, after);
  await summarize(queries, [person.id, other.id]);
  const about = { personId: person.id, authorId: user.id, now };
  await recordEvent(queries, about, { kind: "merged", who: nameOf(other) });
  const details = { other: other.id };
  await recordAudit(queries, { user, action: "people-merged", subject: person.id, details, now });
  return person.id;
}

async function moveAll(
  queries: Queries,
  table: (typeof movedByMerge)[number],
  person: PersonRow,
  other: PersonRow,
): Promise<string[]> {
  const rows = await queries
    .updateTable(table)
    .set({ person_id: person.id })
    .where("person_id", "=", other.id)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** What this person lacks, and the status of the other if nobody has worked on this one. */
function takenOver(person: PersonRow, other: PersonRow): Columns {
  const lacking = ["email", "name", "practice_name", "phone", "state", "owner_id"] as const;
  const filled = lacking.filter((column) => person[column] === null && other[column] !== null);
  return {
    ...Object.fromEntries(filled.map((column) => [column, other[column]])),
    ...(person.next_step === null &&
      other.next_step !== null && {
        next_step: other.next_step,
        next_step_on: other.next_step_on,
      }),
    ...(person.status === "new" && other.status !== "new" && { status: other.status }),
    set_by: JSON.stringify({ ...setByOf(other), ...definedIn(setByOf(person)) }),
  };
}

const definedIn = (setBy: SetBy) =>
  Object.fromEntries(Object.entries(setBy).filter(([, value]) => value));

async function setColumns(queries: Queries, person: PersonRow, columns: Columns): Promise<void> {
  await queries
    .updateTable("people")
    .set({ ...columns, ...foundBy({ ...person, ...columns }), version: person.version + 1 })
    .where("id", "=", person.id)
    .execute();
}

const nameOf = ({ name, email, phone }: PersonRow): string => name ?? email ?? phone ?? "";

export function canUndoMerge({ merged_at }: Pick<PersonRow, "merged_at">, now: number): boolean {
  return merged_at !== null && dayOf(merged_at, firmTimeZone) === dayOf(now, firmTimeZone);
}

/** Takes a merge back on its own day. What was changed since then stays with who has it now. */
export async function undoMerge(
  queries: Queries,
  otherId: string,
  { user, now }: ActedBy,
): Promise<string> {
  const other = await queries
    .selectFrom("people")
    .selectAll()
    .where("id", "=", otherId)
    .executeTakeFirst();
  const person = other?.merged_into ? await findPerson(queries, other.merged_into) : undefined;
  if (other === undefined || person === undefined) throw refusals.noSuchPerson();
  if (!canUndoMerge(other, now))
    throw new Refusal(409, "A merge can be undone on the same day only.");
  const { into, moved, before, after }: MergedRows = Object(jsonOrUndefined(other.merged_rows));
  const same = Object.keys(after).filter(
    (column) => person[column as keyof PersonRow] === after[column as keyof PersonRow],
  ) as (keyof PersonRow)[];
  const back = into === person.id ? same : [];
  await setColumns(
    queries,
    person,
    Object.fromEntries(back.map((column) => [column, before[column]])),
  );
  await queries
    .updateTable("people")
    .set({
      merged_into: null,
      merged_at: null,
      merged_rows: null,
      version: other.version + 1,
      ...(back.includes("email") && after.email && { email: after.email }),
    })
    .where("id", "=", other.id)
    .execute();
  for (const table of movedByMerge) {
    const ids = moved[table] ?? [];
    if (ids.length === 0) continue;
    await queries
      .updateTable(table)
      .set({ person_id: other.id })
      .where("id", "in", ids)
      .where("person_id", "=", person.id)
      .execute();
  }
  if (moved.people?.length)
    await queries
      .updateTable("people")
      .set({ merged_into: other.id })
      .where("id", "in", moved.people)
      .where("merged_into", "=", person.id)
      .execute();
  await summarize(queries, [person.id, other.id]);
  const about = { personId: person.id, authorId: user.id, now };
  await recordEvent(queries, about, { kind: "unmerged", who: nameOf(other) });
  const details = { other: other.id };
  await recordAudit(queries, { user, action: "merge-undone", subject: person.id, details, now });
  return person.id;
}

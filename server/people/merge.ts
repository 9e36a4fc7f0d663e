import { firmTimeZone } from "#content/firm.ts";
import { dayOf } from "#wording/times.ts";
import { type ActedBy, recordAudit } from "../audit/audit.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import { changeRows, findRow, jsonOrUndefined } from "../storage/rows.ts";
import type { PersonRow, Queries } from "../storage/tables.ts";
import { takeTurns } from "../storage/take-turns.ts";
import { movedByMerge } from "./belongings.ts";
import { recordEvent } from "./history.ts";
import {
  findPerson,
  foundBy,
  moveSubscription,
  personOrRefuse,
  type SetBy,
  setByOf,
} from "./person.ts";
import { summarize } from "./summarize.ts";

type MovedRows = Partial<Record<(typeof movedByMerge)[number] | "people", string[]>>;
type Columns = Partial<PersonRow>;
/** What a merge did, as it is stored to be undone. */
type MergedRows = { into: string; moved: MovedRows; before: Columns; after: Columns };

/** Everything of the other person becomes this one's. The other's address stays known as theirs. */
export async function mergePeople(
  queries: Queries,
  id: string,
  otherId: string,
  { user, now }: ActedBy,
): Promise<string> {
  await takeTurns(queries);
  const person = await personOrRefuse(queries, id);
  const other = await personOrRefuse(queries, otherId);
  if (person.id === other.id) throw refusals.field("They are one person already.", "otherId");
  const moved: MovedRows = {};
  const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
  for (const table of movedByMerge) {
    const which = { person_id: other.id };
    moved[table] = ids(await changeRows(queries, table, which, { person_id: person.id }));
  }
  const former = { merged_into: other.id };
  moved.people = ids(await changeRows(queries, "people", former, { merged_into: person.id }));

  const after = takenOver(person, other);
  const before = Object.fromEntries(
    Object.keys(after).map((column) => [column, person[column as keyof PersonRow]]),
  );
  const rows: MergedRows = { into: person.id, moved, before, after };
  await changeRows(queries, "people", other.id, {
    merged_into: person.id,
    merged_at: now,
    merged_rows: JSON.stringify(rows),
    // Only one person can have the address.
    ...(after.email && { email: null }),
  });
  await setColumns(queries, person, after);
  if (after.email) await moveSubscription(queries, other.id, person.id);
  await summarize(queries, [person.id, other.id]);
  await recordEvent(queries, person.id, { user, now }, { kind: "merged", who: nameOf(other) });
  await recordAudit(queries, { user, now }, "people-merged", person.id, { other: other.id });
  return person.id;
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

async function setColumns(queries: Queries, person: PersonRow, columns: Columns) {
  await changeRows(queries, "people", person.id, {
    ...columns,
    ...foundBy({ ...person, ...columns }),
    version: person.version + 1,
  });
}

const nameOf = ({ name, email, phone }: PersonRow): string => name ?? email ?? phone ?? "";

export function canUndoMerge({ merged_at }: Pick<PersonRow, "merged_at">, now: number): boolean {
  return merged_at !== null && dayOf(merged_at, firmTimeZone) === dayOf(now, firmTimeZone);
}

/** Takes a merge back on its own day. What was changed since then stays with who has it now. */
export async function undoMerge(queries: Queries, otherId: string, { user, now }: ActedBy) {
  await takeTurns(queries);
  const other = await findRow(queries, "people", otherId);
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
  const addressGoesBack = back.includes("email") && after.email;
  const email = (addressGoesBack && after.email) || other.email;
  await changeRows(queries, "people", other.id, {
    merged_into: null,
    merged_at: null,
    merged_rows: null,
    version: other.version + 1,
    email,
    ...foundBy({ ...other, email }),
  });
  if (addressGoesBack) await moveSubscription(queries, person.id, other.id);
  for (const table of movedByMerge) {
    const which = { id: moved[table] ?? [], person_id: person.id };
    await changeRows(queries, table, which, { person_id: other.id });
  }
  const former = { id: moved.people ?? [], merged_into: person.id };
  await changeRows(queries, "people", former, { merged_into: other.id });
  await summarize(queries, [person.id, other.id]);
  await recordEvent(queries, person.id, { user, now }, { kind: "unmerged", who: nameOf(other) });
  await recordAudit(queries, { user, now }, "merge-undone", person.id, { other: other.id });
  return person.id;
}

/** A lead that was sent at the very moment of a merge belongs to the person that is left. */
export async function moveLateLeads(queries: Queries) {
  const late = await queries
    .selectFrom("people")
    .innerJoin("leads", "leads.person_id", "people.id")
    .select(["leads.id", "people.merged_into"])
    .where("people.merged_into", "is not", null)
    .$narrowType<{ merged_into: string }>()
    .execute();
  for (const { id, merged_into: person_id } of late) {
    await changeRows(queries, "leads", id, { person_id });
    await changeRows(queries, "outbox", { lead_id: id }, { person_id });
  }
  await summarize(queries, [...new Set(late.map(({ merged_into }) => merged_into))]);
}

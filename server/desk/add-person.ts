import type { RequestBody } from "#contracts/desk/api.ts";
import { recordAudit } from "../audit/audit.ts";
import {
  idempotencyHash,
  insertLead,
  type NewLead,
  type RecordedLead,
} from "../leads/record-lead.ts";
import { changePerson } from "../people/change.ts";
import { recordEvent } from "../people/history.ts";
import { newId } from "../storage/ids.ts";
import { knownRow } from "../storage/rows.ts";
import type { Queries } from "../storage/tables.ts";
import type { Acting } from "./services.ts";

type Added = { lead: NewLead; recorded: RecordedLead; known: boolean };

/** A person who called or came, within the caller's transaction. A repeated request adds one. */
export async function addPerson(
  queries: Queries,
  { idempotencyKey, status, source, ownerId, ...person }: RequestBody<"addPerson">,
  { user, now }: Acting,
): Promise<Added> {
  const lead: NewLead = {
    ...person,
    id: newId(),
    kind: "contact",
    idempotencyHash: idempotencyHash(`${user.id} ${idempotencyKey}`, person),
    // Not a path, so the desk shows it without a link.
    sourcePage: source,
    createdAt: now,
  };
  const recorded = await insertLead(queries, lead, user.id);
  const { personId } = recorded;
  const first = await knownRow(queries, "people", personId);
  const known = first.created_at !== now;
  if (recorded.repeated) return { lead, recorded, known };
  await recordEvent(queries, personId, { user, now }, { kind: "added", source });
  await recordAudit(queries, { user, now }, "person-added", personId, { status });
  // What is known of a person is changed on their page, not by adding them again.
  const change = known ? {} : { status, ownerId: ownerId === undefined ? user.id : ownerId };
  await changePerson(queries, personId, change, { user, now });
  return { lead, recorded, known };
}

import type { Answer } from "#contracts/desk/api.ts";
import { correctedFields, type SentLead } from "#contracts/desk/person.ts";
import { readCalls } from "../../bookings/calls.ts";
import { refusals } from "../../http/refusal.ts";
import { messagesAbout } from "../../leads/lead-messages.ts";
import { leadsOf, personWithOwner } from "../../leads/list-people.ts";
import { estimateIn, storedAnswers } from "../../leads/stored-estimate.ts";
import { canUndoMerge } from "../../people/merge.ts";
import { columnOf, enteredIn, everyIdOf, findPerson } from "../../people/person.ts";
import { columnsOf } from "../../storage/rows.ts";
import type { LeadRow, PersonRow, Queries } from "../../storage/tables.ts";
import { notesOf } from "../person-notes.ts";
import type { Acting } from "../services.ts";
import { presentUsers } from "../team.ts";
import { timelineOf } from "../timeline.ts";
import { deskCalls } from "./call.ts";
import { deskMessage } from "./message.ts";
import { peopleInList } from "./person-in-list.ts";
import { shownToVisitor } from "./shown-to-visitor.ts";

type Looking = Acting & { queries: Queries };

/** A person by the id of their own, of one merged into them, or of something they sent. */
export async function personAnswer(
  { queries, user, now }: Looking,
  id: string,
): Promise<Answer<"person">> {
  const found = await findPerson(queries, id);
  const person = found && (await personWithOwner(queries, found.id));
  const [inList] = person ? await peopleInList(queries, [person], now) : [];
  if (person === undefined || inList === undefined) throw refusals.noSuchPerson();
  const messages = await messagesAbout(queries, person);
  const leads = (await leadsOf(queries, [person.id])).get(person.id) ?? [];
  const calls = await readCalls(queries, { personId: person.id });
  return {
    person: {
      ...inList,
      leads: leads.map((lead) => sentLead(lead, person)),
      calls: (await deskCalls(queries, calls)).toReversed(),
      subscription: await subscriptionOf(queries, person.id),
      merged: await mergedInto(queries, person.id, now),
      viewers: await viewersOf({ queries, user, now }, person.id),
      messages: messages.map((message) => deskMessage(message, now)),
      timeline: await timelineOf(queries, person, leads, messages),
      notes: await notesOf(queries, person.id),
    },
    owners: await presentUsers(queries),
  };
}

function sentLead(lead: LeadRow, person: PersonRow): SentLead {
  return {
    ...columnsOf(lead, "id", "created_at", "kind", "cpa_email", "message", "consent"),
    ...columnsOf(lead, "source_page", "partner", "placement", "embedding_host"),
    putAway: lead.put_away_as,
    enteredAs: differing(lead, person),
    estimate: estimateIn(lead.result),
    answers: storedAnswers(lead.inputs),
    ...shownToVisitor(lead),
    utm: { source: lead.utm_source, medium: lead.utm_medium, campaign: lead.utm_campaign },
  };
}

/** What the visitor typed where the person has something else, or nothing. */
function differing(lead: LeadRow, person: PersonRow): SentLead["enteredAs"] {
  const entered = enteredIn(lead);
  const differs = correctedFields.filter((field) => {
    const known = person[columnOf[field]] ?? "";
    const typed = entered[field] ?? "";
    return typed !== "" && typed.toLowerCase() !== known.toLowerCase();
  });
  return Object.fromEntries(differs.map((field) => [field, entered[field] ?? ""]));
}

async function subscriptionOf(queries: Queries, personId: string) {
  const row = await queries
    .selectFrom("subscriptions")
    .select(["status", "created_at", "confirmed_at"])
    .where("person_id", "in", await everyIdOf(queries, personId))
    // Of two addresses the one that is confirmed.
    .orderBy("status")
    .executeTakeFirst();
  return row ? { status: row.status, since: row.confirmed_at ?? row.created_at } : null;
}

async function mergedInto(queries: Queries, personId: string, now: number) {
  const rows = await queries
    .selectFrom("people")
    .select(["id", "name", "email", "merged_at"])
    .where("merged_into", "=", personId)
    .orderBy("merged_at", "desc")
    .execute();
  return rows.map(({ id, name, email, merged_at }) => ({
    id,
    name,
    email,
    at: merged_at ?? 0,
    canUndo: canUndoMerge({ merged_at }, now),
  }));
}

const viewedRecently = 10 * 60_000;

/** Colleagues who opened the person in the last minutes, as the audit log has it. */
export async function viewersOf(
  { queries, user, now }: Looking,
  personId: string,
): Promise<Answer<"personNews">["viewers"]> {
  const rows = await queries
    .selectFrom("desk_audit")
    .innerJoin("desk_users", "desk_users.id", "desk_audit.user_id")
    .select(["desk_users.id", "desk_users.email", "desk_users.name"])
    .select(({ fn }) => fn.max("desk_audit.created_at").as("at"))
    .where("desk_audit.subject", "=", personId)
    .where("desk_audit.action", "=", "person-viewed")
    .where("desk_audit.created_at", ">", now - viewedRecently)
    .where("desk_users.id", "!=", user.id)
    .groupBy(["desk_users.id", "desk_users.email", "desk_users.name"])
    .execute();
  return rows.map(({ at, ...colleague }) => ({ colleague, at: Number(at) }));
}

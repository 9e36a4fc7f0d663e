import type { Colleague } from "#contracts/desk/people.ts";
import type { PersonEvent } from "#contracts/desk/person.ts";
import { recipientsOf } from "../leads/lead-messages.ts";
import { storedEvent } from "../people/history.ts";
import { findRows, jsonOrUndefined } from "../storage/rows.ts";
import type { LeadRow, OutboxRow, PersonRow, Queries } from "../storage/tables.ts";
import { everyUser } from "./team.ts";

/** What happened to a person, the newest first: what they sent, messages, what the team did. */
export async function timelineOf(
  queries: Queries,
  person: PersonRow,
  leads: readonly LeadRow[],
  messages: readonly OutboxRow[],
): Promise<PersonEvent[]> {
  const users = new Map((await everyUser(queries)).map((user) => [user.id, user]));
  const colleague = (id: string): Colleague => users.get(id) ?? { id, email: id, name: null };
  const theirs = { person_id: person.id };
  // The events of one change have the same time, and ids of one millisecond are in random order.
  const rows = await findRows(queries, "person_events", theirs, "created_at", "kind", "id");
  const added = new Set(rows.filter(({ kind }) => kind === "added").map((row) => row.created_at));
  const arrivals = leads
    // What a colleague entered did not arrive by itself.
    .filter(({ created_at }) => !added.has(created_at))
    .map(
      (lead): PersonEvent => ({
        id: lead.id,
        at: lead.created_at,
        by: null,
        kind: "arrived",
        leadKind: lead.kind,
        page: lead.source_page,
      }),
    );
  const events: PersonEvent[] = [
    ...arrivals,
    ...messages.flatMap(messageEvent),
    ...rows.map(({ id, created_at, author_id, kind, details }) => ({
      id,
      at: created_at,
      by: author_id === null ? null : colleague(author_id),
      ...changeOf({ kind, ...Object(jsonOrUndefined(details)) }, colleague),
    })),
  ];
  // Sorting is stable, so events of the same millisecond keep the order of this list.
  return events.toSorted((one, other) => one.at - other.at).reverse();
}

function messageEvent(message: OutboxRow): PersonEvent[] {
  const { id, status, finished_at: at, purpose, last_error: reason } = message;
  if (status === "waiting" || at === null) return [];
  const refused = recipientsOf(message).flatMap((recipient) =>
    recipient.status === "refused" ? [recipient.address] : [],
  );
  return [{ id, at, by: null, kind: `message-${status}`, purpose, reason, refused }];
}

/** A stored event with the people it names. */
function changeOf(stored: { kind: string }, colleague: (id: string) => Colleague) {
  const parsed = storedEvent.safeParse(stored);
  if (!parsed.success) return { kind: "other", name: stored.kind } as const;
  const event = parsed.data;
  const orNone = (id: string | null) => (id === null ? null : colleague(id));
  if (event.kind === "owner")
    return { kind: event.kind, from: orNone(event.from), to: orNone(event.to) };
  return event.kind === "call" ? { ...event, to: orNone(event.to) } : event;
}

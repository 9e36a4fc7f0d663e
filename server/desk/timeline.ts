import * as z from "zod/mini";
import { callEvent, correctedField, type LeadEvent } from "#contracts/desk/lead.ts";
import { type DeskPerson, leadStatus, nextStep } from "#contracts/desk/leads.ts";
import { recipientsOf } from "../leads/lead-messages.ts";
import { newId } from "../storage/ids.ts";
import { jsonOrUndefined } from "../storage/json.ts";
import type { LeadRow, OutboxRow, Queries } from "../storage/tables.ts";
import { everyUser } from "./team.ts";

/** What is stored about a lead's changes. It is erased with the lead, so it may name people. */
const storedEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("status"), from: leadStatus, to: leadStatus }),
  z.object({
    kind: z.literal("owner"),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal("next-step"),
    from: z.nullable(nextStep),
    to: z.nullable(nextStep),
  }),
  z.object({ kind: z.literal("added"), source: z.string() }),
  z.object({
    kind: z.literal("corrected"),
    field: correctedField,
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal("note-removed") }),
  z.object({ kind: z.enum(["set-aside", "taken-back"]), purpose: z.string() }),
  z.object({
    kind: z.literal("sent-again"),
    purpose: z.string(),
    addresses: z.array(z.string()),
  }),
  /** Recorded by server/bookings. */
  z.object({ kind: z.literal("call"), what: callEvent, start: z.number() }),
]);
export type StoredEvent = z.infer<typeof storedEvent>;

export async function recordEvent(
  queries: Queries,
  about: { leadId: string; authorId: string; now: number },
  { kind, ...details }: StoredEvent,
): Promise<void> {
  await queries
    .insertInto("lead_events")
    .values({
      id: newId(),
      lead_id: about.leadId,
      author_id: about.authorId,
      kind,
      details: JSON.stringify(details),
      created_at: about.now,
    })
    .execute();
}

/** What happened to a lead, the newest first: its arrival, its messages, what the team did. */
export async function timelineOf(
  queries: Queries,
  lead: Pick<LeadRow, "id" | "kind" | "created_at" | "source_page">,
  messages: readonly OutboxRow[],
): Promise<LeadEvent[]> {
  const users = new Map((await everyUser(queries)).map((user) => [user.id, user]));
  const person = (id: string): DeskPerson => users.get(id) ?? { id, email: id, name: null };
  const rows = await queries
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "=", lead.id)
    .orderBy("created_at")
    // The events of one change have the same time, and ids of one millisecond are in random order.
    .orderBy("kind")
    .orderBy("id")
    .execute();
  const arrived: LeadEvent = {
    id: lead.id,
    at: lead.created_at,
    by: null,
    kind: "arrived",
    leadKind: lead.kind,
    page: lead.source_page,
  };
  const events: LeadEvent[] = [
    // A lead that was added by hand did not arrive by itself.
    ...(rows.some(({ kind }) => kind === "added") ? [] : [arrived]),
    ...messages.flatMap(messageEvent),
    ...rows.map(({ id, created_at, author_id, kind, details }) => ({
      id,
      at: created_at,
      by: author_id === null ? null : person(author_id),
      ...changeOf({ kind, ...Object(jsonOrUndefined(details)) }, person),
    })),
  ];
  // Sorting is stable, so events of the same millisecond keep the order of this list.
  return events.toSorted((one, other) => one.at - other.at).reverse();
}

function messageEvent(message: OutboxRow): LeadEvent[] {
  const { id, status, finished_at: at, purpose, last_error: reason } = message;
  if (status === "waiting" || at === null) return [];
  const refused = recipientsOf(message).flatMap((recipient) =>
    recipient.status === "refused" ? [recipient.address] : [],
  );
  return [{ id, at, by: null, kind: `message-${status}`, purpose, reason, refused }];
}

/** A stored event with the people it names. */
function changeOf(stored: { kind: string }, person: (id: string) => DeskPerson) {
  const parsed = storedEvent.safeParse(stored);
  if (!parsed.success) return { kind: "other", name: stored.kind } as const;
  const event = parsed.data;
  if (event.kind !== "owner") return event;
  const orNone = (id: string | null) => (id === null ? null : person(id));
  return { kind: event.kind, from: orNone(event.from), to: orNone(event.to) };
}

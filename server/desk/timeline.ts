import * as z from "zod/mini";
import { deskLead } from "#content/desk.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { leadStatus, leadStatusNames } from "#contracts/desk/leads.ts";
import { jsonOrUndefined } from "../leads/stored-estimate.ts";
import { newId } from "../storage/ids.ts";
import type { LeadRow, OutboxRow, Queries } from "../storage/tables.ts";

type Entry = DeskLead["timeline"][number];

/** What is kept about a lead's changes. Erased with the lead, so it may name people. */
export type LeadEvent =
  | { kind: "status"; from: LeadRow["status"]; to: LeadRow["status"] }
  | { kind: "owner"; from: string | null; to: string | null }
  | { kind: "sent-again"; purpose: string; addresses: string[] };

export async function recordEvent(
  queries: Queries,
  about: { leadId: string; authorId: string; now: number },
  { kind, ...details }: LeadEvent,
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

const arrivals: Record<LeadRow["kind"], string> = {
  estimate: "Asked for an estimate",
  contact: "Wrote through the contact form",
  newsletter: "Asked for the newsletter",
};

/** What happened to a lead, the newest first: its arrival, its messages, what the team did. */
export async function timelineOf(
  queries: Queries,
  lead: Pick<LeadRow, "id" | "kind" | "created_at" | "source_page">,
  messages: readonly OutboxRow[],
): Promise<Entry[]> {
  const users = await queries.selectFrom("desk_users").select(["id", "email"]).execute();
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const events = await queries
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "=", lead.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const entries: Entry[] = [
    {
      id: lead.id,
      at: lead.created_at,
      by: null,
      text: `${arrivals[lead.kind]} on ${lead.source_page}`,
    },
    ...messages.flatMap(messageEntry),
    ...events.map(({ id, created_at, author_id, kind, details }) => ({
      id,
      at: created_at,
      by: author_id === null ? null : { id: author_id, email: emails.get(author_id) ?? "" },
      text: eventInWords({ kind, ...Object(jsonOrUndefined(details)) }, emails),
    })),
  ];
  // Sorting is stable: what happened in the same millisecond stays in the order it was told.
  return entries.toSorted((one, other) => one.at - other.at).reverse();
}

function messageEntry({ id, state, finished_at, purpose, last_error }: OutboxRow): Entry[] {
  if (state === "pending" || finished_at === null) return [];
  const reason = last_error ? ` (${last_error})` : "";
  const outcome = state === "done" ? "Sent" : "Could not be sent";
  const text = `${outcome}: ${purposeInWords(purpose)}${reason}`;
  return [{ id, at: finished_at, by: null, text }];
}

function purposeInWords(purpose: string): string {
  return deskLead.purposes[purpose] ?? purpose;
}

const leadEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("status"), from: leadStatus, to: leadStatus }),
  z.object({
    kind: z.literal("owner"),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal("sent-again"),
    purpose: z.string(),
    addresses: z.array(z.string()),
  }),
]);

function eventInWords(stored: { kind: string }, emails: ReadonlyMap<string, string>): string {
  const parsed = leadEvent.safeParse(stored);
  if (!parsed.success) return stored.kind;
  const event = parsed.data;
  const owner = (id: string | null) => (id === null ? "nobody" : (emails.get(id) ?? id));
  switch (event.kind) {
    case "status":
      return `Status changed from ${leadStatusNames[event.from]} to ${leadStatusNames[event.to]}`;
    case "owner":
      return `Owner changed from ${owner(event.from)} to ${owner(event.to)}`;
    case "sent-again":
      return `Sent again: ${purposeInWords(event.purpose)} to ${event.addresses.join(", ")}`;
  }
}

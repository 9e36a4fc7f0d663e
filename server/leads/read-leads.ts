import { parseRecipients } from "../outbox/recipients.ts";
import type { Queries } from "../storage/tables.ts";
import { leadWithOwner } from "./list-leads.ts";

/** A lead with everything that was sent about it, or undefined if no lead has this id. */
export async function findLeadWithMessages(queries: Queries, id: string) {
  const lead = await leadWithOwner(queries, id);
  if (lead === undefined) return undefined;
  const messages = await queries
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return { lead, messages: messages.map(parseRecipients) };
}

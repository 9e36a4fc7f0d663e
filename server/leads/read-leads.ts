import { parseRecipients } from "../outbox/recipients.ts";
import type { Queries } from "../storage/tables.ts";
import { messagesOfLead } from "./lead-messages.ts";
import { leadWithOwner } from "./list-leads.ts";

export async function findLeadWithMessages(queries: Queries, id: string) {
  const lead = await leadWithOwner(queries, id);
  if (lead === undefined) return undefined;
  const messages = await messagesOfLead(queries, lead);
  return { lead, messages: messages.map(parseRecipients) };
}

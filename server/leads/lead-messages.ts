import * as z from "zod/mini";
import { messageRecipient } from "#contracts/desk/mail.ts";
import { sameAddress } from "#contracts/email-address.ts";
import { parseRecipients, type Recipient } from "../outbox/recipients.ts";
import { jsonOrUndefined } from "../storage/json.ts";
import type { LeadRow, OutboxRow, Queries } from "../storage/tables.ts";
import { leadWithOwner } from "./list-leads.ts";

/**
 * Everything that was sent about a lead, the oldest first. Messages made together have the same
 * time and random ids: the visitor's come first, then other e-mails, then calls to connections.
 */
export async function messagesOfLead(
  queries: Queries,
  lead: Pick<LeadRow, "id" | "email">,
): Promise<OutboxRow[]> {
  const rows = await queries
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", lead.id)
    .orderBy("created_at")
    .orderBy("purpose")
    .orderBy("id")
    .execute();
  const rank = (row: OutboxRow) => {
    if (row.channel === "webhook") return 2;
    return recipientsOf(row).some(
      ({ role, address }) => role === "to" && sameAddress(address, lead.email),
    )
      ? 0
      : 1;
  };
  // Sorting is stable, so the order of the query decides between messages of one rank.
  return rows.toSorted(
    (one, other) => one.created_at - other.created_at || rank(one) - rank(other),
  );
}

export async function findLeadWithMessages(queries: Queries, id: string) {
  const lead = await leadWithOwner(queries, id);
  if (lead === undefined) return undefined;
  const messages = await messagesOfLead(queries, lead);
  return { lead, messages: messages.map(parseRecipients) };
}

const recipients = z.array(messageRecipient);

/** None if the stored text is damaged, so that the lead can still be opened. */
export function recipientsOf(row: Pick<OutboxRow, "recipients">): Recipient[] {
  return recipients.safeParse(jsonOrUndefined(row.recipients)).data ?? [];
}

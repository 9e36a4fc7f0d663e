import { parseRecipients } from "../outbox/recipients.ts";
import type { Queries } from "../storage/tables.ts";
import { leadWithOwner } from "./list-leads.ts";

/** A lead with everything that was sent about it, or undefined if there is none with this id. */
export async function findLeadWithMessages(queries: Queries, id: string) {
  const lead = await leadWithOwner(queries, id);
  if (lead === undefined) return undefined;
  const messages = await queries
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", id)
    .orderBy("created_at")
    .execute();
  return { lead, messages: messages.map(parseRecipients) };
}

/** Ids of old leads that are no longer needed: nothing waits to be sent, and no subscriber's. */
export async function leadsOlderThan(queries: Queries, time: number): Promise<string[]> {
  const rows = await queries
    .selectFrom("leads")
    .select("id")
    .where("created_at", "<", time)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.lead_id", "=", "leads.id")
            .where("outbox.state", "=", "pending"),
        ),
      ),
    )
    .where(({ eb, or, not, exists, selectFrom, fn }) =>
      or([
        eb("kind", "!=", "newsletter"),
        not(
          exists(
            selectFrom("subscriptions")
              .select("subscriptions.id")
              .where("subscriptions.state", "=", "confirmed")
              .where("subscriptions.email", "=", fn<string>("lower", ["leads.email"])),
          ),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

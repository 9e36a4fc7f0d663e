import type { Recipient } from "../outbox/recipients.ts";
import type { Queries } from "../storage/queries.ts";
import type { LeadKind, LeadRow, OutboxRow } from "../storage/tables.ts";

/** What staff do with leads once they are stored. */
export function findLeads(
  queries: Queries,
  filter: {
    kind?: LeadKind | undefined;
    since?: number | undefined;
    limit?: number | undefined;
  } = {},
): Promise<LeadRow[]> {
  const { kind, since, limit } = filter;
  return queries
    .selectFrom("leads")
    .selectAll()
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as LeadKind))
    .$if(since !== undefined, (query) => query.where("created_at", ">=", since as number))
    .orderBy("created_at", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute();
}

export type LeadFile = {
  lead: LeadRow;
  messages: (Omit<OutboxRow, "recipients"> & { recipients: Recipient[] })[];
};

/** A lead with everything that was sent about it. */
export async function openLeadFile(queries: Queries, id: string): Promise<LeadFile | undefined> {
  const lead = await queries
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (lead === undefined) return undefined;
  const messages = await queries
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", id)
    .orderBy("created_at")
    .execute();
  return {
    lead,
    messages: messages.map((row) => ({ ...row, recipients: JSON.parse(row.recipients) })),
  };
}

/** Leads that are old enough and of no more use: nothing waits to be sent, nobody reads on. */
export async function leadsOlderThan(queries: Queries, time: number): Promise<string[]> {
  const rows = await queries
    .selectFrom("leads")
    .select("id")
    .where("created_at", "<", time)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.lead_id", "=", "leads.id")
            .where("outbox.state", "=", "pending"),
        ),
      ),
    )
    .where((is) =>
      is.or([
        is("kind", "!=", "newsletter"),
        is.not(
          is.exists(
            is
              .selectFrom("subscriptions")
              .select("subscriptions.id")
              .where("subscriptions.state", "=", "confirmed")
              .where((value) =>
                value("subscriptions.email", "=", value.fn<string>("lower", ["leads.email"])),
              ),
          ),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

import { createHash } from "node:crypto";
import type { LeadKind } from "#contracts/desk/leads.ts";
import type { Visit } from "#contracts/visit.ts";
import { type Enqueued, enqueue, type Outgoing } from "../outbox/queue.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";
import { leadWebhooks } from "../webhooks/deliver.ts";
import { enabledEndpoints } from "../webhooks/endpoints.ts";
import { searchText } from "./search-text.ts";

export type NewLead = Visit & {
  id: string;
  kind: LeadKind;
  idempotencyHash: string | null;
  email: string;
  name?: string | undefined;
  practiceName?: string | undefined;
  phone?: string | undefined;
  cpaEmail?: string | undefined;
  message?: string | undefined;
  inputs?: unknown;
  result?: unknown;
  sourcePage: string;
  consent?: string | undefined;
  createdAt: number;
};

/**
 * The same request made again has the same hash. Its contents are part of it: a visitor who
 * corrects a field and sends again is a new lead, never taken for a repetition.
 */
export function idempotencyHash(key: string, contents: unknown): string {
  return createHash("sha256")
    .update(`${key}\n${JSON.stringify(contents)}`)
    .digest("hex");
}

/** One lead an address, however often it asks for the newsletter. */
export function newsletterHash(email: string): string {
  return idempotencyHash("newsletter", email.toLowerCase());
}

export async function newsletterLeadId(queries: Queries, email: string): Promise<string | null> {
  return (await idOf(queries, newsletterHash(email))) ?? null;
}

export type LeadWithMessages = { lead: NewLead; outgoing: readonly Outgoing[] };
export type RecordedLead = { id: string; repeated: boolean };

/**
 * Stores leads and everything to be sent about them, all or nothing. A repetition stores nothing
 * and gets the first one's id.
 */
export function recordLeads(
  storage: Storage,
  entries: readonly LeadWithMessages[],
): Promise<RecordedLead[]> {
  return storage.transaction(async (queries) => {
    const recorded = await insertLeads(
      queries,
      entries.map(({ lead }) => lead),
    );
    const endpoints = await enabledEndpoints(queries);
    const messages: Enqueued[] = [];
    for (const [index, { lead, outgoing }] of entries.entries()) {
      if (recorded[index]?.repeated) continue;
      for (const item of [...outgoing, ...leadWebhooks(endpoints, lead)])
        messages.push({ outgoing: item, leadId: lead.id, now: lead.createdAt });
    }
    await enqueue(queries, messages);
    return recorded;
  });
}

export async function insertLeads(
  queries: Queries,
  leads: readonly NewLead[],
): Promise<RecordedLead[]> {
  const inserted = await queries
    .insertInto("leads")
    .values(leads.map(leadRow))
    .onConflict((conflict) => conflict.column("idempotency_hash").doNothing())
    .returning("id")
    .execute();
  const newIds = new Set(inserted.map(({ id }) => id));
  const recorded: RecordedLead[] = [];
  for (const { id, idempotencyHash: hash } of leads) {
    const repeated = !newIds.has(id);
    const firstId = repeated ? await idOf(queries, hash) : id;
    recorded.push({ id: firstId ?? id, repeated });
  }
  return recorded;
}

async function idOf(queries: Queries, hash: string | null): Promise<string | undefined> {
  const lead = await queries
    .selectFrom("leads")
    .select("id")
    .where("idempotency_hash", "=", hash)
    .executeTakeFirst();
  return lead?.id;
}

export function leadRow(lead: NewLead): LeadRow {
  return {
    id: lead.id,
    kind: lead.kind,
    idempotency_hash: lead.idempotencyHash,
    email: lead.email,
    name: lead.name || null,
    practice_name: lead.practiceName || null,
    phone: lead.phone || null,
    cpa_email: lead.cpaEmail || null,
    message: lead.message || null,
    inputs: lead.inputs === undefined ? null : JSON.stringify(lead.inputs),
    result: lead.result === undefined ? null : JSON.stringify(lead.result),
    source_page: lead.sourcePage,
    partner: lead.partner || null,
    embedding_host: lead.embeddingHost || null,
    utm_source: lead.utmSource || null,
    utm_medium: lead.utmMedium || null,
    utm_campaign: lead.utmCampaign || null,
    consent: lead.consent || null,
    created_at: lead.createdAt,
    status: "new",
    owner_id: null,
    version: 1,
    search_text: searchText(lead),
  };
}

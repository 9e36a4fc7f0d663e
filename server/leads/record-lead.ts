import { createHash } from "node:crypto";
import { storedPartner } from "#content/partners/listed-partners.ts";
import type { Attribution } from "#contracts/attribution.ts";
import type { Calculation } from "#contracts/calculation.ts";
import type { LeadKind } from "#contracts/desk/leads.ts";
import { activeConnections } from "../connections/connections.ts";
import { leadWebhooks } from "../connections/lead-webhooks.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { enqueue, type Outgoing } from "../outbox/queue.ts";
import type { OutboxWorker } from "../outbox/worker.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";
import { foundByMore, foundByPerson } from "./search-text.ts";
import { estimatedCredit, stateOf } from "./stored-estimate.ts";

type Contact = Calculation["contact"];

/** Kinds other than an estimate may lack the calculator's contact fields, except the address. */
export type NewLead = Attribution & { [Field in keyof Contact]?: Contact[Field] | undefined } & {
  id: string;
  kind: LeadKind;
  idempotencyHash: string | null;
  email: string;
  /** Sent to other programs. In the database it is the first line of the message. */
  topic?: string | undefined;
  message?: string | undefined;
  inputs?: unknown;
  result?: unknown;
  sourcePage: string;
  consent?: string | undefined;
  createdAt: number;
};

/** The contents are part of it: a visitor who corrects a field and sends again is a new lead. */
export function idempotencyHash(key: string, contents: unknown): string {
  return createHash("sha256")
    .update(`${key}\n${JSON.stringify(contents)}`)
    .digest("hex");
}

export type RecordedLead = { id: string; repeated: boolean };

export function recordLead(
  storage: Storage,
  lead: NewLead,
  outgoing: readonly Outgoing[],
): Promise<RecordedLead> {
  return storage.transaction(async (queries) => {
    const recorded = await insertLead(queries, lead);
    if (!recorded.repeated) await enqueueAbout(queries, lead, outgoing);
    return recorded;
  });
}

/** To be called after the transaction: the outbox sends at once, log and metrics know of the lead. */
export function afterRecording(
  services: { outbox: Pick<OutboxWorker, "wake">; metrics?: Metrics | undefined; log: Log },
  { kind }: NewLead,
  recorded: RecordedLead,
): void {
  services.outbox.wake();
  if (!recorded.repeated) services.metrics?.leadStored(kind);
  services.log.info("lead-stored", { kind, ...recorded });
}

/** Within the caller's transaction. A repeated request returns the id of the first. */
export async function insertLead(queries: Queries, sent: NewLead): Promise<RecordedLead> {
  const lead = { ...sent, partner: storedPartner(sent.partner, sent.embeddingHost) };
  const inserted = await queries
    .insertInto("leads")
    .values(leadRow(lead))
    .onConflict((conflict) => conflict.column("idempotency_hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) {
    const first = await leadIdByHash(queries, lead.idempotencyHash);
    return { id: first ?? lead.id, repeated: true };
  }
  // Anybody can enter an address for the newsletter: other programs hear of it once it is confirmed.
  if (lead.kind !== "newsletter") await tellConnections(queries, lead);
  return { id: lead.id, repeated: false };
}

/** Within the caller's transaction. */
export async function tellConnections(queries: Queries, lead: NewLead): Promise<void> {
  await enqueueAbout(queries, lead, leadWebhooks(await activeConnections(queries), lead));
}

function enqueueAbout(queries: Queries, lead: NewLead, outgoing: readonly Outgoing[]) {
  const about = { leadId: lead.id, now: lead.createdAt };
  return enqueue(
    queries,
    outgoing.map((item) => ({ outgoing: item, ...about })),
  );
}

export async function leadIdByHash(
  queries: Queries,
  hash: string | null,
): Promise<string | undefined> {
  const lead = await queries
    .selectFrom("leads")
    .select("id")
    .where("idempotency_hash", "=", hash)
    .executeTakeFirst();
  return lead?.id;
}

export function leadRow(lead: NewLead): LeadRow {
  const inputs = lead.inputs === undefined ? null : JSON.stringify(lead.inputs);
  const result = lead.result === undefined ? null : JSON.stringify(lead.result);
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
    inputs,
    result,
    source_page: lead.sourcePage,
    partner: lead.partner || null,
    placement: lead.placement || null,
    embedding_host: lead.embeddingHost || null,
    utm_source: lead.utmSource || null,
    utm_medium: lead.utmMedium || null,
    utm_campaign: lead.utmCampaign || null,
    consent: lead.consent || null,
    created_at: lead.createdAt,
    status: "new",
    owner_id: null,
    next_step: null,
    next_step_on: null,
    version: 1,
    estimated_credit: estimatedCredit(result),
    search_text: foundByPerson(lead),
    search_more: foundByMore({ ...lead, state: stateOf(result, inputs) }),
  };
}

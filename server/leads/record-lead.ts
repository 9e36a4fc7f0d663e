import { createHash } from "node:crypto";
import { storedPartner } from "#content/partners/listed-partners.ts";
import type { Attribution } from "#contracts/attribution.ts";
import type { Calculation } from "#contracts/calculation.ts";
import type { LeadKind } from "#contracts/desk/people.ts";
import { activeConnections } from "../connections/connections.ts";
import { leadWebhooks } from "../connections/lead-webhooks.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { enqueue, type Outgoing } from "../outbox/queue.ts";
import type { OutboxWorker } from "../outbox/worker.ts";
import { findOrMake } from "../people/find-or-make.ts";
import { foundByLead } from "../people/search-text.ts";
import { summarize } from "../people/summarize.ts";
import { addRow, findRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadRow, Queries } from "../storage/tables.ts";
import { estimatedCredit, stateOf } from "./stored-estimate.ts";

type Contact = Calculation["contact"];

/** Kinds other than an estimate may lack the calculator's contact fields, except the address. */
export type NewLead = Attribution & { [Field in keyof Contact]?: Contact[Field] | undefined } & {
  id: string;
  kind: LeadKind;
  idempotencyHash: string | null;
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

export type RecordedLead = { id: string; personId: string; repeated: boolean; credit?: Credit };
type Credit = Pick<Attribution, "partner" | "placement">;

/** As content/pages/partners.ts and content/legal/privacy.mdx say. */
const creditedMs = 90 * 24 * 60 * 60 * 1000;

/** The partner through whom this person came last, for what they send later without its link. */
async function creditByAddress(queries: Queries, personId: string, now: number) {
  const came = await queries
    .selectFrom("leads")
    .select(["partner", "placement"])
    .where("person_id", "=", personId)
    .where("partner", "is not", null)
    .where("partner_by_address", "=", 0)
    .where("put_away_as", "is", null)
    .where("created_at", ">=", now - creditedMs)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return came && { partner: came.partner ?? undefined, placement: came.placement ?? undefined };
}

export function recordLead(storage: Storage, lead: NewLead, outgoing: readonly Outgoing[]) {
  return storage.transaction(async (queries) => {
    const recorded = await insertLead(queries, lead);
    const about = { personId: recorded.personId, leadId: lead.id, now: lead.createdAt };
    if (!recorded.repeated) await enqueue(queries, outgoing, about);
    return recorded;
  });
}

/** To be called after the transaction: the outbox sends at once, log and metrics know of the lead. */
export function afterRecording(
  services: { outbox: Pick<OutboxWorker, "wake">; metrics?: Metrics | undefined; log: Log },
  { kind }: NewLead,
  recorded: RecordedLead,
) {
  services.outbox.wake();
  if (!recorded.repeated) services.metrics?.leadStored(kind);
  const { id, personId, repeated } = recorded;
  services.log.info("lead-stored", { kind, id, personId, repeated });
}

/**
 * What a person sent, within the caller's transaction. The same address is the same person. A
 * repeated request returns the first.
 */
export async function insertLead(
  queries: Queries,
  sent: NewLead,
  /** The colleague who entered it; null for the person themselves. */
  by: string | null = null,
): Promise<RecordedLead> {
  const { idempotencyHash: hash } = sent;
  const first = hash && (await findRow(queries, "leads", { idempotency_hash: hash }));
  if (first) return { id: first.id, personId: first.person_id, repeated: true };
  const state = stateOf(asText(sent.result), asText(sent.inputs));
  const { id: personId } = await findOrMake(
    queries,
    { ...contactOf(sent), state },
    { by, now: sent.createdAt },
  );
  const partner = storedPartner(sent.partner, sent.embeddingHost);
  const credit =
    partner || by ? undefined : await creditByAddress(queries, personId, sent.createdAt);
  const lead = { ...sent, partner, ...credit };
  const row = { ...leadRow(lead, personId), partner_by_address: credit ? 1 : 0 } as const;
  // If not, another server has stored the same request meanwhile.
  if (!(await addRow(queries, "leads", row))) return insertLead(queries, sent, by);
  await summarize(queries, [personId]);
  // Anybody can enter an address for the newsletter: other programs hear of it once it is confirmed.
  if (lead.kind !== "newsletter") await notifyConnections(queries, lead, personId);
  return { id: lead.id, personId, repeated: false, ...(credit && { credit }) };
}

/** Within the caller's transaction. */
export async function notifyConnections(queries: Queries, lead: NewLead, personId: string) {
  const webhooks = leadWebhooks(await activeConnections(queries), { ...lead, personId });
  await enqueue(queries, webhooks, { personId, leadId: lead.id, now: lead.createdAt });
}

/** With which the person asked for the newsletter. */
export function newsletterLead(queries: Queries, personId: string) {
  return queries
    .selectFrom("leads")
    .selectAll()
    .where("kind", "=", "newsletter")
    .where("person_id", "in", ({ selectFrom }) =>
      selectFrom("people")
        .select(({ fn }) => fn.coalesce("merged_into", "id").as("id"))
        .where("id", "=", personId),
    )
    .executeTakeFirst();
}

const contactOf = ({ name, practiceName, email, phone }: NewLead) => ({
  name,
  practiceName,
  email,
  phone,
});

const asText = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export function leadRow(lead: NewLead, personId: string): LeadRow {
  const inputs = asText(lead.inputs);
  const result = asText(lead.result);
  return {
    id: lead.id,
    person_id: personId,
    kind: lead.kind,
    idempotency_hash: lead.idempotencyHash,
    entered: JSON.stringify(contactOf(lead)),
    cpa_email: lead.cpaEmail || null,
    message: lead.message || null,
    inputs,
    result,
    source_page: lead.sourcePage,
    partner: lead.partner || null,
    placement: lead.placement || null,
    partner_by_address: 0,
    embedding_host: lead.embeddingHost || null,
    utm_source: lead.utmSource || null,
    utm_medium: lead.utmMedium || null,
    utm_campaign: lead.utmCampaign || null,
    consent: lead.consent || null,
    created_at: lead.createdAt,
    estimated_credit: estimatedCredit(result),
    search_text: foundByLead({ ...lead, state: stateOf(result, inputs) }),
    put_away_as: null,
  };
}

import { createHash } from "node:crypto";
import { enqueue } from "./enqueue.ts";
import type { Outgoing } from "./outgoing.ts";
import type { Queries } from "./queries.ts";
import type { Storage } from "./storage.ts";
import type { LeadKind, LeadRow } from "./tables.ts";

export type NewLead = {
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
  partner?: string | undefined;
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
  const lead = await queries
    .selectFrom("leads")
    .select("id")
    .where("idempotency_hash", "=", newsletterHash(email))
    .executeTakeFirst();
  return lead?.id ?? null;
}

/**
 * Stores a lead and everything to be sent about it, all or nothing. A repetition stores nothing
 * and gives the first one's id.
 */
export function recordLead(
  storage: Storage,
  lead: NewLead,
  outgoing: readonly Outgoing[],
): Promise<{ id: string; repeated: boolean }> {
  return storage.transaction(async (queries) => {
    const stored = await insertLead(queries, lead);
    if (!stored.repeated) {
      await enqueue(queries, outgoing, { leadId: lead.id, now: lead.createdAt });
    }
    return stored;
  });
}

export async function insertLead(
  queries: Queries,
  lead: NewLead,
): Promise<{ id: string; repeated: boolean }> {
  const stored = await queries
    .insertInto("leads")
    .values(asRow(lead))
    .onConflict((conflict) => conflict.column("idempotency_hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) return { id: stored.id, repeated: false };
  const first = await queries
    .selectFrom("leads")
    .select("id")
    .where("idempotency_hash", "=", lead.idempotencyHash)
    .executeTakeFirstOrThrow();
  return { id: first.id, repeated: true };
}

function asRow(lead: NewLead): LeadRow {
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
    consent: lead.consent || null,
    created_at: lead.createdAt,
  };
}

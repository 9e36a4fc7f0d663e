import type { WebhookEndpointRow } from "../storage/tables.ts";
import { environmentEndpointId } from "./endpoints.ts";

/** Standard Webhooks asks for less than 20 KB; some receivers take no more. */
export const largestBody = 20_000;

/** A lead as it was stored, of which only these need to be known here. */
export type SentLead = {
  createdAt: number;
  idempotencyHash: string | null;
  message?: string | undefined;
};

/**
 * A lead as a connection gets it. LEAD_WEBHOOK_URL was there before connections: its receiver goes
 * on to find the lead's fields at the top.
 */
export function leadBody(lead: SentLead, endpoint: Pick<WebhookEndpointRow, "id">): string {
  const { idempotencyHash: _, createdAt, ...facts } = lead;
  const timestamp = new Date(createdAt).toISOString();
  const sent = { ...facts, createdAt: timestamp };
  const wrap = (data: object) =>
    JSON.stringify(
      endpoint.id === environmentEndpointId ? data : { type: "lead.created", timestamp, data },
    );
  return shortened(sent, wrap);
}

const shortMessage = 1000;

/** What is left out is named in `cut`; the desk has all of it. */
function shortened(facts: Record<string, unknown>, wrap: (data: object) => string): string {
  const cut: string[] = [];
  let sent = facts;
  for (const field of ["", "inputs", "result", "message"]) {
    if (field && sent[field] !== undefined) {
      cut.push(field);
      const message = field === "message" ? String(sent[field]).slice(0, shortMessage) : undefined;
      sent = { ...sent, [field]: message };
    }
    const body = wrap(cut.length > 0 ? { ...sent, cut } : sent);
    if (Buffer.byteLength(body) < largestBody || field === "message") return body;
  }
  return wrap(sent);
}

/** What the button for a test call sends. */
export function testBody(now: number): string {
  return JSON.stringify({
    type: "test",
    timestamp: new Date(now).toISOString(),
    data: { message: "A test call from the desk. It is about no lead." },
  });
}

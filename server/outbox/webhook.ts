import { createHmac } from "node:crypto";
import type { Environment } from "../environment.ts";
import type { NewLead } from "../leads/record-lead.ts";
import { reasonOf } from "../log.ts";
import type { Deliver } from "./delivery-report.ts";
import type { OutgoingWebhook } from "./queue.ts";

/** The lead as the firm's CRM gets it, if LEAD_WEBHOOK_URL names one. */
export function webhookFor(lead: NewLead, webhook: Environment["leadWebhook"]): OutgoingWebhook[] {
  if (webhook === undefined) return [];
  const { idempotencyHash: _, createdAt, ...facts } = lead;
  const body = JSON.stringify({ ...facts, createdAt: new Date(createdAt).toISOString() });
  return [{ channel: "webhook", purpose: "lead", body }];
}

/**
 * `t` is the time of this attempt in seconds, `v1` the HMAC-SHA256 of `t`, a dot and the body.
 * The receiver checks both, so that nobody else can send leads and nobody can send one again.
 */
export function webhookSignature(secret: string, body: string, seconds: number): string {
  const hmac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hmac}`;
}

/** Whatever the receiver answers but 2xx is tried again: it may be repaired in time. */
export function deliverWebhook(webhook: Environment["leadWebhook"]): Deliver {
  return async (claimed, giveUp) => {
    if (webhook === undefined) return { recipients: [], retry: "LEAD_WEBHOOK_URL is not set" };
    const seconds = Math.floor(Date.now() / 1000);
    try {
      const response = await fetch(webhook.url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": claimed.id,
          "lead-signature": webhookSignature(webhook.secret, claimed.content, seconds),
        },
        body: claimed.content,
        redirect: "manual",
        signal: giveUp,
      });
      await response.body?.cancel();
      if (response.ok) return { recipients: [] };
      return { recipients: [], retry: `The webhook answered ${response.status}` };
    } catch (error) {
      return { recipients: [], retry: reasonOf(error) };
    }
  };
}

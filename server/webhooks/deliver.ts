import { createHmac } from "node:crypto";
import type { Environment } from "../environment.ts";
import { reasonOf } from "../log.ts";
import type { Deliver } from "../outbox/delivery-report.ts";
import type { OutgoingWebhook } from "../outbox/queue.ts";
import type { RecipientUpdate } from "../outbox/recipients.ts";
import type { Storage } from "../storage/storage.ts";
import type { WebhookEndpointRow } from "../storage/tables.ts";
import { callEndpoint } from "./call.ts";
import { environmentEndpointId, findEndpoint, setEndpointState } from "./endpoints.ts";
import { leadBody, type SentLead } from "./lead-body.ts";
import type { TargetRules } from "./target.ts";

/** A lead for each of these connections, to be stored in the lead's own transaction. */
export function leadWebhooks(
  endpoints: readonly WebhookEndpointRow[],
  lead: SentLead,
): OutgoingWebhook[] {
  return endpoints.map((endpoint) => ({
    channel: "webhook",
    purpose: "lead",
    endpoint: { id: endpoint.id, name: endpoint.name },
    body: leadBody(lead, endpoint),
  }));
}

type WebhookParts = {
  storage: Storage;
  leadWebhook: Environment["leadWebhook"];
  rules: TargetRules;
};

/**
 * Whatever a receiver answers but 2xx is tried again: it may be repaired in time. 410 says that it
 * will not be: the connection is switched off, and the firm hears of it.
 */
export function deliverWebhook({ storage, leadWebhook, rules }: WebhookParts): Deliver {
  return async (claimed, signal) => {
    const id = claimed.endpoint_id ?? environmentEndpointId;
    const endpoint = await storage.run((queries) => findEndpoint(queries, id));
    if (endpoint?.state !== "on") return { recipients: [], skipped: "Not sent: paused" };
    const update = (state: RecipientUpdate["state"], response: string): RecipientUpdate[] =>
      claimed.recipients.map(({ address }) => ({ address, state, response }));
    try {
      const now = Date.now();
      const { content: body } = claimed;
      const headers =
        id === environmentEndpointId && leadWebhook
          ? earlierHeaders(leadWebhook.secret, claimed.id, body, now)
          : {};
      const status = await callEndpoint(
        endpoint,
        { id: claimed.id, body, now, signal, headers },
        rules,
      );
      const answered = `Answered ${status}`;
      if (status >= 200 && status < 300) return { recipients: update("delivered", answered) };
      if (status === 410) {
        await storage.run((queries) => setEndpointState(queries, id, "gone"));
        const response = `${answered}: it wants no more calls and was switched off`;
        return { recipients: update("refused", response) };
      }
      return { recipients: update("pending", answered), retry: answered };
    } catch (error) {
      const retry = signal.aborted ? "No answer in time" : reasonOf(error);
      return { recipients: update("pending", retry), retry };
    }
  };
}

/**
 * How calls to LEAD_WEBHOOK_URL were signed before Standard Webhooks; its receivers may still look
 * at this. `t` is the time in seconds, `v1` the HMAC-SHA256 of `t`, a dot and the body.
 */
function earlierHeaders(secret: string, id: string, body: string, now: number) {
  const seconds = Math.floor(now / 1000);
  const hmac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return { "idempotency-key": id, "lead-signature": `t=${seconds},v1=${hmac}` };
}

import { reasonOf } from "../log.ts";
import type { Deliver } from "../outbox/delivery-report.ts";
import type { OutgoingWebhook } from "../outbox/queue.ts";
import type { RecipientUpdate } from "../outbox/recipients.ts";
import type { Storage } from "../storage/storage.ts";
import type { WebhookEndpointRow } from "../storage/tables.ts";
import { callEndpoint } from "./call.ts";
import { findEndpoint, setEndpointState } from "./connections.ts";
import { leadBody, type SentLead } from "./lead-body.ts";
import type { TargetRules } from "./target.ts";

/** A lead for each of these connections, to be stored in the lead's own transaction. */
export function leadWebhooks(
  endpoints: readonly WebhookEndpointRow[],
  lead: SentLead,
): OutgoingWebhook[] {
  const body = leadBody(lead);
  return endpoints.map(({ id, name }) => ({
    channel: "webhook",
    purpose: "lead",
    endpoint: { id, name },
    body,
  }));
}

/**
 * Any answer but 2xx is tried again: the receiver may be repaired in time. 410 means that it will
 * not be: the connection is switched off, and the firm is told.
 */
export function deliverWebhook({
  storage,
  rules,
}: {
  storage: Storage;
  rules: TargetRules;
}): Deliver {
  return async ({ id, endpoint_id: endpointId, content: body, recipients }, signal) => {
    const endpoint = await storage.run((queries) => findEndpoint(queries, endpointId ?? ""));
    if (endpoint?.state !== "on") return { recipients: [], skipped: "Not sent: paused" };
    const update = (state: RecipientUpdate["state"], response: string): RecipientUpdate[] =>
      recipients.map(({ address }) => ({ address, state, response }));
    try {
      const status = await callEndpoint(endpoint, { id, body, now: Date.now(), signal }, rules);
      const answered = `Answered ${status}`;
      if (status >= 200 && status < 300) return { recipients: update("delivered", answered) };
      if (status === 410) {
        await storage.run((queries) => setEndpointState(queries, endpoint.id, "gone"));
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

import { reasonOf } from "../log.ts";
import type { Deliver } from "../outbox/delivery-report.ts";
import type { RecipientUpdate } from "../outbox/recipients.ts";
import type { Storage } from "../storage/storage.ts";
import type { TargetRules } from "../webhook-target.ts";
import { callConnection } from "./call.ts";
import { findConnection, setConnectionStatus } from "./connections.ts";

/**
 * Any answer but 2xx is tried again, since the receiver may be repaired in time. 410 means that it
 * will not be. Then the connection is switched off and the firm gets an e-mail.
 */
export function deliverWebhook(storage: Storage, rules: TargetRules): Deliver {
  return async ({ id, connection_id: connectionId, content: body, recipients }, signal) => {
    const connection = await storage.run((queries) => findConnection(queries, connectionId ?? ""));
    if (connection?.status !== "on") return { recipients: [], skipped: "Not sent: paused" };
    const update = (status: RecipientUpdate["status"], response: string): RecipientUpdate[] =>
      recipients.map(({ address }) => ({ address, status, response }));
    try {
      const status = await callConnection(connection, { id, body, now: Date.now(), signal }, rules);
      const answered = `Answered ${status}`;
      if (status >= 200 && status < 300) return { recipients: update("delivered", answered) };
      if (status === 410) {
        await storage.run((queries) => setConnectionStatus(queries, connection.id, "gone"));
        const response = `${answered}: it wants no more calls and was switched off`;
        return { recipients: update("refused", response) };
      }
      return { recipients: update("waiting", answered), retry: answered };
    } catch (error) {
      const retry = signal.aborted ? "No answer in time" : reasonOf(error);
      return { recipients: update("waiting", retry), retry };
    }
  };
}

import { Webhook } from "standardwebhooks";
import { reasonOf } from "../log.ts";
import type { Deliver } from "../outbox/delivery-report.ts";
import type { RecipientUpdate } from "../outbox/recipients.ts";
import { changeRows, findRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { ConnectionRow } from "../storage/tables.ts";
import { requestAt, resolveTarget, type TargetRules } from "../webhook-target.ts";

type WebhookCall = {
  /** The same at every attempt, so that a receiver can recognize a lead it already has. */
  id: string;
  body: string;
  now: number;
  signal: AbortSignal;
};

/** A receiver that needs longer should answer first and process the lead afterwards. */
const answerMs = 20_000;

/** Posts as Standard Webhooks defines it. Returns the status; throws if there was no answer. */
export async function callConnection(
  connection: ConnectionRow,
  { id, body, now, signal }: WebhookCall,
  rules: TargetRules,
): Promise<number> {
  const address = await resolveTarget(connection.url, rules);
  return postTo(address, connection.url, {
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": "Ledgerwell-Webhooks",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now / 1000)),
      "webhook-signature": signatures(connection, id, body, now),
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
  });
}

/** Two signatures during a rotation, by the new and the old secret. */
function signatures(connection: ConnectionRow, id: string, body: string, now: number): string {
  const { secret, previous_secret: previous, previous_secret_ends_at: endsAt } = connection;
  const secrets = previous !== null && (endsAt ?? 0) > now ? [secret, previous] : [secret];
  return secrets.map((key) => new Webhook(key).sign(id, new Date(now), body)).join(" ");
}

function postTo(
  address: string,
  url: string,
  { body, ...options }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = requestAt(address, url, { method: "POST", ...options }, (response) => {
      // Only the status matters, so the body is not read.
      response.on("error", () => {});
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    call.on("error", reject);
    call.end(body);
  });
}

/**
 * Any answer but 2xx is tried again, since the receiver may be repaired in time. 410 means that it
 * will not be. Then the connection is switched off and the firm gets an e-mail.
 */
export function deliverWebhook(storage: Storage, rules: TargetRules): Deliver {
  return async ({ id, connection_id: connectionId, content: body, recipients }, signal) => {
    const connection = await storage.run((queries) =>
      findRow(queries, "connections", connectionId ?? ""),
    );
    if (connection?.status !== "on") return { recipients: [], skipped: "Not sent: paused" };
    const update = (status: RecipientUpdate["status"], response: string): RecipientUpdate[] =>
      recipients.map(({ address }) => ({ address, status, response }));
    try {
      const status = await callConnection(connection, { id, body, now: Date.now(), signal }, rules);
      const answered = `Answered ${status}`;
      if (status >= 200 && status < 300) return { recipients: update("delivered", answered) };
      if (status === 410) {
        await storage.run((queries) =>
          changeRows(queries, "connections", connection.id, { status: "gone" }),
        );
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

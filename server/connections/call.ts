import { Webhook } from "standardwebhooks";
import type { ConnectionRow } from "../storage/tables.ts";
import { requestAt, resolveTarget, type TargetRules } from "../webhook-target.ts";

export type WebhookCall = {
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

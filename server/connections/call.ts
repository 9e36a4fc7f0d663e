import { request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import { isIP } from "node:net";
import { Webhook } from "standardwebhooks";
import type { WebhookEndpointRow } from "../storage/tables.ts";
import { resolveTarget, type TargetRules } from "./target.ts";

export type WebhookCall = {
  /** The same at every attempt: by it a receiver knows a lead that it has already. */
  id: string;
  body: string;
  now: number;
  signal: AbortSignal;
};

/** A receiver that takes longer than this should take the lead first and work afterwards. */
const answerMs = 20_000;

/** Posts to an endpoint as Standard Webhooks has it. Gives the status; throws if there was none. */
export async function callEndpoint(
  endpoint: WebhookEndpointRow,
  { id, body, now, signal }: WebhookCall,
  rules: TargetRules,
): Promise<number> {
  const address = await resolveTarget(endpoint.url, rules);
  return postTo(address, endpoint.url, {
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": "Ledgerwell-Webhooks",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now / 1000)),
      "webhook-signature": signatures(endpoint, id, body, now),
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
  });
}

/** Over `id.timestamp.body`; while a secret is rotated, with the new and with the old one. */
function signatures(endpoint: WebhookEndpointRow, id: string, body: string, now: number): string {
  const { secret, previous_secret: previous, previous_secret_ends_at: endsAt } = endpoint;
  const secrets = previous !== null && (endsAt ?? 0) > now ? [secret, previous] : [secret];
  return secrets.map((key) => new Webhook(key).sign(id, new Date(now), body)).join(" ");
}

/** Node's own client follows no redirect; fetch could not be given the address to connect to. */
function postTo(
  address: string,
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<number> {
  const request = url.startsWith("https:") ? requestByHttps : requestByHttp;
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: "POST",
        headers,
        signal,
        agent: false,
        lookup: (_hostname, options, found) => {
          if (options.all) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      },
      (response) => {
        // Only the status matters: whatever else comes is not read.
        response.on("error", () => {});
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

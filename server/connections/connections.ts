import { randomBytes } from "node:crypto";
import type { Environment } from "../environment.ts";
import { newId } from "../storage/ids.ts";
import type { Queries, WebhookEndpointRow } from "../storage/tables.ts";

/** The connection that the server's settings make, not the desk. */
export const environmentEndpointId = "LEAD_WEBHOOK_URL";

/** How long the old secret of a rotation signs beside the new one. */
const rotationMs = 24 * 60 * 60 * 1000;

function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

export function enabledEndpoints(queries: Queries): Promise<WebhookEndpointRow[]> {
  return queries.selectFrom("webhook_endpoints").selectAll().where("state", "=", "on").execute();
}

export function allEndpoints(queries: Queries): Promise<WebhookEndpointRow[]> {
  return queries
    .selectFrom("webhook_endpoints")
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findEndpoint(
  queries: Queries,
  id: string,
): Promise<WebhookEndpointRow | undefined> {
  return queries
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function addEndpoint(
  queries: Queries,
  { name, url, now }: { name: string; url: string; now: number },
): Promise<WebhookEndpointRow> {
  const endpoint: WebhookEndpointRow = {
    id: newId(),
    name,
    url,
    state: "on",
    secret: newSecret(),
    previous_secret: null,
    previous_secret_ends_at: null,
    created_at: now,
  };
  await queries.insertInto("webhook_endpoints").values(endpoint).execute();
  return endpoint;
}

export async function setEndpointState(
  queries: Queries,
  id: string,
  state: WebhookEndpointRow["state"],
): Promise<void> {
  await queries.updateTable("webhook_endpoints").set({ state }).where("id", "=", id).execute();
}

/** Gives it a new secret; the one before signs too for a day. */
export async function rotateSecret(
  queries: Queries,
  { id, secret }: WebhookEndpointRow,
  now: number,
): Promise<WebhookEndpointRow> {
  return queries
    .updateTable("webhook_endpoints")
    .set({
      secret: newSecret(),
      previous_secret: secret,
      previous_secret_ends_at: now + rotationMs,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** With everything that waits for it or was sent to it. */
export async function removeEndpoint(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
}

/**
 * At start: LEAD_WEBHOOK_URL as a connection. When it is no longer set the connection is paused
 * rather than removed, with what was sent to it.
 */
export async function keepEnvironmentEndpoint(
  queries: Queries,
  webhook: Environment["leadWebhook"],
  now: number,
): Promise<void> {
  if (webhook === undefined) return setEndpointState(queries, environmentEndpointId, "paused");
  const settings = {
    url: webhook.url,
    secret: standardSecret(webhook.secret),
    state: "on",
  } as const;
  await queries
    .insertInto("webhook_endpoints")
    .values({
      id: environmentEndpointId,
      name: environmentEndpointId,
      ...settings,
      previous_secret: null,
      previous_secret_ends_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(settings))
    .execute();
}

/** LEAD_WEBHOOK_SECRET may be any text: its bytes are the key. */
function standardSecret(secret: string): string {
  return secret.startsWith("whsec_") ? secret : `whsec_${Buffer.from(secret).toString("base64")}`;
}

import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Environment } from "../environment.ts";
import { newId } from "../storage/ids.ts";
import { changeRows, findRows } from "../storage/rows.ts";
import type { ConnectionRow, Queries } from "../storage/tables.ts";

/** The connection defined by the server's settings. The desk cannot change it. */
export const environmentConnectionId = "LEAD_WEBHOOK_URL";

const rotationMs = 24 * 60 * 60 * 1000;

function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

export function activeConnections(queries: Queries): Promise<ConnectionRow[]> {
  return findRows(queries, "connections", { status: "on" });
}

export function allConnections(queries: Queries): Promise<ConnectionRow[]> {
  return findRows(queries, "connections", {}, "created_at", "id");
}

export async function insertConnection(
  queries: Queries,
  { name, url, now }: { name: string; url: string; now: number },
): Promise<ConnectionRow> {
  return queries
    .insertInto("connections")
    .values({ id: newId(), name, url, status: "on", secret: newSecret(), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function rotateSecret(queries: Queries, row: ConnectionRow, now: number) {
  const previous = { previous_secret: row.secret, previous_secret_ends_at: now + rotationMs };
  const secrets = { secret: newSecret(), ...previous };
  await changeRows(queries, "connections", row.id, secrets);
  return { ...row, ...secrets };
}

/**
 * At start, turns LEAD_WEBHOOK_URL into a connection. When the setting is removed, the connection
 * is paused, not deleted, so that the record of what was sent to it is kept. One that answered 410
 * stays off while its URL is the same: a restart does not mend the receiver.
 */
export async function keepEnvironmentConnection(
  queries: Queries,
  webhook: Environment["leadWebhook"],
  now: number,
) {
  const id = environmentConnectionId;
  if (webhook === undefined) {
    await changeRows(queries, "connections", { id, status: "on" }, { status: "paused" });
    return;
  }
  const settings = { url: webhook.url, secret: standardSecret(webhook.secret) };
  const isGone = sql`connections.status = 'gone' AND connections.url = ${webhook.url}`;
  const status = sql<ConnectionRow["status"]>`CASE WHEN ${isGone} THEN 'gone' ELSE 'on' END`;
  await queries
    .insertInto("connections")
    .values({ id, name: id, ...settings, status: "on", created_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...settings, status }))
    .execute();
}

/** LEAD_WEBHOOK_SECRET may be any text. Its bytes are the key. */
function standardSecret(secret: string): string {
  return secret.startsWith("whsec_") ? secret : `whsec_${Buffer.from(secret).toString("base64")}`;
}

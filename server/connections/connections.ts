import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Environment } from "../environment.ts";
import { newId } from "../storage/ids.ts";
import type { ConnectionRow, Queries } from "../storage/tables.ts";

/** The connection defined by the server's settings. The desk cannot change it. */
export const environmentConnectionId = "LEAD_WEBHOOK_URL";

const rotationMs = 24 * 60 * 60 * 1000;

function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

export function activeConnections(queries: Queries): Promise<ConnectionRow[]> {
  return queries.selectFrom("connections").selectAll().where("status", "=", "on").execute();
}

export function allConnections(queries: Queries): Promise<ConnectionRow[]> {
  return queries
    .selectFrom("connections")
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findConnection(queries: Queries, id: string): Promise<ConnectionRow | undefined> {
  return queries.selectFrom("connections").selectAll().where("id", "=", id).executeTakeFirst();
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

export async function setConnectionStatus(
  queries: Queries,
  id: string,
  status: ConnectionRow["status"],
) {
  await queries.updateTable("connections").set({ status }).where("id", "=", id).execute();
}

export async function rotateSecret(
  queries: Queries,
  { id, secret }: ConnectionRow,
  now: number,
): Promise<ConnectionRow> {
  return queries
    .updateTable("connections")
    .set({
      secret: newSecret(),
      previous_secret: secret,
      previous_secret_ends_at: now + rotationMs,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Also removes everything that waits for it or was sent to it. */
export async function deleteConnection(queries: Queries, id: string) {
  await queries.deleteFrom("connections").where("id", "=", id).execute();
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
  if (webhook === undefined) {
    await queries
      .updateTable("connections")
      .set({ status: "paused" })
      .where("id", "=", environmentConnectionId)
      .where("status", "=", "on")
      .execute();
    return;
  }
  const settings = { url: webhook.url, secret: standardSecret(webhook.secret) };
  const id = environmentConnectionId;
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

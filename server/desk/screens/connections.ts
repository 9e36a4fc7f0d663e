import type { Context } from "hono";
import {
  type Connection,
  type ConnectionAnswer,
  type ConnectionSecretAnswer,
  type ConnectionsAnswer,
  changeConnectionRequest,
  type DeliveriesAnswer,
  type DeliveryAnswer,
  newConnectionRequest,
  type TestCallAnswer,
} from "#contracts/desk/connections.ts";
import type { DeskDone } from "#contracts/desk/session.ts";
import { recordAudit } from "../../audit.ts";
import { callConnection } from "../../connections/call.ts";
import {
  allConnections,
  deleteConnection,
  environmentConnectionId,
  findConnection,
  insertConnection,
  rotateSecret,
  setConnectionStatus,
} from "../../connections/connections.ts";
import {
  asDelivery,
  lastDeliveries,
  replayDelivery,
  unfinishedDeliveries,
} from "../../connections/deliveries.ts";
import { testBody } from "../../connections/lead-webhooks.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { readJson } from "../../http/request.ts";
import { reasonOf } from "../../log.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import type { ConnectionRow, Queries } from "../../storage/tables.ts";
import { RefusedTarget, resolveTarget } from "../../webhook-target.ts";
import type { DeskUser } from "../sign-in/sessions.ts";

/** Each lead is sent to every connection, so a larger number is probably a mistake. */
const mostConnections = 20;

export async function connections(context: Context, services: Services): Promise<Response> {
  const now = await services.databaseNow();
  const answer = await services.storage.run(async (queries) => {
    const unfinished = await unfinishedDeliveries(queries);
    const rows = await allConnections(queries);
    return rows.map((row) => asConnection(row, now, unfinished.get(row.id)));
  });
  return context.json({ connections: answer } satisfies ConnectionsAnswer);
}

export async function addConnection(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const { name, url } = await readJson(context, newConnectionRequest);
  await refuseTarget(url, services);
  const now = await services.databaseNow();
  const added = await services.storage.transaction(async (queries) => {
    if ((await allConnections(queries)).length >= mostConnections)
      throw new Refusal(409, `There can be at most ${mostConnections} connections.`);
    const row = await insertConnection(queries, { name, url, now });
    await audit(queries, user, "connection-added", row, now);
    return row;
  });
  const { secret } = added;
  const connection = asConnection(added, now);
  return context.json({ connection, secret } satisfies ConnectionSecretAnswer);
}

export async function changeConnection(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const { status } = await readJson(context, changeConnectionRequest);
  const now = await services.databaseNow();
  const connection = await services.storage.transaction(async (queries) => {
    const row = await changeableConnection(context, services, queries);
    await setConnectionStatus(queries, row.id, status);
    await audit(queries, user, "connection-changed", row, now, { status });
    return asConnection({ ...row, status }, now);
  });
  return context.json({ connection } satisfies ConnectionAnswer);
}

export async function rotateConnectionSecret(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const now = await services.databaseNow();
  const rotated = await services.storage.transaction(async (queries) => {
    const row = await changeableConnection(context, services, queries);
    await audit(queries, user, "connection-changed", row, now, { secret: "rotated" });
    return rotateSecret(queries, row, now);
  });
  const { secret } = rotated;
  const connection = asConnection(rotated, now);
  return context.json({ connection, secret } satisfies ConnectionSecretAnswer);
}

export async function removeConnection(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const now = await services.databaseNow();
  await services.storage.transaction(async (queries) => {
    const row = await changeableConnection(context, services, queries);
    await deleteConnection(queries, row.id);
    await audit(queries, user, "connection-removed", row, now);
  });
  return context.json({ success: true } satisfies DeskDone);
}

/** Waits for the receiver's answer, because the user who pressed the button wants to see it. */
export async function testConnection(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const now = await services.databaseNow();
  const row = await services.storage.transaction(async (queries) => {
    const found = await connectionOf(context, queries);
    await audit(queries, user, "connection-tested", found, now);
    return found;
  });
  const begun = performance.now();
  const { status, error } = await callConnection(
    row,
    { id: newId(), body: testBody(now), now, signal: context.req.raw.signal },
    services.webhookRules,
  ).then(
    (answered) => ({ status: answered, error: null }),
    (failure: unknown) => ({ status: null, error: whyNoAnswer(failure, services) }),
  );
  const milliseconds = Math.round(performance.now() - begun);
  return context.json({ status, error, milliseconds } satisfies TestCallAnswer);
}

/**
 * The socket's error is logged but not shown. It names addresses and shows which ports are open.
 */
function whyNoAnswer(failure: unknown, { log }: Services): string {
  if (failure instanceof RefusedTarget) return failure.message;
  log.warn("connection-test-failed", { reason: reasonOf(failure) });
  return "check its address and its certificate.";
}

export async function deliveries(context: Context, services: Services): Promise<Response> {
  const now = await services.databaseNow();
  const found = await services.storage.run(async (queries) => {
    const { id } = await connectionOf(context, queries);
    return lastDeliveries(queries, id, now);
  });
  return context.json({ deliveries: found } satisfies DeliveriesAnswer);
}

export async function replay(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const id = context.req.param("id") ?? "";
  const now = await services.databaseNow();
  const delivery = await services.storage.transaction(async (queries) => {
    const message = await replayDelivery(queries, id, now);
    const row = message?.connection_id
      ? await findConnection(queries, message.connection_id)
      : undefined;
    if (message === undefined || row === undefined) throw refusals.nothingHere();
    if (row.status !== "on") throw new Refusal(409, "The connection is paused. Resume it first.");
    await audit(queries, user, "delivery-replayed", row, now, { delivery: id });
    return asDelivery(message, now);
  });
  services.outbox.wake();
  return context.json({ delivery } satisfies DeliveryAnswer);
}

async function refuseTarget(url: string, { webhookRules }: Services): Promise<void> {
  try {
    await resolveTarget(url, webhookRules);
  } catch (error) {
    if (error instanceof RefusedTarget) throw refusals.field(error.message, "url");
    throw error;
  }
}

async function connectionOf({ req }: Context, queries: Queries): Promise<ConnectionRow> {
  const row = await findConnection(queries, req.param("id") ?? "");
  if (row === undefined) throw refusals.nothingHere();
  return row;
}

/** Finds a connection that the desk may change. */
async function changeableConnection(
  context: Context,
  { environment }: Services,
  queries: Queries,
): Promise<ConnectionRow> {
  const row = await connectionOf(context, queries);
  if (row.id === environmentConnectionId && environment.leadWebhook)
    throw new Refusal(409, "This connection is set on the server as LEAD_WEBHOOK_URL.");
  return row;
}

function audit(
  queries: Queries,
  user: DeskUser,
  action: Parameters<typeof recordAudit>[1]["action"],
  { id, name }: ConnectionRow,
  now: number,
  details: Record<string, string> = {},
): Promise<void> {
  return recordAudit(queries, { user, action, subject: id, details: { name, ...details }, now });
}

function asConnection(
  row: ConnectionRow,
  now: number,
  unfinished = { waiting: 0, failed: 0 },
): Connection {
  const endsAt = row.previous_secret_ends_at ?? 0;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    status: row.status,
    setOnServer: row.id === environmentConnectionId,
    createdAt: row.created_at,
    bothSecretsUntil: endsAt > now ? endsAt : null,
    deliveries: unfinished,
  };
}

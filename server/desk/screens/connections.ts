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
import { recordAudit } from "../../audit/audit.ts";
import { callEndpoint } from "../../connections/call.ts";
import {
  addEndpoint,
  allEndpoints,
  environmentEndpointId,
  findEndpoint,
  removeEndpoint,
  rotateSecret,
  setEndpointState,
} from "../../connections/connections.ts";
import {
  asDelivery,
  lastDeliveries,
  replayDelivery,
  unfinishedDeliveries,
} from "../../connections/deliveries.ts";
import { testBody } from "../../connections/lead-body.ts";
import { RefusedTarget, resolveTarget } from "../../connections/target.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { readJson } from "../../http/request.ts";
import { reasonOf } from "../../log.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import type { Queries, WebhookEndpointRow } from "../../storage/tables.ts";
import type { DeskUser } from "../sign-in/sessions.ts";

/** Each lead is sent to each of them: more than this is a mistake. */
const mostConnections = 20;

export async function connections(context: Context, services: Services): Promise<Response> {
  const now = await services.databaseNow();
  const answer = await services.storage.run(async (queries) => {
    const unfinished = await unfinishedDeliveries(queries);
    const endpoints = await allEndpoints(queries);
    return endpoints.map((row) => asConnection(row, now, unfinished.get(row.id)));
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
    if ((await allEndpoints(queries)).length >= mostConnections)
      throw new Refusal(409, `There can be at most ${mostConnections} connections.`);
    const endpoint = await addEndpoint(queries, { name, url, now });
    await audit(queries, user, "connection-added", endpoint, now);
    return endpoint;
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
  const { state } = await readJson(context, changeConnectionRequest);
  const now = await services.databaseNow();
  const connection = await services.storage.transaction(async (queries) => {
    const endpoint = await ownEndpoint(context, services, queries);
    await setEndpointState(queries, endpoint.id, state);
    await audit(queries, user, "connection-changed", endpoint, now, { state });
    return asConnection({ ...endpoint, state }, now);
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
    const endpoint = await ownEndpoint(context, services, queries);
    await audit(queries, user, "connection-changed", endpoint, now, { secret: "rotated" });
    return rotateSecret(queries, endpoint, now);
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
    const endpoint = await ownEndpoint(context, services, queries);
    await removeEndpoint(queries, endpoint.id);
    await audit(queries, user, "connection-removed", endpoint, now);
  });
  return context.json({ success: true } satisfies DeskDone);
}

/** Says what became of it at once: whoever presses the button is waiting. */
export async function testConnection(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  const now = await services.databaseNow();
  const endpoint = await services.storage.transaction(async (queries) => {
    const found = await endpointOf(context, queries);
    await audit(queries, user, "connection-tested", found, now);
    return found;
  });
  const begun = performance.now();
  const { status, error } = await callEndpoint(
    endpoint,
    { id: newId(), body: testBody(now), now, signal: context.req.raw.signal },
    services.webhookRules,
  ).then(
    (answered) => ({ status: answered, error: null }),
    (failure: unknown) => ({ status: null, error: whyNoAnswer(failure, services) }),
  );
  const milliseconds = Math.round(performance.now() - begun);
  return context.json({ status, error, milliseconds } satisfies TestCallAnswer);
}

/** What the socket said is for the operator: it names addresses and tells which ports are open. */
function whyNoAnswer(failure: unknown, { log }: Services): string {
  if (failure instanceof RefusedTarget) return failure.message;
  log.warn("connection-test-failed", { reason: reasonOf(failure) });
  return "check its address and its certificate.";
}

export async function deliveries(context: Context, services: Services): Promise<Response> {
  const now = await services.databaseNow();
  const found = await services.storage.run(async (queries) => {
    const { id } = await endpointOf(context, queries);
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
    const row = await replayDelivery(queries, id, now);
    const endpoint = row?.endpoint_id ? await findEndpoint(queries, row.endpoint_id) : undefined;
    if (row === undefined || endpoint === undefined) throw refusals.nothingHere();
    if (endpoint.state !== "on")
      throw new Refusal(409, "The connection is paused. Resume it first.");
    await audit(queries, user, "delivery-replayed", endpoint, now, { delivery: id });
    return asDelivery(row, now);
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

async function endpointOf({ req }: Context, queries: Queries): Promise<WebhookEndpointRow> {
  const endpoint = await findEndpoint(queries, req.param("id") ?? "");
  if (endpoint === undefined) throw refusals.nothingHere();
  return endpoint;
}

/** One that the desk may change. */
async function ownEndpoint(
  context: Context,
  { environment }: Services,
  queries: Queries,
): Promise<WebhookEndpointRow> {
  const endpoint = await endpointOf(context, queries);
  if (endpoint.id === environmentEndpointId && environment.leadWebhook)
    throw new Refusal(409, "This connection is set on the server as LEAD_WEBHOOK_URL.");
  return endpoint;
}

function audit(
  queries: Queries,
  user: DeskUser,
  action: Parameters<typeof recordAudit>[1]["action"],
  { id, name }: WebhookEndpointRow,
  now: number,
  details: Record<string, string> = {},
): Promise<void> {
  return recordAudit(queries, { user, action, subject: id, details: { name, ...details }, now });
}

function asConnection(
  row: WebhookEndpointRow,
  now: number,
  unfinished = { waiting: 0, failed: 0 },
): Connection {
  const endsAt = row.previous_secret_ends_at ?? 0;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    state: row.state,
    setOnServer: row.id === environmentEndpointId,
    createdAt: row.created_at,
    bothSecretsUntil: endsAt > now ? endsAt : null,
    deliveries: unfinished,
  };
}

import type { Connection } from "#contracts/desk/connections.ts";
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
import { reasonOf } from "../../log.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import type { ConnectionRow, Queries } from "../../storage/tables.ts";
import { RefusedTarget, resolveTarget } from "../../webhook-target.ts";
import type { DeskHandlers } from "../services.ts";
import type { DeskUser } from "../sign-in/sessions.ts";

/** Each lead is sent to every connection, so a larger number is probably a mistake. */
const mostConnections = 20;

export const connectionsHandlers = {
  async connections(_, services) {
    const now = await services.databaseNow();
    return services.storage.run(async (queries) => {
      const unfinished = await unfinishedDeliveries(queries);
      const rows = await allConnections(queries);
      return { connections: rows.map((row) => asConnection(row, now, unfinished.get(row.id))) };
    });
  },

  async addConnection({ body: { name, url }, user }, services) {
    await refuseTarget(url, services);
    const now = await services.databaseNow();
    const added = await services.storage.transaction(async (queries) => {
      if ((await allConnections(queries)).length >= mostConnections)
        throw new Refusal(409, `There can be at most ${mostConnections} connections.`);
      const row = await insertConnection(queries, { name, url, now });
      await audit(queries, user, "connection-added", row, now);
      return row;
    });
    return { connection: asConnection(added, now), secret: added.secret };
  },

  async changeConnection({ id, body: { status }, user }, services) {
    const now = await services.databaseNow();
    return services.storage.transaction(async (queries) => {
      // Resuming changes no setting of the server.
      const row = await (status === "on"
        ? connectionOf(id, queries)
        : changeableConnection(id, services, queries));
      await setConnectionStatus(queries, id, status);
      await audit(queries, user, "connection-changed", row, now, { status });
      return { connection: asConnection({ ...row, status }, now) };
    });
  },

  async rotateSecret({ id, user }, services) {
    const now = await services.databaseNow();
    const rotated = await services.storage.transaction(async (queries) => {
      const row = await changeableConnection(id, services, queries);
      await audit(queries, user, "connection-changed", row, now, { secret: "rotated" });
      return rotateSecret(queries, row, now);
    });
    return { connection: asConnection(rotated, now), secret: rotated.secret };
  },

  async removeConnection({ id, user }, services) {
    const now = await services.databaseNow();
    await services.storage.transaction(async (queries) => {
      const row = await changeableConnection(id, services, queries);
      await deleteConnection(queries, id);
      await audit(queries, user, "connection-removed", row, now);
    });
    return { success: true };
  },

  /** Waits for the receiver's answer, because the user who pressed the button wants to see it. */
  async testConnection({ id, user, context }, services) {
    const now = await services.databaseNow();
    const row = await services.storage.transaction(async (queries) => {
      const found = await connectionOf(id, queries);
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
    return { status, error, milliseconds: Math.round(performance.now() - begun) };
  },

  async deliveries({ id }, services) {
    const now = await services.databaseNow();
    return services.storage.run(async (queries) => {
      await connectionOf(id, queries);
      return { deliveries: await lastDeliveries(queries, id, now) };
    });
  },

  async replayDelivery({ id, user }, services) {
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
    return { delivery };
  },
} satisfies Partial<DeskHandlers>;

/**
 * The socket's error is logged but not shown. It names addresses and shows which ports are open.
 */
function whyNoAnswer(failure: unknown, { log }: Services): string {
  if (failure instanceof RefusedTarget) return failure.message;
  log.warn("connection-test-failed", { reason: reasonOf(failure) });
  return "check its address and its certificate.";
}

async function refuseTarget(url: string, { webhookRules }: Services): Promise<void> {
  try {
    await resolveTarget(url, webhookRules);
  } catch (error) {
    if (error instanceof RefusedTarget) throw refusals.field(error.message, "url");
    throw error;
  }
}

async function connectionOf(id: string, queries: Queries): Promise<ConnectionRow> {
  const row = await findConnection(queries, id);
  if (row === undefined) throw refusals.nothingHere();
  return row;
}

async function changeableConnection(
  id: string,
  { environment }: Services,
  queries: Queries,
): Promise<ConnectionRow> {
  const row = await connectionOf(id, queries);
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

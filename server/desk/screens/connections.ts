import type { Connection } from "#contracts/desk/connections.ts";
import { recordAudit } from "../../audit/audit.ts";
import { callConnection } from "../../connections/call.ts";
import {
  allConnections,
  environmentConnectionId,
  insertConnection,
  rotateSecret,
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
import { changeRows, columnsOf, deleteRows, findRow } from "../../storage/rows.ts";
import type { ConnectionRow, Queries } from "../../storage/tables.ts";
import { RefusedTarget, resolveTarget } from "../../webhook-target.ts";
import type { DeskHandlers } from "../services.ts";

/** Each lead is sent to every connection, so a larger number is probably a mistake. */
const mostConnections = 20;

export const connectionsHandlers = {
  async connections({ queries, now }) {
    const unfinished = await unfinishedDeliveries(queries);
    const rows = await allConnections(queries);
    return { connections: rows.map((row) => asConnection(row, now, unfinished(row.id))) };
  },

  async addConnection({ body: { name, url }, user, now }, services) {
    await refuseTarget(url, services);
    const added = await services.storage.transaction(async (queries) => {
      if ((await allConnections(queries)).length >= mostConnections)
        throw new Refusal(409, `There can be at most ${mostConnections} connections.`);
      const row = await insertConnection(queries, { name, url, now });
      await recordAudit(queries, { user, now }, "connection-added", row.id, { name });
      return row;
    });
    return { connection: asConnection(added, now), secret: added.secret };
  },

  async changeConnection(call, services) {
    const { id, queries, now } = call;
    const { status } = call.body;
    // Resuming changes no setting of the server.
    const row = await (status === "on"
      ? connectionOf(queries, id)
      : changeableConnection(call, services));
    await changeRows(queries, "connections", id, { status });
    await call.record({ name: row.name, status });
    return { connection: asConnection({ ...row, status }, now) };
  },

  async rotateSecret(call, services) {
    const { queries, now } = call;
    const row = await changeableConnection(call, services);
    await call.record({ name: row.name, secret: "rotated" });
    const rotated = await rotateSecret(queries, row, now);
    return { connection: asConnection(rotated, now), secret: rotated.secret };
  },

  async removeConnection(call, services) {
    const row = await changeableConnection(call, services);
    // Also removes everything that waits for it or was sent to it.
    await deleteRows(call.queries, "connections", call.id);
    await call.record({ name: row.name });
  },

  /** Waits for the receiver's answer, because the user who pressed the button wants to see it. */
  async testConnection({ id, user, now, context }, services) {
    const row = await services.storage.transaction(async (queries) => {
      const found = await connectionOf(queries, id);
      const { name } = found;
      await recordAudit(queries, { user, now }, "connection-tested", id, { name });
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

  async deliveries({ id, queries, now }) {
    await connectionOf(queries, id);
    return { deliveries: await lastDeliveries(queries, id, now) };
  },

  async replayDelivery(call) {
    const { id, queries, now } = call;
    const message = await replayDelivery(queries, id, now);
    if (!message?.connection_id) throw refusals.nothingHere();
    const row = await connectionOf(queries, message.connection_id);
    if (row.status !== "on") throw new Refusal(409, "The connection is paused. Resume it first.");
    await call.record({ name: row.name, delivery: id }, row.id);
    return { delivery: asDelivery(message, now) };
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

export async function refuseTarget(url: string, { webhookRules }: Services) {
  try {
    await resolveTarget(url, webhookRules);
  } catch (error) {
    if (error instanceof RefusedTarget) throw refusals.field(error.message, "url");
    throw error;
  }
}

async function connectionOf(queries: Queries, id: string): Promise<ConnectionRow> {
  const row = await findRow(queries, "connections", id);
  if (row === undefined) throw refusals.nothingHere();
  return row;
}

async function changeableConnection(
  { queries, id }: { queries: Queries; id: string },
  { environment }: Services,
): Promise<ConnectionRow> {
  const row = await connectionOf(queries, id);
  if (row.id === environmentConnectionId && environment.leadWebhook)
    throw new Refusal(409, "This connection is set on the server as LEAD_WEBHOOK_URL.");
  return row;
}

function asConnection(
  row: ConnectionRow,
  now: number,
  unfinished = { waiting: 0, failed: 0 },
): Connection {
  const endsAt = row.previous_secret_ends_at ?? 0;
  return {
    ...columnsOf(row, "id", "name", "url", "status"),
    setOnServer: row.id === environmentConnectionId,
    bothSecretsUntil: endsAt > now ? endsAt : null,
    deliveries: unfinished,
  };
}

import { sql } from "kysely";
import type { Delivery } from "#contracts/desk/connections.ts";
import { parseRecipients } from "../outbox/recipients.ts";
import type { OutboxRow, OutboxState, Queries } from "../storage/tables.ts";

const mostShown = 25;

/** The last leads sent to one connection, or about to be. */
export async function lastDeliveries(
  queries: Queries,
  endpointId: string,
  now: number,
): Promise<Delivery[]> {
  const rows = await queries
    .selectFrom("outbox")
    .selectAll()
    .where("endpoint_id", "=", endpointId)
    .orderBy("created_at", "desc")
    .limit(mostShown)
    .execute();
  return rows.map((row) => asDelivery(row, now));
}

export function asDelivery(row: OutboxRow, now: number): Delivery {
  const [receiver] = parseRecipients(row).recipients;
  // While it is being sent, the time is the end of a worker's lease.
  const waits = row.state === "pending" && row.lease_token === null && row.available_at > now;
  return {
    id: row.id,
    leadId: row.lead_id,
    state: stateOf(row.state, receiver?.state === "delivered"),
    attempts: row.attempts,
    answer: row.last_error ?? receiver?.response ?? null,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    nextAttemptAt: waits ? row.available_at : null,
  };
}

function stateOf(state: OutboxState, arrived: boolean): Delivery["state"] {
  if (state === "pending") return "waiting";
  if (state === "dead") return "failed";
  return arrived ? "delivered" : "not-sent";
}

/** How many leads wait for each connection, and how many did not get there. */
export async function unfinishedDeliveries(
  queries: Queries,
): Promise<Map<string, { waiting: number; failed: number }>> {
  const count = (state: OutboxState) =>
    queries
      .selectFrom("outbox")
      .select(({ fn }) => ["endpoint_id", fn.countAll().as("count")])
      // Written into the query, so that SQLite uses the partial index of this state.
      .where("state", "=", sql.lit(state))
      .where("endpoint_id", "is not", null)
      .groupBy("endpoint_id")
      .execute();
  const found = new Map<string, { waiting: number; failed: number }>();
  const add = (rows: Awaited<ReturnType<typeof count>>, key: "waiting" | "failed") => {
    for (const { endpoint_id: id, count: number } of rows) {
      const counts = found.get(id ?? "") ?? { waiting: 0, failed: 0 };
      found.set(id ?? "", { ...counts, [key]: Number(number) });
    }
  };
  add(await count("pending"), "waiting");
  add(await count("dead"), "failed");
  return found;
}

/**
 * Sends one again at once, with all its attempts and under the same id, by which a receiver knows
 * what it has already. Undefined if there is none, or it is being sent at this moment.
 */
export async function replayDelivery(
  queries: Queries,
  id: string,
  now: number,
): Promise<OutboxRow | undefined> {
  const row = await queries
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", id)
    .where("endpoint_id", "is not", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const recipients = parseRecipients(row).recipients.map((one) => ({
    ...one,
    state: "pending",
    response: null,
  }));
  return queries
    .updateTable("outbox")
    .set({
      recipients: JSON.stringify(recipients),
      state: "pending",
      attempts: 0,
      available_at: now,
      last_error: null,
      finished_at: null,
    })
    .where("id", "=", id)
    .where("lease_token", "is", null)
    .returningAll()
    .executeTakeFirst();
}

import { sql } from "kysely";
import type { Delivery } from "#contracts/desk/connections.ts";
import { parseRecipients } from "../outbox/recipients.ts";
import { changeRows } from "../storage/rows.ts";
import type { MessageStatus, OutboxRow, Queries } from "../storage/tables.ts";

const mostShown = 25;

export async function lastDeliveries(queries: Queries, connectionId: string, now: number) {
  const rows = await deliveriesWithPeople(queries)
    .where("connection_id", "=", connectionId)
    .orderBy("outbox.created_at", "desc")
    .limit(mostShown)
    .execute();
  return rows.map((row) => asDelivery(row, now));
}

function deliveriesWithPeople(queries: Queries) {
  return queries
    .selectFrom("outbox")
    .leftJoin("people", "people.id", "outbox.person_id")
    .selectAll("outbox")
    .select(["people.name as person_name", "people.email as person_email"]);
}

type AddressedRow = OutboxRow & { person_name: string | null; person_email: string | null };

export function asDelivery(row: AddressedRow, now: number): Delivery {
  const [receiver] = parseRecipients(row).recipients;
  // While a message is being sent, this time is the end of the worker's lease.
  const waits = row.status === "waiting" && row.lease_token === null && row.available_at > now;
  return {
    id: row.id,
    person:
      row.person_id === null
        ? null
        : { id: row.person_id, name: row.person_name, email: row.person_email },
    status: row.status,
    skipped: row.status === "sent" && receiver?.status !== "delivered",
    attempts: row.attempts,
    answer: row.last_error ?? receiver?.response ?? null,
    createdAt: row.created_at,
    nextAttemptAt: waits ? row.available_at : null,
  };
}

/** How many messages of a connection, by its id, wait or were given up. */
export async function unfinishedDeliveries(queries: Queries) {
  const countsOf = async (status: MessageStatus) => {
    const rows = await queries
      .selectFrom("outbox")
      .select(({ fn }) => ["connection_id", fn.countAll<number>().as("count")])
      // A literal, not a parameter, because SQLite uses the partial index only for a literal.
      .where("status", "=", sql.lit(status))
      .where("connection_id", "is not", null)
      .groupBy("connection_id")
      .execute();
    return new Map(rows.map(({ connection_id, count }) => [connection_id, count]));
  };
  const [waiting, failed] = [await countsOf("waiting"), await countsOf("failed")];
  return (id: string) => ({ waiting: waiting.get(id) ?? 0, failed: failed.get(id) ?? 0 });
}

/** The id stays, so that a receiver can recognize it. Undefined while it is being sent. */
export async function replayDelivery(queries: Queries, id: string, now: number) {
  const row = await deliveriesWithPeople(queries)
    .where("outbox.id", "=", id)
    .where("connection_id", "is not", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const recipients = parseRecipients(row).recipients.map((one) => ({
    ...one,
    status: "waiting",
    response: null,
  }));
  const unsent = { id, lease_token: null };
  const [replayed] = await changeRows(queries, "outbox", unsent, {
    recipients: JSON.stringify(recipients),
    status: "waiting",
    attempts: 0,
    available_at: now,
    last_error: null,
    finished_at: null,
  });
  return replayed && { ...row, ...replayed };
}

import { sql } from "kysely";
import type { Queries } from "../storage/queries.ts";
import type { OutboxRow, OutboxState } from "../storage/tables.ts";
import type { Recipient } from "./recipients.ts";

export type OutboxStatus = { pending: number; dead: number; oldestPendingMs: number };

/**
 * Both questions are answered from partial indexes, which SQLite takes only for a state that is
 * written into the query: a long history costs nothing.
 */
export async function outboxStatus(queries: Queries, now: number): Promise<OutboxStatus> {
  const pending = await queries
    .selectFrom("outbox")
    .select((value) => [value.fn.countAll().as("count"), value.fn.min("created_at").as("oldest")])
    .where("state", "=", sql.lit<OutboxState>("pending"))
    .executeTakeFirstOrThrow();
  const dead = await queries
    .selectFrom("outbox")
    .select((value) => value.fn.countAll().as("count"))
    .where("state", "=", sql.lit<OutboxState>("dead"))
    .executeTakeFirstOrThrow();
  return {
    pending: Number(pending.count),
    dead: Number(dead.count),
    oldestPendingMs: pending.oldest === null ? 0 : Math.max(0, now - Number(pending.oldest)),
  };
}

export function unfinished(queries: Queries): Promise<OutboxRow[]> {
  return queries
    .selectFrom("outbox")
    .selectAll()
    .where("state", "in", ["pending", "dead"])
    .orderBy("created_at")
    .execute();
}

/**
 * Gives dead messages a new life, with all their attempts, and lets waiting ones go at once.
 * Recipients that have it already do not get it again. Returns how many there were.
 */
export async function retry(
  queries: Queries,
  which: { id: string } | "dead",
  now: number,
): Promise<number> {
  const chosen = await queries
    .selectFrom("outbox")
    .select(["id", "recipients"])
    .$if(which === "dead", (query) => query.where("state", "=", "dead"))
    .$if(which !== "dead", (query) =>
      query
        .where("id", "=", (which as { id: string }).id)
        .where("state", "in", ["pending", "dead"])
        .where("lease_token", "is", null),
    )
    .execute();
  for (const { id, recipients } of chosen) {
    const again = (JSON.parse(recipients) as Recipient[]).map((recipient) =>
      recipient.state === "refused" ? { ...recipient, state: "pending" } : recipient,
    );
    await queries
      .updateTable("outbox")
      .set({
        recipients: JSON.stringify(again),
        state: "pending",
        attempts: 0,
        available_at: now,
        finished_at: null,
      })
      .where("id", "=", id)
      .execute();
  }
  return chosen.length;
}

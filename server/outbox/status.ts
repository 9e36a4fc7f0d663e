import { sql } from "kysely";
import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxRow, OutboxState, Queries } from "../storage/tables.ts";
import { parseRecipients } from "./recipients.ts";
import type { OutboxTiming } from "./timing.ts";

export type OutboxStatus = {
  pending: number;
  dead: number;
  oldestPendingMs: number;
  /** The oldest has waited so long that somebody should look. */
  stuck: boolean;
};

/**
 * Both questions are answered from partial indexes, which SQLite uses only for a state that is
 * written into the query: a long history costs nothing.
 */
export async function outboxStatus(
  queries: Queries,
  now: number,
  timing: OutboxTiming,
): Promise<OutboxStatus> {
  const count = (state: OutboxState) =>
    queries
      .selectFrom("outbox")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
      .where("state", "=", sql.lit(state))
      .executeTakeFirstOrThrow();
  const pending = await count("pending");
  const dead = await count("dead");
  const oldestPendingMs = pending.oldest === null ? 0 : Math.max(0, now - Number(pending.oldest));
  return {
    pending: Number(pending.count),
    dead: Number(dead.count),
    oldestPendingMs,
    stuck: oldestPendingMs > timing.stuckAfterMs,
  };
}

/** Logs when the queue gets stuck, when messages are dead, and when all is well again. */
export function watchOutbox(parts: {
  storage: Storage;
  timing: OutboxTiming;
  now: () => Promise<number>;
  log: Log;
}): () => Promise<void> {
  let lastLogged = "";
  return async function check() {
    const now = await parts.now();
    const { pending, dead, stuck } = await parts.storage.run((queries) =>
      outboxStatus(queries, now, parts.timing),
    );
    const state = `${stuck} ${dead}`;
    if (state === lastLogged) return;
    lastLogged = state;
    if (stuck || dead > 0) parts.log.error("outbox-needs-attention", { pending, dead, stuck });
    else parts.log.info("outbox-well", { pending, dead, stuck });
  };
}

export function unfinishedMessages(queries: Queries): Promise<OutboxRow[]> {
  return queries
    .selectFrom("outbox")
    .selectAll()
    .where("state", "in", ["pending", "dead"])
    .orderBy("created_at")
    .execute();
}

/**
 * Gives dead messages all their attempts again, and lets waiting ones go at once. Recipients that
 * have it already do not get it again. Returns the messages.
 */
export async function retry(
  queries: Queries,
  which: { id: string } | "dead",
  { onlyMail, now }: { onlyMail: boolean; now: number },
): Promise<Pick<OutboxRow, "id" | "purpose" | "lead_id">[]> {
  const unfinished = queries
    .selectFrom("outbox")
    .select(["id", "purpose", "lead_id", "recipients"])
    .$if(onlyMail, (query) => query.where("channel", "=", "mail"));
  const chosen = await (which === "dead"
    ? unfinished.where("state", "=", "dead")
    : unfinished
        .where("id", "=", which.id)
        .where("state", "in", ["pending", "dead"])
        .where("lease_token", "is", null)
  ).execute();
  for (const { id, recipients } of chosen.map(parseRecipients)) {
    const again = recipients.map((recipient) =>
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
  return chosen;
}

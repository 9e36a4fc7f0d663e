import { sql } from "kysely";
import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import type { MessageStatus, OutboxRow, Queries } from "../storage/tables.ts";
import type { OutboxTiming } from "./timing.ts";

export type OutboxStatus = {
  waiting: number;
  failed: number;
  oldestWaitingMs: number;
  /** Whether the oldest message has waited so long that an operator should check. */
  stuck: boolean;
};

/**
 * Without newsletters, which each issue counts. Both counts use partial indexes, so a long history
 * costs nothing. SQLite uses them only if the status is a literal in the query.
 */
export async function outboxStatus(
  queries: Queries,
  now: number,
  timing: OutboxTiming,
): Promise<OutboxStatus> {
  const count = (status: MessageStatus) =>
    queries
      .selectFrom("outbox")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
      .where("status", "=", sql.lit(status))
      .where("newsletter_recipient_id", "is", null)
      .executeTakeFirstOrThrow();
  const waiting = await count("waiting");
  const failed = await count("failed");
  const oldestWaitingMs = waiting.oldest === null ? 0 : Math.max(0, now - Number(waiting.oldest));
  return {
    waiting: Number(waiting.count),
    failed: Number(failed.count),
    oldestWaitingMs,
    stuck: oldestWaitingMs > timing.stuckAfterMs,
  };
}

export function watchOutbox(parts: {
  storage: Storage;
  timing: OutboxTiming;
  now: () => Promise<number>;
  log: Log;
}): () => Promise<void> {
  let lastLogged = "";
  return async function check() {
    const now = await parts.now();
    const { waiting, failed, stuck } = await parts.storage.run((queries) =>
      outboxStatus(queries, now, parts.timing),
    );
    const status = `${stuck} ${failed}`;
    if (status === lastLogged) return;
    lastLogged = status;
    if (stuck || failed > 0) parts.log.error("outbox-needs-attention", { waiting, failed, stuck });
    else parts.log.info("outbox-well", { waiting, failed, stuck });
  };
}

export function unfinishedMessages(queries: Queries): Promise<OutboxRow[]> {
  return queries
    .selectFrom("outbox")
    .selectAll()
    .where("status", "in", ["waiting", "failed"])
    .where("newsletter_recipient_id", "is", null)
    .orderBy("created_at")
    .execute();
}

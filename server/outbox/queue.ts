import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../storage/queries.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxRow, OutboxState } from "../storage/tables.ts";
import { type Recipient, type RecipientNews, withNews } from "./recipients.ts";
import { furthestPause, type OutboxTiming } from "./timing.ts";

export type Claimed = Omit<OutboxRow, "recipients" | "lease_token"> & {
  lease_token: string;
  recipients: Recipient[];
};

/** Written into the query, not bound to it: SQLite takes a partial index only for what it can read. */
const pending = sql.lit<OutboxState>("pending");

type ClaimRequest = {
  now: number;
  limit: number;
  timing: OutboxTiming;
  /** What this process has in hand already, whatever the clock says about its lease. */
  inHand: readonly string[];
};

/** Takes up to `limit` messages that are due, for the length of one lease. */
export async function claim(storage: Storage, request: ClaimRequest): Promise<Claimed[]> {
  const { now, timing } = request;
  const due = await claimWhere(storage, request, "<=", now);
  // Only when nothing is due: each look is one short walk along an index.
  if (due.length > 0) return due;
  return claimWhere(storage, request, ">", now + furthestPause(timing));
}

async function claimWhere(
  storage: Storage,
  { now, limit, timing, inHand }: ClaimRequest,
  comparison: "<=" | ">",
  time: number,
): Promise<Claimed[]> {
  const leaseToken = randomUUID();
  const claimed = await storage.run((queries) => {
    const due = queries
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", pending)
      .where("available_at", comparison, time)
      .$if(inHand.length > 0, (query) => query.where("id", "not in", inHand))
      .orderBy("available_at")
      .orderBy("created_at")
      .limit(limit)
      // Servers that share a PostgreSQL database step over each other's rows instead of waiting.
      .$if(storage.engine === "postgres", (query) => query.forUpdate().skipLocked());
    return queries
      .updateTable("outbox")
      .set((value) => ({
        attempts: value("attempts", "+", 1),
        available_at: now + timing.leaseMs,
        lease_token: leaseToken,
      }))
      .where("id", "in", due)
      .returningAll()
      .execute();
  });
  return claimed.map((row) => ({
    ...row,
    lease_token: leaseToken,
    recipients: JSON.parse(row.recipients),
  }));
}

/** What became of a claimed message. */
export type Settlement =
  | { state: "done"; error?: string }
  | { state: "dead"; error: string }
  | { state: "pending"; error: string; availableAt: number };

/** Says whether the lease still held: if not, somebody else has the message now. */
export async function settle(
  queries: Queries,
  claimed: Claimed,
  settlement: Settlement,
  news: readonly RecipientNews[],
  now: number,
): Promise<boolean> {
  const settled = await queries
    .updateTable("outbox")
    .set({
      recipients: JSON.stringify(withNews(claimed.recipients, news)),
      state: settlement.state,
      last_error: settlement.error ?? null,
      lease_token: null,
      finished_at: settlement.state === "pending" ? null : now,
      ...(settlement.state === "pending" ? { available_at: settlement.availableAt } : {}),
    })
    .where("id", "=", claimed.id)
    .where("lease_token", "=", claimed.lease_token)
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

import { sql } from "kysely";
import type { MailDraft } from "../mail/message.ts";
import { newId } from "../storage/ids.ts";
import type { Storage } from "../storage/storage.ts";
import type { OutboxChannel, OutboxRow, OutboxState, Queries } from "../storage/tables.ts";
import { holderHasEnded, newLeaseToken } from "./lease-holder.ts";
import {
  applyUpdates,
  newRecipients,
  parseRecipients,
  type Recipient,
  type RecipientUpdate,
} from "./recipients.ts";
import { longestDelay, type OutboxTiming } from "./timing.ts";

/** A message to be sent: stored in its lead's transaction, sent by the outbox worker. */
export type Outgoing = OutgoingMail | OutgoingWebhook;

export type OutgoingMail = {
  channel: "mail";
  purpose: string;
  draft: MailDraft;
  /** Who gets it. Blind copies stand here only: never in a header. */
  recipients: Pick<Recipient, "address" | "role">[];
};

export type OutgoingWebhook = {
  channel: "webhook";
  purpose: "lead";
  endpoint: { id: string; name: string };
  /** JSON, as it will be signed and posted. */
  body: string;
};

export type Enqueued = { outgoing: Outgoing; leadId: string | null; now: number };

/** Puts messages into the outbox, within the caller's transaction. */
export async function enqueue(queries: Queries, items: readonly Enqueued[]): Promise<void> {
  if (items.length === 0) return;
  await queries.insertInto("outbox").values(items.map(outboxRow)).execute();
}

export function outboxRow({ outgoing, leadId, now }: Enqueued): OutboxRow {
  const isMail = outgoing.channel === "mail";
  return {
    id: newId(),
    lead_id: leadId,
    endpoint_id: isMail ? null : outgoing.endpoint.id,
    channel: outgoing.channel,
    purpose: outgoing.purpose,
    content: isMail ? JSON.stringify(outgoing.draft) : outgoing.body,
    recipients: JSON.stringify(
      newRecipients(
        isMail ? outgoing.recipients : [{ address: outgoing.endpoint.name, role: "to" }],
      ),
    ),
    state: "pending",
    attempts: 0,
    // Due at once, also for a server whose clock is behind the one that writes this.
    available_at: 0,
    lease_token: null,
    last_error: null,
    created_at: now,
    finished_at: null,
  };
}

export type Claimed = Omit<OutboxRow, "recipients" | "lease_token"> & {
  lease_token: string;
  recipients: Recipient[];
};

type ClaimRequest = {
  now: number;
  timing: OutboxTiming;
  /** Messages that this process is sending already, whatever the clock says about their lease. */
  inProgress: readonly string[];
  /** Channels that can take one more. */
  channels: readonly OutboxChannel[];
};

/** Takes the next message that is due, for the length of one lease. */
export async function claimNext(
  storage: Storage,
  request: ClaimRequest,
): Promise<Claimed | undefined> {
  const { now, timing } = request;
  // The second query only when nothing is due: each is one short walk along an index.
  return (
    (await claimWhere(storage, request, "<=", now)) ??
    claimWhere(storage, request, ">", now + longestDelay(timing))
  );
}

async function claimWhere(
  storage: Storage,
  { now, timing, inProgress, channels }: ClaimRequest,
  comparison: "<=" | ">",
  time: number,
): Promise<Claimed | undefined> {
  const leaseToken = newLeaseToken();
  const claimed = await storage.run((queries) => {
    const due = queries
      .selectFrom("outbox")
      .select("id")
      // Not bound as a parameter: SQLite uses a partial index only for a value it can read.
      .where("state", "=", sql.lit<OutboxState>("pending"))
      .where("available_at", comparison, time)
      .where("channel", "in", channels)
      .$if(inProgress.length > 0, (query) => query.where("id", "not in", inProgress))
      .orderBy("available_at")
      .orderBy("created_at")
      .limit(1)
      // Servers that share a PostgreSQL database skip each other's rows instead of waiting.
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
      .executeTakeFirst();
  });
  return claimed && { ...parseRecipients(claimed), lease_token: leaseToken };
}

/** A message whose lease this was, unless it has been settled or taken by another worker since. */
export async function claimedBefore(
  storage: Storage,
  id: string,
  leaseToken: string,
): Promise<Claimed | undefined> {
  const row = await storage.run((queries) =>
    queries
      .selectFrom("outbox")
      .selectAll()
      .where("id", "=", id)
      .where("lease_token", "=", leaseToken)
      .executeTakeFirst(),
  );
  return row && { ...parseRecipients(row), lease_token: leaseToken };
}

/**
 * What a process that has ended had in hand is due at once, not when its lease is over; so is what
 * it could not get rid of: it may have been stopped because nothing went out.
 */
export async function releaseAfterRestart(storage: Storage): Promise<void> {
  const pending = await storage.run((queries) =>
    queries
      .selectFrom("outbox")
      .select(["id", "lease_token", "last_error"])
      .where("state", "=", sql.lit<OutboxState>("pending"))
      .execute(),
  );
  const due = pending.filter(({ lease_token, last_error }) =>
    lease_token === null ? last_error?.startsWith(unreachable) : holderHasEnded(lease_token),
  );
  for (const { id, lease_token } of due)
    await storage.run((queries) =>
      queries
        .updateTable("outbox")
        .set({ available_at: 0, lease_token: null })
        .where("id", "=", id)
        .where("lease_token", lease_token === null ? "is" : "=", lease_token)
        .execute(),
    );
}

/** Begins the text of why a message waits, when nobody answered for the whole channel. */
const unreachable = "Not reached: ";

/** The other side is back: what waits because of it is due, in the order in which it was written. */
export async function releaseUnreached(queries: Queries, channel: OutboxChannel): Promise<void> {
  await queries
    .updateTable("outbox")
    .set({ available_at: 0 })
    .where("state", "=", sql.lit<OutboxState>("pending"))
    .where("channel", "=", channel)
    .where("lease_token", "is", null)
    .where("last_error", "like", `${unreachable}%`)
    .execute();
}

/** What became of a claimed message. */
export type Settlement =
  | { state: "done"; error?: string }
  | { state: "dead"; error: string }
  | { state: "pending"; error: string; availableAt: number; unreached?: boolean };

/** Returns whether the lease still held: if not, another worker has the message now. */
export async function settle(
  queries: Queries,
  claimed: Claimed,
  settlement: Settlement,
  updates: readonly RecipientUpdate[],
  now: number,
): Promise<boolean> {
  const settled = await queries
    .updateTable("outbox")
    .set({
      recipients: JSON.stringify(applyUpdates(claimed.recipients, updates)),
      state: settlement.state,
      last_error: reasonToKeep(settlement),
      lease_token: null,
      ...(settlement.state === "pending"
        ? { available_at: settlement.availableAt, finished_at: null }
        : { finished_at: now }),
    })
    .where("id", "=", claimed.id)
    .where("lease_token", "=", claimed.lease_token)
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

function reasonToKeep(settlement: Settlement): string | null {
  const unreached = settlement.state === "pending" && settlement.unreached;
  return (unreached ? unreachable : "") + (settlement.error ?? "") || null;
}

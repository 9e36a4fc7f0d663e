import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { OutgoingMail } from "../mail/message.ts";
import { newId } from "../storage/ids.ts";
import { changeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { MessageStatus, OutboxRow, Queries } from "../storage/tables.ts";
import {
  applyUpdates,
  newRecipients,
  parseRecipients,
  type Recipient,
  type RecipientUpdate,
} from "./recipients.ts";
import { longestDelay, type OutboxTiming } from "./timing.ts";

export type Outgoing = OutgoingMail | OutgoingWebhook;

export type OutgoingWebhook = {
  channel: "webhook";
  purpose: "lead" | "booking";
  connection: { id: string; name: string };
  /** JSON, exactly as it will be signed and posted. */
  body: string;
};

/** Whom a message is about, and what they sent. It is erased with either. */
type About = {
  personId?: string | null | undefined;
  leadId?: string | null | undefined;
  now: number;
};

export async function enqueue(queries: Queries, messages: readonly Outgoing[], about: About) {
  if (messages.length === 0) return;
  const rows = messages.map((outgoing) => outboxRow(outgoing, about));
  await queries.insertInto("outbox").values(rows).execute();
}

export function outboxRow(outgoing: Outgoing, { personId, leadId, now }: About): OutboxRow {
  const isMail = outgoing.channel === "mail";
  return {
    id: newId(),
    person_id: personId ?? null,
    lead_id: leadId ?? null,
    connection_id: isMail ? null : outgoing.connection.id,
    newsletter_recipient_id: null,
    channel: outgoing.channel,
    purpose: outgoing.purpose,
    content: isMail ? JSON.stringify(outgoing.draft) : outgoing.body,
    recipients: JSON.stringify(
      newRecipients(
        isMail ? outgoing.recipients : [{ address: outgoing.connection.name, role: "to" }],
      ),
    ),
    ...untried,
    ...(isMail && outgoing.notBefore && { available_at: outgoing.notBefore }),
    created_at: now,
  };
}

export const untried = {
  status: "waiting",
  attempts: 0,
  // 0 is due at once, even for a server whose clock is behind the one that writes this.
  available_at: 0,
  lease_token: null,
  last_error: null,
  finished_at: null,
  set_aside_at: null,
} as const;

export type Claimed = Omit<OutboxRow, "recipients" | "lease_token"> & {
  lease_token: string;
  recipients: Recipient[];
};

/** E-mails sent at once. Each connection has one slot: one that hangs delays no other. */
const mailSlots = 5;
/** The other slots stay free for leads, even if a mail server takes a minute for each newsletter. */
const newsletterSlots = 3;

type ClaimRequest = {
  now: number;
  timing: OutboxTiming;
  /** What this process is already sending, even if a clock change makes its leases look expired. */
  inProgress: readonly Claimed[];
};

export async function claimNext(storage: Storage, request: ClaimRequest) {
  const { now, timing } = request;
  // The second query runs only when nothing is due. Each is a short index scan.
  return (
    (await claimWhere(storage, request, "<=", now)) ??
    claimWhere(storage, request, ">", now + longestDelay(timing))
  );
}

async function claimWhere(
  storage: Storage,
  { now, timing, inProgress }: ClaimRequest,
  comparison: "<=" | ">",
  time: number,
): Promise<Claimed | undefined> {
  const mails = inProgress.filter(({ channel }) => channel === "mail").map(({ id }) => id);
  const newsletters = inProgress.filter((message) => message.newsletter_recipient_id !== null);
  const busyConnections = inProgress.flatMap(({ connection_id }) => connection_id ?? []);
  const leaseToken = randomUUID();
  const claimed = await storage.run((queries) => {
    const due = queries
      .selectFrom("outbox")
      .select("id")
      // A literal, not a parameter, because SQLite uses a partial index only for a literal.
      .where("status", "=", sql.lit<MessageStatus>("waiting"))
      .where("available_at", comparison, time)
      .$if(mails.length > 0, (query) => query.where("id", "not in", mails))
      .$if(mails.length >= mailSlots, (query) => query.where("channel", "!=", "mail"))
      .$if(newsletters.length >= newsletterSlots, (query) =>
        query.where("newsletter_recipient_id", "is", null),
      )
      .$if(busyConnections.length > 0, (query) =>
        query.where(({ eb, or }) =>
          or([eb("connection_id", "is", null), eb("connection_id", "not in", busyConnections)]),
        ),
      )
      .orderBy("available_at")
      .orderBy("created_at")
      .limit(1)
      // Servers that share a PostgreSQL database skip each other's rows instead of waiting.
      .$if(storage.engine === "postgres", (query) => query.forUpdate().skipLocked());
    return (
      queries
        .updateTable("outbox")
        .set((value) => ({
          attempts: value("attempts", "+", 1),
          available_at: now + timing.leaseMs,
          lease_token: leaseToken,
        }))
        // Not `in`, because PostgreSQL may then run the subquery once for each row and claim
        // several.
        .where("id", "=", due)
        .returningAll()
        .executeTakeFirst()
    );
  });
  return claimed && { ...parseRecipients(claimed), lease_token: leaseToken };
}

export type Settlement =
  | { status: "sent"; error?: string }
  | { status: "failed"; error: string }
  | { status: "waiting"; error: string; availableAt: number };

/** Returns what is stored as its content. Undefined if another worker has the message now. */
export async function settle(
  queries: Queries,
  claimed: Claimed,
  settlement: Settlement,
  updates: readonly RecipientUpdate[],
  now: number,
): Promise<string | undefined> {
  const { id, lease_token } = claimed;
  const held = { id, lease_token };
  const [settled] = await changeRows(queries, "outbox", held, {
    recipients: JSON.stringify(applyUpdates(claimed.recipients, updates)),
    status: settlement.status,
    last_error: settlement.error ?? null,
    lease_token: null,
    ...(settlement.status === "waiting"
      ? { available_at: settlement.availableAt, finished_at: null }
      : { finished_at: now }),
  });
  return settled?.content;
}

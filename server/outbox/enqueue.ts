import { newId } from "../storage/ids.ts";
import type { Queries } from "../storage/queries.ts";
import type { OutboxRow } from "../storage/tables.ts";
import type { Outgoing } from "./outgoing.ts";
import { newRecipients } from "./recipients.ts";

/** Before any time there is, so that servers whose clocks differ agree that it is due. */
const atOnce = 0;

export type Enqueued = { outgoing: Outgoing; leadId: string | null; now: number };

/** Puts messages into the outbox, within the caller's transaction. */
export async function enqueue(queries: Queries, items: readonly Enqueued[]): Promise<void> {
  if (items.length === 0) return;
  await queries.insertInto("outbox").values(items.map(asRow)).execute();
}

function asRow({ outgoing, leadId, now }: Enqueued): OutboxRow {
  const isMail = outgoing.channel === "mail";
  return {
    id: newId(now),
    lead_id: leadId,
    channel: outgoing.channel,
    purpose: outgoing.purpose,
    content: isMail ? JSON.stringify(outgoing.draft) : outgoing.body,
    recipients: JSON.stringify(isMail ? newRecipients(outgoing.recipients) : []),
    state: "pending",
    attempts: 0,
    available_at: atOnce,
    lease_token: null,
    last_error: null,
    created_at: now,
    finished_at: null,
  };
}

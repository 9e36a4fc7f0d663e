import { randomUUID } from "node:crypto";
import type { Outgoing } from "./outgoing.ts";
import type { Queries } from "./queries.ts";
import { newRecipients } from "./recipients.ts";

/** Before any time there is, so that servers whose clocks differ agree that it is due. */
const atOnce = 0;

/** Puts messages into the outbox, within the caller's transaction. */
export async function enqueue(
  queries: Queries,
  outgoing: readonly Outgoing[],
  about: { leadId: string | null; now: number },
): Promise<void> {
  if (outgoing.length === 0) return;
  await queries
    .insertInto("outbox")
    .values(
      outgoing.map((item) => ({
        id: randomUUID(),
        lead_id: about.leadId,
        channel: item.channel,
        purpose: item.purpose,
        content: item.channel === "mail" ? JSON.stringify(item.draft) : item.body,
        recipients: JSON.stringify(item.channel === "mail" ? newRecipients(item.recipients) : []),
        state: "pending" as const,
        attempts: 0,
        available_at: atOnce,
        lease_token: null,
        last_error: null,
        created_at: about.now,
        finished_at: null,
      })),
    )
    .execute();
}
